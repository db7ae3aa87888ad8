package org.jadoube.tournament.pairing.dutch;

import static org.jadoube.tournament.pairing.Floating.DOWN;
import static org.jadoube.tournament.pairing.Floating.UP;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.pairing.ColourPreference.Strength;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.CriterionProvision;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.DutchEdition.RepeatedFloats;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.matching.Tally;

/// The failure values that each pair, and each player who goes down, adds to a bracket.
///
/// @param byeUnplayed whether the one who goes down will get the bye, so that C9 applies
record Measures(Bracket bracket, DutchEdition edition, boolean byeUnplayed) {
  private static final int ONE_POINT = 10;

  /// A difference larger than any: who stays unpaired among those moved down has the largest.
  private static final int BEYOND = 1_000_000;

  private static final int BYE_BARRED = 3;

  private Roster roster() {
    return bracket.roster();
  }

  /// Whether a pair fails no criterion: the same score, and nobody misses a colour.
  boolean isFlawless(int higher, int lower) {
    return roster().score(higher) == roster().score(lower) && roster().bothPleased(higher, lower);
  }

  /// Two of the bracket who meet.
  void pair(int higher, int lower, Tally tally) {
    Colour colour = roster().colour(higher, lower);
    List<CriterionProvision> provisions = edition.provisions();
    for (int rank = 0; rank < provisions.size(); rank++) {
      Criterion criterion = provisions.get(rank).criterion();
      switch (criterion) {
        case COLOUR_DIFFERENCE -> count(tally, rank, exceeding(higher, lower, colour));
        case COLOUR_REPETITION -> count(tally, rank, repeating(higher, lower, colour));
        case COLOUR_PREFERENCE -> count(tally, rank, missing(higher, lower, colour, Strength.MILD));
        case STRONG_PREFERENCE ->
            count(tally, rank, missing(higher, lower, colour, Strength.STRONG));
        case BYE_SCORE, DOWNFLOATERS, DOWNFLOATER_SCORES, NEXT_BRACKET, BYE_UNPLAYED -> {}
        case SCORE_DIFFERENCES -> difference(tally, rank, higher, lower);
        case DOWNFLOAT_AGAIN,
            DOWNFLOAT_AFTER_TWO,
            UPFLOAT_AGAIN,
            UPFLOAT_AFTER_TWO,
            DOWNFLOAT_AGAIN_DIFFERENCES,
            DOWNFLOAT_AFTER_TWO_DIFFERENCES,
            UPFLOAT_AGAIN_DIFFERENCES,
            UPFLOAT_AFTER_TWO_DIFFERENCES ->
            floats(criterion, tally, rank, higher, lower);
        case UPFLOATERS, UPFLOATER_DIFFERENCES, UPFLOATER_AGAIN, UPFLOATER_OPPONENT_AGAIN -> {}
      }
    }
  }

  private void floats(Criterion criterion, Tally tally, int rank, int higher, int lower) {
    if (roster().score(higher) == roster().score(lower)) {
      return;
    }
    switch (criterion) {
      case DOWNFLOAT_AGAIN, DOWNFLOAT_AFTER_TWO ->
          count(tally, rank, ofAll() && repeats(criterion, higher) ? 1 : 0);
      case UPFLOAT_AGAIN, UPFLOAT_AFTER_TWO ->
          count(tally, rank, repeats(criterion, lower) ? 1 : 0);
      case DOWNFLOAT_AGAIN_DIFFERENCES, DOWNFLOAT_AFTER_TWO_DIFFERENCES -> {
        if (repeats(criterion, higher)) {
          difference(tally, rank, higher, lower);
        }
      }
      default -> {
        if (repeats(criterion, lower)) {
          difference(tally, rank, higher, lower);
        }
      }
    }
  }

  private boolean ofAll() {
    return edition.repeatedFloats() == RepeatedFloats.OF_ALL;
  }

  private boolean repeats(Criterion criterion, int player) {
    return switch (criterion) {
      case DOWNFLOAT_AGAIN, DOWNFLOAT_AGAIN_DIFFERENCES -> was(player, 1, DOWN);
      case DOWNFLOAT_AFTER_TWO, DOWNFLOAT_AFTER_TWO_DIFFERENCES -> was(player, 2, DOWN);
      case UPFLOAT_AGAIN, UPFLOAT_AGAIN_DIFFERENCES -> was(player, 1, UP);
      case UPFLOAT_AFTER_TWO, UPFLOAT_AFTER_TWO_DIFFERENCES -> was(player, 2, UP);
      default -> false;
    };
  }

