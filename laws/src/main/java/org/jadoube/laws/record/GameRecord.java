package org.jadoube.laws.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Game;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Ply;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnLine;
import org.jadoube.notation.pgn.game.PgnMove;
import org.jadoube.notation.pgn.game.PgnTag;

/// A game as PGN: the moves with clock times (`%clk`), draw offers and the result on the board.
/// `(=)` is an offer by the player of the move before it; for any other offer, the player is named.
///
/// ```java
/// Game game = Game.of(Regulations.of(TimeControl.UNTIMED));
/// PgnGame pgn = GameRecord.of(game, List.of(new PgnTag("White", "Ana")));
/// pgn.tag("Result"); // => Optional[*]
/// ```
///
/// @since 0.1.0
public final class GameRecord {
  /// The mark of [Rule#OFFER_NOTATION].
  private static final String OFFER_MARK = "(=)";

  private GameRecord() {}

  /// The game with tags such as `Event` and `White`, to which the result, the time control and the
  /// termination are added.
  public static PgnGame of(Game game, List<PgnTag> tags) {
    PgnGame record =
        PgnGame.EMPTY.withTags(List.copyOf(tags)).withLine(line(game)).withResult(result(game));
    PgnGame timed = TermsTags.of(game).on(record);
    PgnGame ended =
        game.ending()
            .map(ending -> timed.withTag("Termination", termination(ending)))
            .orElse(timed);
    return new PgnGame(
        ended.tags(), start(game, latestStart(game)), ended.line(), ended.result(), List.of());
  }

  /// The latest ply from which PGN can express the rest: the start, or the position left by an
  /// illegal move that stands, or the board on which play went on with pieces off their squares.
  private static Ply latestStart(Game game) {
    return game.ply().all().reversed().stream()
        .filter(ply -> ply.made().isEmpty() || ply != ply.right())
        .findFirst()
        .orElseThrow();
  }

  private static Setup start(Game game, Ply ply) {
    Setup regular = game.start();
    boolean asAgreed = ply.number() == 0 && ply.board().equals(regular.board());
    return asAgreed ? regular : Setup.of(ply.position());
  }

  private static PgnResult result(Game game) {
    return game.result()
        .flatMap(result -> PgnResult.of(result.toString()))
        .orElse(PgnResult.UNKNOWN);
  }

  private static String termination(Ruling ending) {
    return switch (ending.citation().rule()) {
      case FLAG_FALL,
          FLAG_FALL_UNWINNABLE,
          FLAG_CLAIM_UNWINNABLE,
          BOTH_FLAGS_DOWN_IN_RAPID,
          BOTH_FLAGS_DOWN_IN_LAST_PERIOD ->
          "time forfeit";
      case PENALTY_LOSS_OF_GAME, ELECTRONIC_DEVICE, REFUSAL_TO_COMPLY, BOTH_REFUSE ->
          "rules infraction";
      default ->
          ending.facts().stream().anyMatch(Fact.ArbiterDecided.class::isInstance)
              ? "adjudication"
              : "normal";
    };
  }

  private static PgnLine line(Game game) {
    Map<Integer, Set<Colour>> offers = offers(game);
    List<PgnMove> moves = new ArrayList<>();
    int first = latestStart(game).number() + 1;
    for (Ply ply : game.ply().all().subList(first, game.ply().number() + 1)) {
      moves.add(move(ply.made().orElseThrow(), offers.getOrDefault(ply.number(), Set.of())));
    }
    List<PgnComment> before =
        offers.getOrDefault(first - 1, Set.of()).stream()
            .map(by -> new PgnComment(offerBy(by)))
            .toList();
    return PgnLine.EMPTY.withComments(before).withMoves(moves);
  }

  /// The players who offered a draw, by the number of plies before the offer.
  private static Map<Integer, Set<Colour>> offers(Game game) {
    Map<Integer, Set<Colour>> offers = new HashMap<>();
    Iterator<Integer> plies = plies(game.events()).iterator();
    for (Event event : game.events()) {
      int ply = plies.next();
      if (event instanceof Event.DrawOffered offered) {
        offers.computeIfAbsent(ply, _ -> EnumSet.noneOf(Colour.class)).add(offered.by());
      } else if (event instanceof Event.MovesTakenBack) {
        offers.keySet().removeIf(each -> each > ply);
      }
    }
    return offers;
  }

  /// For each event of a game, the number of plies before it.
  public static List<Integer> plies(List<Event> events) {
    List<Integer> plies = new ArrayList<>(events.size());
    int ply = 0;
    for (Event event : events) {
      ply = plyAfter(event, ply);
      plies.add(ply);
    }
    return plies;
  }

  private static int plyAfter(Event event, int ply) {
    return switch (event) {
      case Event.MoveMade _ -> ply + 1;
      case BoardEvent.IllegalMoveCompleted illegal ->
          illegal.what().kind() == Misplay.Kind.TWO_HANDS ? ply : ply + 1;
      case BoardEvent.IllegalMoveAnswered _ -> ply + 1;
      case BoardEvent.MoveTakenBack _, ClockEvent.TurnKept _ -> ply - 1;
      case BoardEvent.PawnReplaced replaced -> replaced.before() + 1;
      case BoardEvent.PiecesPutBack back -> back.ply().orElse(ply);
      case Event.MovesTakenBack back -> back.ply();
      case Ruling ruling -> restored(ruling, ply);
      default -> ply;
    };
  }

  private static int restored(Ruling ruling, int ply) {
    for (Consequence consequence : ruling.consequences()) {
      if (consequence instanceof Consequence.PositionRestored(int earlier)) {
        return earlier;
      }
      if (consequence instanceof Consequence.NewGame) {
        return 0;
      }
    }
    return ply;
  }

  private static PgnMove move(Event.MoveMade made, Set<Colour> offers) {
    List<String> notes = new ArrayList<>();
    offers.forEach(by -> notes.add(by == made.by() ? OFFER_MARK : offerBy(by)));
    made.times().left(made.by()).ifPresent(left -> notes.add("[%clk " + clock(left) + "]"));
    Move move = made.move();
    return notes.isEmpty()
        ? PgnMove.of(move)
        : PgnMove.of(move).withComments(List.of(new PgnComment(String.join(" ", notes))));
  }

  /// The words for an offer that does not follow the offering player's move.
  private static String offerBy(Colour by) {
    return OFFER_MARK + (by == Colour.WHITE ? " by White" : " by Black");
  }

  private static String clock(Duration left) {
    String whole =
        String.format(
            Locale.ROOT,
            "%d:%02d:%02d",
            left.toHours(),
            left.toMinutesPart(),
            left.toSecondsPart());
    int millis = left.toMillisPart();
    return millis == 0 ? whole : whole + String.format(Locale.ROOT, ".%03d", millis);
  }
}
