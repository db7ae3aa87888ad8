package org.jadoube.web.lichess;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.Game;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.game.Ply;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.san.San;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.lobby.Variant;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredSeat;
import org.jadoube.web.lichess.Variants.Named;
import org.jadoube.wire.Names;

/// Games, as Lichess's streams and exports show them.
record GameJson(Users users) {
  /// The time that its clients take for no limit at all.
  private static final long UNLIMITED_MILLIS = Integer.MAX_VALUE;

  /// A clock, in milliseconds in streams, in seconds in exports.
  record Clock(long initial, long increment, Optional<Long> totalTime) {}

  /// A kind of games.
  record Perf(String name) {}

  /// The first line of a game's stream.
  record Full(
      String type,
      String id,
      boolean rated,
      Named variant,
      Optional<Clock> clock,
      String speed,
      Perf perf,
      long createdAt,
      Users.Player white,
      Users.Player black,
      String initialFen,
      State state) {}

  /// How a game stands.
  ///
  /// @param moves as UCI, separated by spaces; castling is the king taking the rook in Chess960
  /// @param wdraw whether White offers a draw
  /// @param wtakeback whether White proposes to take a move back
  record State(
      String type,
      String moves,
      long wtime,
      long btime,
      long winc,
      long binc,
      String status,
      Optional<String> winner,
      Optional<Boolean> wdraw,
      Optional<Boolean> bdraw,
      Optional<Boolean> wtakeback,
      Optional<Boolean> btakeback,
      Optional<String> rematch) {
    /// Whether somebody who has been sent the other one has to be sent this.
    boolean isNewsAfter(State other) {
      return !moves.equals(other.moves)
          || !status.equals(other.status)
          || !wdraw.equals(other.wdraw)
          || !bdraw.equals(other.bdraw)
          || !wtakeback.equals(other.wtakeback)
          || !btakeback.equals(other.btakeback)
          || !rematch.equals(other.rematch);
    }
  }

  /// A status by number and name.
  record StatusName(int id, String name) {}

  /// An opponent.
  record Opponent(Optional<String> id, String username, int rating) {}

  /// Which clients may play a game.
  record Compat(boolean bot, boolean board) {}

  /// A game of an account, in its events.
  ///
  /// @param hasMoved whether the account has
  record Own(
      String fullId,
      String gameId,
      String id,
      String fen,
      String color,
      String lastMove,
      String source,
      StatusName status,
      Named variant,
      String speed,
      String perf,
      boolean rated,
      boolean hasMoved,
      Opponent opponent,
      boolean isMyTurn,
      Optional<Long> secondsLeft,
      Optional<String> initialFen,
      Optional<String> winner,
      Compat compat) {}

  /// A player in an export.
  record Exported(Optional<Users.Light> user, Optional<String> name, int rating) {}

  /// A game in an export.
  record Export(
      String id,
      boolean rated,
      String variant,
      String speed,
      String perf,
      String source,
      long createdAt,
      long lastMoveAt,
      String status,
      Map<String, Exported> players,
      Optional<String> winner,
      String moves,
      Optional<String> initialFen,
      Optional<Clock> clock) {}

  Full full(Snapshot snapshot, Instant at) {
    Game game = snapshot.game();
    Speed speed = Speed.of(game.regulations().timeControl());
    return new Full(
        "gameFull",
        snapshot.stored().id().text(),
        /* rated= */ false,
        Variants.named(variant(game)),
        clock(game).map(seconds -> millis(seconds)),
        speed.key(),
        new Perf(speed.title()),
        snapshot.stored().created().toEpochMilli(),
        player(snapshot, Colour.WHITE),
        player(snapshot, Colour.BLACK),
        Variants.start(game.start()),
        state(snapshot, at));
  }

  static Variant variant(Game game) {
    return Variants.of(game.start());
  }

  private static Optional<Clock> clock(Game game) {
    TimeControl control = game.regulations().timeControl();
    long initial = Speed.initial(control).toSeconds();
    long increment = Speed.increment(control).toSeconds();
    return control.isTimed()
        ? Optional.of(new Clock(initial, increment, Optional.of(initial + 40 * increment)))
        : Optional.empty();
  }

  private static Clock millis(Clock seconds) {
    return new Clock(seconds.initial() * 1000, seconds.increment() * 1000, Optional.empty());
  }

  private Users.Player player(Snapshot snapshot, Colour colour) {
    Optional<StoredSeat> seat = snapshot.stored().seat(StoredColour.of(colour));
    return seat.flatMap(StoredSeat::account)
        .flatMap(users::ofSeat)
        .map(users::player)
        .or(() -> seat.flatMap(StoredSeat::computer).map(Users::computer))
        .orElseGet(() -> Users.guest(seat.map(StoredSeat::name).orElse("")));
  }

