package org.jadoube.laws.regulations;

import org.jadoube.chess.Colour;

/// Something that the regulations of an event announce, or a fact about the two players.
///
/// @since 0.1.0
public enum Arrangement {
  /// The players keep score themselves (Article 8.1). Otherwise the program does.
  SCORES_KEPT_BY_PLAYERS,
  /// They do so on electronic scoresheets (Article 8.1.1.2).
  ELECTRONIC_SCORESHEETS,
  /// The guidelines for quickplay finishes apply (Guidelines III).
  QUICKPLAY_GUIDELINES,
  /// A device may lie in a player's bag if it is switched off (Article 11.3.2.1).
  DEVICES_IN_BAGS,
  /// The arbiter's decisions cannot be appealed against (Article 11.10).
  NO_APPEALS,
  /// The program that runs the game keeps the result: the players can confirm it, but only an
  /// arbiter can change it. Otherwise a result that both have signed stands (Article 8.7).
  RESULT_KEPT_BY_PROGRAM,
  /// The arbiter checks claims of a draw: the clocks stop when one is made, and stay stopped until
  /// the arbiter has it decided (Article 9.5). Otherwise every claim is decided at once.
  CLAIMS_CHECKED_BY_ARBITER,
  /// The players may take moves back when both want it, which the Laws do not know (Article 4.7).
  /// It is for casual games on screens: with an arbiter, at a table and under E04 it has no effect.
  TAKEBACKS,
  /// The game is played at a table, with a board and pieces and a chess clock: hands touch pieces
  /// and press the clock. Otherwise it is played on screens.
  OVER_THE_BOARD,
  /// There are yellow and red cards for losing the video conference (E04 13.4).
  CARDS_FOR_LOST_VIDEO,
  /// The clocks stop when a player calls the arbiter of an online game (commentary on E04 4.3).
  CALLS_STOP_THE_CLOCKS,
  /// White is visually disabled, and the moves are announced (Article D.2).
  WHITE_VISUALLY_DISABLED,
  /// Black is visually disabled, and the moves are announced (Article D.2).
  BLACK_VISUALLY_DISABLED,
  /// White is hearing-impaired (Article D.2.11).
  WHITE_HEARING_IMPAIRED,
  /// Black is hearing-impaired (Article D.2.11).
  BLACK_HEARING_IMPAIRED;

  /// The arrangement that a player is visually disabled.
  public static Arrangement visuallyDisabled(Colour player) {
    return player == Colour.WHITE ? WHITE_VISUALLY_DISABLED : BLACK_VISUALLY_DISABLED;
  }

  /// The arrangement that a player is hearing-impaired.
  public static Arrangement hearingImpaired(Colour player) {
    return player == Colour.WHITE ? WHITE_HEARING_IMPAIRED : BLACK_HEARING_IMPAIRED;
  }
}
