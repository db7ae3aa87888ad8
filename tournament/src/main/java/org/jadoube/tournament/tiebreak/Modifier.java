package org.jadoube.tournament.tiebreak;

import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.rating.Rating;

/// A change to the calculation of a tie-break (C07, Article 14).
///
/// @since 0.1.0
public sealed interface Modifier {
  /// More values than anybody cuts.
  int MOST = 1000;

  /// `C1`, `C2`, `M1`, `M2`: leaves out the least significant values, and with `M` as many of the
  /// most significant ones after them (14.1 to 14.4).
  ///
  /// @param values how many
  /// @param median whether at both ends
  record Cut(int values, boolean median) implements Modifier {
    public Cut {
      Require.within(1, MOST, values, "values");
    }

    @Override
    public String toString() {
      return (median ? "M" : "C") + values;
    }
  }

  /// `L40`, `L+1`, `L-2`, `L40+1`: what counts as a good score in the Koya system, in per cent of
  /// the most that was possible, and half points more or less (14.5).
  record Limit(int percent, int halves) implements Modifier {
    private static final int HALF = 50;

    public Limit {
      Require.within(0, 100, percent, "percent");
      Require.within(-MOST, MOST, halves, "halves");
    }

    @Override
    public String toString() {
      String share = percent == HALF && halves != 0 ? "" : "" + percent;
      return "L" + share + (halves == 0 ? "" : (halves > 0 ? "+" : "") + halves);
    }
  }

  /// `P`: forfeits count like games, as they do anyway where pairings were determined in advance
  /// (15.2).
  record ForfeitsPlayed() implements Modifier {
    @Override
    public String toString() {
      return "P";
    }
  }

  /// `F`: takes Fore Buchholz where the tie-break takes Buchholz (8.3, 13.4.2).
  record Fore() implements Modifier {
    @Override
    public String toString() {
      return "F";
    }
  }

  /// `U1400`: the rating of unrated players (Article 10).
  record UnratedAs(int rating) implements Modifier {
    public UnratedAs {
      Rating.require(rating);
    }

    @Override
    public String toString() {
      return "U" + rating;
    }
  }

  /// `K5`: the divisor in a combination of scores and schedule strength (13.4.2).
  record Divisor(int divisor) implements Modifier {
    public Divisor {
      Require.within(1, MOST, divisor, "divisor");
    }

    @Override
    public String toString() {
      return "K" + divisor;
    }
  }

  /// `R`: the other way round, where numbers are compared by themselves (7.8, 10.6).
  record Reversed() implements Modifier {
    @Override
    public String toString() {
      return "R";
    }
  }
}
