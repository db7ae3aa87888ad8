package org.jadoube.laws.terms;

import java.time.Duration;
import java.util.Locale;
import org.jadoube.laws.edition.Rule;

/// The parameters of the provisions about the board and the clock.
///
/// @param endsOnlyByProperMoves whether checkmate, stalemate and dead positions need a move in
///   accordance with Article 4 too
/// @param illegalMoveBonus the opponent's extra time
/// @param losingIllegalMove the number of the illegal move that loses
/// @param inRapid what an arbiter does who sees one in rapid or blitz without supervision
/// @param waitsAtIllegalPosition whether the arbiter waits for the next move there
/// @param setUpClaims after how many moves it is too late to claim a wrong set-up there
/// @param clockChanges after how many moves the clock's setting is no longer changed there
/// @param newGameBeforeMove below how many moves reversed colours mean a new game; 0: never
/// @param arbiterDecidesColours whether the arbiter may decide otherwise
/// @param arbiterAdmitsLate whether the arbiter may let a late player play
/// @param carriesDelayedTime whether time saved in delay mode is added to the next period
/// @param onlyOwnPieceForfeits whether only touching a piece of one's own loses the right to object
/// @param bothFlagsIfAnnounced whether two flags that are down are looked at only where an event
///   has announced it, and not in blitz or with an increment
/// @param bothAskForRulings whether both players must ask for a ruling on the act of moving there
public record BoardTerms(
    boolean endsOnlyByProperMoves,
    Duration illegalMoveBonus,
    int losingIllegalMove,
    InRapid inRapid,
    boolean unpromotedPawnBecomesQueen,
    boolean waitsAtIllegalPosition,
    int setUpClaims,
    int clockChanges,
    int newGameBeforeMove,
    boolean arbiterDecidesColours,
    boolean arbiterAdmitsLate,
    boolean carriesDelayedTime,
    boolean onlyOwnPieceForfeits,
    boolean bothAskForRulings,
    boolean bothFlagsIfAnnounced) {
  private static final String YES = "yes";

  static BoardTerms of(Parameters table) {
    return new BoardTerms(
        table.word(Rule.CHECKMATE, "in-accordance-with", "").equals("articles-3-and-4"),
        table.minutes(Rule.ILLEGAL_MOVE_PENALTY, "opponent-gains-minutes"),
        table.number(Rule.ILLEGAL_MOVE_LOSS, "times"),
        InRapid.named(table.word(Rule.ILLEGAL_MOVE_IN_RAPID, "arbiter-who-sees-it", "")),
        table.word(Rule.UNPROMOTED_PAWN, "becomes", "").equals("queen"),
        table.word(Rule.BOTH_KINGS_IN_CHECK, "arbiter", "").equals("waits"),
        table.number(Rule.NO_CLAIM_ABOUT_THE_BOARD, "moves"),
        table.number(Rule.NO_CHANGE_OF_CLOCK_SETTING, "moves"),
        Integer.parseInt(table.word(Rule.COLOURS_REVERSED, "new-game-before-move", "0")),
        table.word(Rule.COLOURS_REVERSED, "arbiter-may-decide-otherwise", "").equals(YES),
        table.word(Rule.DEFAULT_TIME, "arbiter-may-decide-otherwise", "").equals(YES),
        table.word(Rule.TIME_CARRIED_OVER, "in-delay-mode", "").equals(YES),
        table.word(Rule.OBJECTION_RIGHT_LOST, "by-touching", "").equals("own"),
        table.word(Rule.ARTICLE_4_ON_REQUEST, "by", "").equals("both"),
        table.word(Rule.BOTH_FLAGS_DOWN, "if-announced", "").equals(YES));
  }

  /// What an arbiter does who sees an illegal move without adequate supervision.
  public enum InRapid {
    /// Nothing: the opponent may claim.
    WAITS_FOR_CLAIM,
    /// Declares the game lost.
    DECLARES_LOST,
    /// Penalises as in standard play.
    PENALISES;

    static InRapid named(String name) {
      return valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    public boolean arbiterFinds() {
      return this != WAITS_FOR_CLAIM;
    }

    public int losing(int usual) {
      return this == DECLARES_LOST ? 1 : usual;
    }
  }
}