  /// How a game stands at a moment of its own time.
  State state(Snapshot snapshot, Instant at) {
    Game game = snapshot.game();
    GameCourse outcome = GameCourse.of(snapshot);
    Duration increment = Speed.increment(game.regulations().timeControl());
    return new State(
        "gameState",
        moves(game),
        millis(game, Colour.WHITE, at),
        millis(game, Colour.BLACK, at),
        increment.toMillis(),
        increment.toMillis(),
        outcome.status().text(),
        outcome.winner().map(Names::of),
        offered(game, Colour.WHITE, outcome),
        offered(game, Colour.BLACK, outcome),
        takesBack(game, Colour.WHITE),
        takesBack(game, Colour.BLACK),
        snapshot.stored().casual().rematch().map(Object::toString));
  }

  private static Optional<Boolean> offered(Game game, Colour by, GameCourse outcome) {
    return outcome.isOpen() ? game.openOffer(by).map(_ -> true) : Optional.empty();
  }

  private static Optional<Boolean> takesBack(Game game, Colour by) {
    return game.openTakeback().filter(by::equals).map(_ -> true);
  }

  private static long millis(Game game, Colour colour, Instant at) {
    return game.clock().left(colour, at).map(Duration::toMillis).orElse(UNLIMITED_MILLIS);
  }

  private static String moves(Game game) {
    return game.ply().all().stream()
        .flatMap(ply -> ply.made().stream())
        .map(made -> uci(game, made.move()))
        .collect(Collectors.joining(" "));
  }

  private static String uci(Game game, Move move) {
    return variant(game) == Variant.CHESS960 ? Uci.write960(move) : Uci.write(move);
  }

  /// A game as one of its players sees it.
  Own own(Snapshot snapshot, Colour colour, Instant at) {
    Game game = snapshot.game();
    GameCourse outcome = GameCourse.of(snapshot);
    Speed speed = Speed.of(game.regulations().timeControl());
    Users.Player opponent = player(snapshot, colour.opposite());
    String id = snapshot.stored().id().text();
    return new Own(
        id,
        id,
        id,
        Fen.write(game.setup()),
        Names.of(colour),
        game.ply().made().map(made -> uci(game, made.move())).orElse(""),
        "friend",
        new StatusName(outcome.status().id(), outcome.status().text()),
        Variants.named(variant(game)),
        speed.key(),
        speed.key(),
        /* rated= */ false,
        game.movesBy(colour) > 0,
        new Opponent(opponent.id(), opponent.name(), opponent.rating()),
        outcome.isOpen() && game.turn() == colour,
        game.clock().left(colour, at).map(Duration::toSeconds),
        initialFen(game),
        outcome.winner().map(Names::of),
        new Compat(true, true));
  }

  private static Optional<String> initialFen(Game game) {
    return variant(game) == Variant.STANDARD
        ? Optional.empty()
        : Optional.of(Fen.write(game.start()));
  }

  Export export(Snapshot snapshot) {
    Game game = snapshot.game();
    GameCourse outcome = GameCourse.of(snapshot);
    Speed speed = Speed.of(game.regulations().timeControl());
    long created = snapshot.stored().created().toEpochMilli();
    return new Export(
        snapshot.stored().id().text(),
        /* rated= */ false,
        Variants.named(variant(game)).key(),
        speed.key(),
        speed.key(),
        "friend",
        created,
        game.latest().map(Instant::toEpochMilli).orElse(created),
        outcome.status().text(),
        Map.of(
            "white", exported(snapshot, Colour.WHITE), "black", exported(snapshot, Colour.BLACK)),
        outcome.winner().map(Names::of),
        san(game),
        initialFen(game),
        clock(game));
  }

  private Exported exported(Snapshot snapshot, Colour colour) {
    Optional<StoredSeat> seat = snapshot.stored().seat(StoredColour.of(colour));
    Optional<Users.Light> user =
        seat.flatMap(StoredSeat::account).flatMap(users::ofSeat).map(users::light);
    return new Exported(
        user, user.isPresent() ? Optional.empty() : seat.map(StoredSeat::name), Users.RATING);
  }

  private static String san(Game game) {
    return game.ply().all().stream()
        .flatMap(ply -> ply.made().map(made -> san(ply, made.move())).stream())
        .collect(Collectors.joining(" "));
  }

  private static String san(Ply ply, Move move) {
    return ply.previous().map(before -> San.write(before.position(), move)).orElse("");
  }
}
