package org.jadoube.play.pairing;

import java.util.List;
import java.util.stream.Collectors;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.pairing.EnginePair;
import org.jadoube.tournament.trf.pairing.PairingProblem;

/// The outcome of asking an engine for the pairs of a round.
public sealed interface PairingAnswer {
  /// A message in English, one line for each point.
  String message();

  /// Valid pairs.
  ///
  /// @param round the round, from 1
  /// @param pairs in the order of the boards
  /// @param losses facts that could not be passed to the engine
  record Paired(int round, List<EnginePair> pairs, List<TrfLoss> losses) implements PairingAnswer {
    @Override
    public String message() {
      return "Round " + round + " is paired.";
    }
  }

  /// The round cannot be paired yet; the engine was not asked.
  record NotReady(List<PairingProblem> obstacles) implements PairingAnswer {
    @Override
    public String message() {
      return obstacles.stream().map(PairingProblem::message).collect(Collectors.joining("\n"));
    }
  }

  /// The engine answered with invalid pairs.
  record Wrong(List<EnginePair> pairs, List<PairingProblem> faults) implements PairingAnswer {
    @Override
    public String message() {
      return "The pairing engine's pairs cannot stand:\n"
          + faults.stream().map(PairingProblem::message).collect(Collectors.joining("\n"));
    }
  }

  /// The engine's answer is not a list of pairs.
  ///
  /// @param said the beginning of its other output
  record Unreadable(TextFault fault, String said) implements PairingAnswer {
    @Override
    public String message() {
      return "The pairing engine's answer cannot be read: " + fault.message() + "." + quoted(said);
    }
  }

  /// The engine could not be run, gave up, or took too long.
  ///
  /// @param reason a sentence on what happened
  /// @param said the beginning of the engine's output
  record Failed(String reason, String said) implements PairingAnswer {
    @Override
    public String message() {
      return reason + quoted(said);
    }
  }

  private static String quoted(String said) {
    return said.isEmpty() ? "" : "\nIt said: " + said;
  }
}