  private boolean was(int player, int roundsAgo, Floating floating) {
    return roster().floating(player, roundsAgo) == floating;
  }

  private static void count(Tally tally, int rank, int amount) {
    tally.add(rank, Tally.COUNT, amount);
  }

  private void difference(Tally tally, int rank, int higher, int lower) {
    int difference = roster().score(higher) - roster().score(lower);
    if (difference > 0) {
      tally.add(rank, difference, 1);
    }
  }

  private int exceeding(int higher, int lower, Colour colour) {
    return withTopscorer(higher, lower)
        ? toInt(roster().exceeds(higher, colour))
            + toInt(roster().exceeds(lower, colour.opposite()))
        : 0;
  }

  private int repeating(int higher, int lower, Colour colour) {
    return withTopscorer(higher, lower)
        ? toInt(roster().repeats(higher, colour))
            + toInt(roster().repeats(lower, colour.opposite()))
        : 0;
  }

  private boolean withTopscorer(int higher, int lower) {
    return roster().isTopscorer(higher) || roster().isTopscorer(lower);
  }

  private int missing(int higher, int lower, Colour colour, Strength atLeast) {
    return toInt(roster().misses(higher, colour, atLeast))
        + toInt(roster().misses(lower, colour.opposite(), atLeast));
  }

  private static int toInt(boolean fails) {
    return fails ? 1 : 0;
  }

  /// One of the bracket who goes down.
  void down(int player, Tally tally) {
    List<CriterionProvision> provisions = edition.provisions();
    for (int rank = 0; rank < provisions.size(); rank++) {
      Criterion criterion = provisions.get(rank).criterion();
      switch (criterion) {
        case DOWNFLOATERS -> count(tally, rank, 1);
        case DOWNFLOATER_SCORES -> tally.add(rank, roster().score(player), 1);
        case SCORE_DIFFERENCES -> tally.add(rank, drop(player, bracket.lowest()), 1);
        case BYE_UNPLAYED -> {
          if (byeUnplayed && bracket.mayHaveBye(player)) {
            count(tally, rank, roster().unplayed(player));
          }
        }
        case DOWNFLOAT_AGAIN, DOWNFLOAT_AFTER_TWO ->
            count(
                tally,
                rank,
                toInt(repeats(criterion, player) && (ofAll() || !bracket.isMovedDown(player))));
        case DOWNFLOAT_AGAIN_DIFFERENCES, DOWNFLOAT_AFTER_TWO_DIFFERENCES -> {
          if (repeats(criterion, player)) {
            dropAgain(player, rank, tally);
          }
        }
        default -> {}
      }
    }
  }

  private void dropAgain(int player, int rank, Tally tally) {
    if (ofAll()) {
      tally.add(rank, drop(player, bracket.lowest()), 1);
    } else if (bracket.isMovedDown(player)) {
      tally.add(rank, BEYOND + roster().score(player), 1);
    }
  }

  /// The difference to a score below the bracket.
  private int drop(int player, int lowest) {
    return roster().score(player) - lowest + ONE_POINT;
  }

  /// One who goes down who meets one of the next bracket.
  void inNext(int player, int opponent, Tally tally) {
    if (by(Criterion.SCORE_DIFFERENCES)) {
      difference(tally, nextRank(), player, opponent);
    }
  }

  /// One who goes down from the next bracket, too.
  void downFromNext(int player, Tally tally) {
    if (bracket.next().isEmpty()) {
      return;
    }
    boolean differences = by(Criterion.SCORE_DIFFERENCES);
    boolean barred = differences && bracket.rest().isEmpty() && !roster().mayHaveBye(player);
    count(tally, nextRank(), barred ? BYE_BARRED : 1);
    int lowest = roster().score(bracket.next().getLast());
    tally.add(nextRank(), differences ? drop(player, lowest) : roster().score(player), 1);
  }

  private boolean by(Criterion criterion) {
    return edition.provisions().stream().anyMatch(each -> each.criterion() == criterion);
  }

  private int nextRank() {
    for (int rank = 0; ; rank++) {
      if (edition.provisions().get(rank).criterion() == Criterion.NEXT_BRACKET) {
        return rank;
      }
    }
  }
}
