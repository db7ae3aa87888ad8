package org.jadoube.tournament.pairing.history;

import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.SwissQuestion;

/// The question how to pair a round, if it can be asked.
///
/// @since 0.1.0
public sealed interface RoundQuestion {
  /// It can.
  record Ready(SwissQuestion question) implements RoundQuestion {}

  /// It cannot.
  record Unready(Obstacle obstacle) implements RoundQuestion {}

  /// Why a round cannot be paired.
  enum Obstacle {
    /// The format is no Swiss, or one that teams do not play.
    NO_SWISS("Only a Swiss is paired by its scores, and a Double-Swiss only among players."),
    /// A file says that another system pairs.
    OTHER_SYSTEM(
        "The file says that another system pairs (192, or 092). There are the FIDE (Dutch) System"
            + " (C.04.3), the Double-Swiss (C.04.5) and the Swiss Team System (C.04.6), but not"
            + " Dubov, Burstein, Lim or Schiller tables. A pairing engine can pair, or pairs can be"
            + " given by hand."),
    /// The rounds before are not all there, or the tournament has fewer.
    NO_SUCH_ROUND("All rounds have been paired, or the number of rounds is not known."),
    /// A game of a round before has no result.
    RESULT_MISSING("A game of an earlier round has no result."),
    /// Nobody has said which colour was drawn, and no game shows it.
    INITIAL_COLOUR_UNKNOWN(
        "Nobody has said which colour was drawn for the highest-ranked in the first round."),
    /// Baku acceleration needs a win that is worth two draws, and a loss worth nothing (C.04.7
    /// 1.1), and match points among teams (1.4.4).
    ACCELERATION_UNFIT(
        "Baku acceleration needs a win worth two draws, and a loss worth nothing (C.04.7 1.1;"
            + " before 2026, C.04.5.1); teams need match points (1.4.4).");

    private final String sentence;

    Obstacle(String sentence) {
      this.sentence = sentence;
    }

    /// For people, in English.
    public String sentence() {
      return sentence;
    }
  }

  /// The question for a round, from the rounds before it. Who takes part in a round that is already
  /// there is known from it; in a new one, who has neither left nor asked for a bye.
  ///
  /// @param round from 1
  static RoundQuestion of(Tournament tournament, int round) {
    return of(tournament, round, Optional.empty());
  }

  /// The question for a round where lots may have been drawn for the initial colour (5.1).
  ///
  /// @param round from 1
  /// @param drawn the initial colour, unless the tournament itself says it or its games show it
  static RoundQuestion of(Tournament tournament, int round, Optional<Colour> drawn) {
    Require.atLeast(1, round, "round");
    return new Derivation(tournament, SystemSettings.of(tournament), round, drawn).question();
  }
}
