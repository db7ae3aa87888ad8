package org.jadoube.tournament.pairing.swiss;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.ReturnGames;
import org.jadoube.tournament.pairing.RoundPairing;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.dutch.Dutch;
import org.jadoube.tournament.pairing.upfloat.SecondGames;
import org.jadoube.tournament.pairing.upfloat.Upfloat;

/// Pairs a round by the system that the question names.
///
/// @since 0.1.0
public final class Swiss {
  private Swiss() {}

  private static RoundPairing round(SwissQuestion question) {
    return switch (question.system()) {
      case DutchEdition edition -> new Dutch(question, edition);
      case UpfloatSystem system -> new Upfloat(question, system);
      case ReturnGames games -> new SecondGames(question, games);
    };
  }

  /// The pairing that the rules lead to; there is never more than one.
  public static SwissAnswer answer(SwissQuestion question) {
    return round(question).answer();
  }

  /// Holds a pairing against the rules, whoever made it.
  public static RoundReview review(SwissQuestion question, SwissAnswer.Paired given) {
    return round(question).review(given);
  }

  /// The colour that both of two must have, if that keeps them apart (C.04.3 2.1.3).
  public static Optional<Colour> sameColour(SwissQuestion question, int one, int other) {
    Require.atLeast(1, one, "one");
    Require.atLeast(1, other, "other");
    return round(question).sameColour(one, other);
  }

  /// The colours that two get if they meet, with the rule (C.04.3 5.2, C.04.5 and C.04.6 4.3);
  /// empty for who is not to be paired, and for two who do not play a second game.
  public static Optional<ColourAllocation> allocation(SwissQuestion question, int one, int other) {
    Require.atLeast(1, one, "one");
    Require.atLeast(1, other, "other");
    return round(question).allocation(one, other);
  }
}
