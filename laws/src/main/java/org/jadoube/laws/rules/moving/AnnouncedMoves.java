package org.jadoube.laws.rules.moving;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.state.GameState;

/// Articles D.2.1 to D.2.3 and D.2.11: the announcements due before a move.
public final class AnnouncedMoves {
  private AnnouncedMoves() {}

  /// Whether the moves of a game are announced.
  public static boolean appliesTo(GameState game) {
    boolean disabled =
        game.regulations().has(Arrangement.WHITE_VISUALLY_DISABLED)
            || game.regulations().has(Arrangement.BLACK_VISUALLY_DISABLED);
    return disabled && game.edition().has(Rule.MOVES_ANNOUNCED);
  }

  /// The objection to a player's move, if it was not announced or the previous one is not on both
  /// boards.
  static Optional<Refusal> beforeMoving(Colour player, Move move, GameState game) {
    if (!appliesTo(game)) {
      return Optional.empty();
    }
    if (lacksAssistant(player, game)) {
      return refusal(
          game,
          Rule.ASSISTANT_FOR_HEARING_IMPAIRED,
          new AnnouncementObjection.AssistantNeeded(player));
    }
    if (!areExecuted(game)) {
      return refusal(
          game, Rule.MOVES_ANNOUNCED, new AnnouncementObjection.NotExecuted(game.ply().number()));
    }
    Optional<Attempt> said = game.announcements().announced();
    if (said.isEmpty()) {
      return refusal(game, Rule.CLOCK_AFTER_ANNOUNCEMENT, new AnnouncementObjection.NotAnnounced());
    }
    return said.get().in(game.position()).equals(Optional.of(move))
        ? Optional.empty()
        : refusal(
            game,
            Rule.MADE_WHEN_ANNOUNCED,
            new AnnouncementObjection.AnnouncedOtherwise(said.get()));
  }

  /// A visually disabled player must have an assistant against a hearing-impaired opponent.
  private static boolean lacksAssistant(Colour player, GameState game) {
    return game.edition().has(Rule.ASSISTANT_FOR_HEARING_IMPAIRED)
        && game.regulations().has(Arrangement.visuallyDisabled(player))
        && game.regulations().has(Arrangement.hearingImpaired(player.opposite()))
        && !game.announcements().assisted().contains(player);
  }

  /// Whether all moves made so far are executed, so that the latest announcement is that of the
  /// next move.
  public static boolean areExecuted(GameState game) {
    return game.announcements().executed() == game.ply().number();
  }

  private static Optional<Refusal> refusal(GameState game, Rule rule, Objection objection) {
    return Optional.of(new Refusal(game.cite(rule), objection));
  }
}
