package org.jadoube.laws.rules.announcement;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.ConductFact;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.Announcements;
import org.jadoube.laws.state.GameState;

/// Article D.2.9: two boards that differ are corrected from the scores.
final class TwoBoards {
  private TwoBoards() {}

  static Outcome difference(Act act, GameState game) {
    List<Announcements.Slip> slips = game.announcements().slips();
    if (slips.isEmpty()) {
      return Outcome.refused(game, Rule.BOARDS_DIFFER, new AnnouncementObjection.BoardsAgree());
    }
    Optional<Integer> parting = parting(game);
    return parting.isPresent()
        ? Outcome.of(game, retraced(act, parting.get(), game))
        : mend(act, slips, game);
  }

  /// The first ply at which the scores differ; empty if the program keeps score.
  private static Optional<Integer> parting(GameState game) {
    Scoresheet white = game.scoresheet(Colour.WHITE);
    Scoresheet black = game.scoresheet(Colour.BLACK);
    return IntStream.range(0, Math.min(white.complete(), black.complete()))
        .filter(i -> !white.moves().get(i).move().equals(black.moves().get(i).move()))
        .mapToObj(i -> i + 1)
        .findFirst();
  }

  /// The scores agree: the player who made the wrong move corrects their board.
  private static Outcome mend(Act act, List<Announcements.Slip> slips, GameState game) {
    Announcements.Slip first = slips.getFirst();
    Citation citation = game.cite(Rule.BOARDS_DIFFER);
    Outcome mended =
        Outcome.of(
            game,
            new AnnouncementEvent.BoardMended(act.at(), citation, first.board(), first.ply()));
    List<Announcements.Slip> left = mended.game().announcements().slips();
    return left.isEmpty() ? mended : mended.then(next -> mend(act, left, next));
  }

  /// The scores differ: play goes back to where they agree, and the arbiter sets the clocks.
  private static Ruling retraced(Act act, int parting, GameState game) {
    Citation citation = game.cite(Rule.SCORES_DIFFER);
    return new Ruling(
        act.at(),
        citation,
        List.of(new Consequence.PositionRestored(parting - 1)),
        List.of(
            new ConductFact.ScoresDiffer(parting),
            new Fact.ClocksShowed(game.clock().times(act.at()))));
  }
}
