package org.jadoube.web.view;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;
import org.jadoube.play.game.LatestPause;
import org.jadoube.play.game.Rematch;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.game.WhoIsHere;
import org.jadoube.store.Aborter;
import org.jadoube.store.GameId;
import org.jadoube.store.Outage;
import org.jadoube.store.StoredArbiter;
import org.jadoube.store.StoredColour;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;
import org.jadoube.web.view.GameView.EndingView;
import org.jadoube.web.view.States.Stages;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// The current state of a game.
///
/// @param turn who has the move
/// @param check the square of the king in check
/// @param legalMoves in UCI, for the player having the move; after a wrong claim only those that it
///   leaves, and none unless the game is in play
/// @param offer who has offered a draw, while it is open
/// @param takeback who has proposed to take a move back, until the opponent answers
/// @param bound the move that must be made after a wrong claim
/// @param opening the name of the opening, if it has one
/// @param rulings since the latest move, without their details and without the one that ends the
///   game
/// @param table the board and the hands at it, if the game is played over the board
/// @param permissions of the player who reads this; absent for spectators
public record StateView(
    @NameOf(Phase.class) String phase,
    @NameOf(Colour.class) String turn,
    String fen,
    Optional<String> check,
    List<String> legalMoves,
    ClockView clock,
    @NameOf(Colour.class) Optional<String> offer,
    @NameOf(Colour.class) Optional<String> takeback,
    Optional<String> bound,
    Optional<PauseView> pause,
    Optional<OpeningView> opening,
    List<String> rulings,
    Optional<EndingView> ending,
    Optional<TableView> table,
    Optional<PermissionsView> permissions) {
  public StateView {
    legalMoves = List.copyOf(legalMoves);
    rulings = List.copyOf(rulings);
  }

  /// The state of a game at a moment.
  public static StateView of(Game game, Instant at, Wording wording) {
    return new StateView(
        Names.of(game.phase()),
        Names.of(game.turn()),
        Fen.write(game.setup(), FenDialect.STANDARD),
        check(game.position()),
        legalMoves(game, at),
        ClockView.of(game.clock(), at),
        game.openOffer().map(offer -> Names.of(offer.by())),
        game.openTakeback().map(Names::of),
        game.boundTo().map(Names::of),
        PauseView.of(game, wording),
        OpeningView.of(game),
        rulings(game, wording),
        EndingView.of(game, wording),
        TableView.of(game, wording),
        Optional.empty());
  }

  /// This state with its clock at another moment.
  StateView at(ChessClock clock, Instant at) {
    return with(ClockView.of(clock, at), permissions);
  }

  /// This state if the game's own time is so much behind the time of day.
  StateView later(Duration behind) {
    return with(clock.later(behind), permissions);
  }

  /// This state while both clocks are stopped.
  StateView standing() {
    return with(clock.standing(), permissions);
  }

  /// This state with a player's permissions.
  StateView with(Optional<PermissionsView> permissions) {
    return with(clock, permissions);
  }

  private StateView with(ClockView clock, Optional<PermissionsView> permissions) {
    return new StateView(
        phase,
        turn,
        fen,
        check,
        legalMoves,
        clock,
        offer,
        takeback,
        bound,
        pause,
        opening,
        rulings,
        ending,
        table,
        permissions);
  }

  private static List<String> legalMoves(Game game, Instant at) {
    if (game.phase() == Phase.FINISHED || game.ply().astray().isPresent()) {
      return List.of();
    }
    Position position = game.position();
    return position.legalMoves().stream()
        .filter(move -> game.boundTo().isEmpty() || fulfils(move, game, at))
        .map(move -> Uci.write(position, move))
        .toList();
  }

  /// Whether a wrong claim leaves this move to the player.
  private static boolean fulfils(Move move, Game game, Instant at) {
    Instant moment = game.latest().filter(at::isBefore).orElse(at);
    Act made = new Act(Actor.player(game.turn()), moment, new Act.Move(Attempt.of(move)));
    return Laws.decide(made, game)
        .refusal()
        .filter(refusal -> refusal.objection() instanceof Objection.BoundByClaim)
        .isEmpty();
  }

  private static List<String> rulings(Game game, Wording wording) {
    List<Event> events = game.events();
    Stages stages = new Stages(game);
    return IntStream.rangeClosed(1, events.size())
        .map(back -> events.size() - back)
        .takeWhile(index -> !(events.get(index) instanceof Event.MoveMade))
        .filter(index -> isForNow(events.get(index)))
        .mapToObj(index -> stages.statement(index, events.get(index), wording).summary())
        .toList()
        .reversed();
  }

  private static boolean isForNow(Event event) {
    return event instanceof Ruling ruling && ruling.result().isEmpty();
  }

  static Optional<String> check(Position position) {
    return position.isCheck()
        ? position.board().squares(Piece.of(position.turn(), Role.KING)).stream()
            .findFirst()
            .map(Square::toString)
        : Optional.empty();
  }

  /// The first field of FEN.
  static String placement(Position position) {
    return placement(Setup.of(position));
  }

  static String placement(Setup setup) {
    String fen = Fen.write(setup, FenDialect.STANDARD);
    return fen.substring(0, fen.indexOf(' '));
  }

  /// The connected players and spectators.
  ///
  /// @param white whether White has the page open
  /// @param spectators how many others have
  public record PresenceView(
      @OneOf("presence") String type, boolean white, boolean black, int spectators) {
    static PresenceView of(WhoIsHere presence) {
      return new PresenceView(
          "presence", presence.white(), presence.black(), presence.spectators());
    }
  }

  /// The reason why the clocks are stopped.
  ///
  /// @param reason empty if the game is adjourned
  /// @param sentence for people, without the Article
  public record PauseView(@NameOf(PauseReason.class) Optional<String> reason, String sentence) {
    static Optional<PauseView> of(Game game, Wording wording) {
      return LatestPause.stopped(game)
          .map(event -> new PauseView(reason(game), sentence(event, wording)));
    }

    /// The sentence for a stopped clock. A claim in the quickplay finish without an arbiter ends
    /// the game, until one decides on it.
    private static String sentence(Event event, Wording wording) {
      Citation citation = event.citation();
      return citation.rule() == Rule.QUICKPLAY_WITHOUT_ARBITER
          ? wording
              .statement(new Refusal(citation, new QuickplayObjection.EndedByClaim()))
              .headline()
          : wording.statement(event).headline();
    }

    private static Optional<String> reason(Game game) {
      return LatestPause.of(game).map(pause -> Names.of(pause.reason()));
    }
  }

  /// Whether the server can store acts and run clocks. A player's lost connection is reported as
  /// `presence`, and stops no clock.
  ///
  /// @param stopped false as soon as it can again
  /// @param since when the outage that is over began, in milliseconds since 1970
  /// @param until its end
  /// @param unchargedMillis how much of it is charged to nobody: all of it, unless other processes
  ///   went on
  public record OutageView(
      @OneOf("outage") String type,
      boolean stopped,
      Optional<Long> since,
      Optional<Long> until,
      Optional<Long> unchargedMillis) {
    static OutageView begun() {
      return new OutageView(
          "outage", /* stopped= */ true, Optional.empty(), Optional.empty(), Optional.empty());
    }

    static OutageView over(Outage outage, Duration uncharged) {
      return new OutageView(
          "outage",
          /* stopped= */ false,
          Optional.of(outage.since().toEpochMilli()),
          Optional.of(outage.until().toEpochMilli()),
          Optional.of(uncharged.toMillis()));
    }
  }

  /// Another game with the colours reversed.
  ///
  /// @param by the player who has offered it
  /// @param game its id, once the opponent has accepted; the players have the same tokens there
  public record RematchView(@NameOf(Colour.class) String by, Optional<String> game) {
    /// The view of an offer.
    public static RematchView of(Rematch rematch) {
      return new RematchView(Names.of(rematch.by()), rematch.game().map(GameId::text));
    }
  }

  /// Arrangements outside the Laws: between the players, in games that nobody else runs, or by
  /// officials who take a round back.
  ///
  /// @param allowed whether the players can make them: abort the game until both have moved, and
  ///   play another one once it is over
  /// @param abortedBy the player who aborted it, or an official with its round, so that it has no
  ///   result and nothing more happens in it
  public record CasualView(
      boolean allowed,
      @NameOf(Aborter.class) Optional<String> abortedBy,
      Optional<RematchView> rematch) {
    /// The arrangements of a stored game.
    public static CasualView of(Snapshot snapshot) {
      return new CasualView(
          snapshot.isCasual(),
          snapshot.stored().casual().abortedBy().map(Names::of),
          Rematch.of(snapshot.stored()).map(RematchView::of));
    }
  }

  /// The players' names; absent while a seat is free.
  ///
  /// @param whiteIs the owner of the name: an `account`, to which it belongs; somebody whom the
  ///   organiser of the tournament has `entered`; a `guest`, who may have given any name; or a
  ///   `computer`
  public record PlayersView(
      Optional<String> white,
      Optional<String> black,
      @OneOf({"account", "entered", "guest", "computer"}) Optional<String> whiteIs,
      @OneOf({"account", "entered", "guest", "computer"}) Optional<String> blackIs) {
    private static final String GUEST = "guest";

    static PlayersView of(Snapshot snapshot) {
      return new PlayersView(
          snapshot.name(Colour.WHITE),
          snapshot.name(Colour.BLACK),
          snapshot.standing(Colour.WHITE),
          snapshot.standing(Colour.BLACK));
    }

    /// The name for files, where a guest is marked as one.
    String tag(Colour colour) {
      boolean white = colour == Colour.WHITE;
      boolean guest = (white ? whiteIs : blackIs).equals(Optional.of(GUEST));
      return (white ? white() : black())
          .map(name -> guest && !name.startsWith("Guest ") ? name + " (" + GUEST + ")" : name)
          .orElse("?");
    }
  }

  /// An arbiter of the game, once both players have accepted them.
  ///
  /// @param role the id of the role, by which players accept it
  /// @param account whether the name belongs to an account; otherwise the arbiter gave it
  /// @param chief whether it is the chief arbiter
  /// @param accepted the players who have accepted the arbiter; in tournaments both, by taking part
  public record ArbiterView(
      String role, String name, boolean account, boolean chief, List<String> accepted) {
    public ArbiterView {
      accepted = List.copyOf(accepted);
    }

    static List<ArbiterView> of(Snapshot snapshot) {
      return snapshot.stored().arbitration().arbiters().stream().map(ArbiterView::of).toList();
    }

    private static ArbiterView of(StoredArbiter arbiter) {
      return new ArbiterView(
          arbiter.role(),
          arbiter.name(),
          arbiter.hasAccount(),
          arbiter.isChief(),
          arbiter.accepted().stream().map(StoredColour::colour).map(Names::of).toList());
    }
  }
}
