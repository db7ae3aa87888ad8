package org.jadoube.play.pairing;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Optional;
import org.jadoube.notation.Reading;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.pairing.EnginePairs;
import org.jadoube.tournament.trf.pairing.PairingCheck;
import org.jadoube.tournament.trf.pairing.PairingQuestion;

/// A program that pairs Swiss tournaments: a file in, pairs out. Each question starts a new
/// process.
///
/// Its answer is believed only after [PairingCheck].
public final class PairingEngine {
  /// How long an engine may take; bbpPairings needs seconds for a thousand players.
  public static final Duration USUAL_LIMIT = Duration.ofMinutes(2);

  private final PairingCommand command;
  private final Duration limit;

  /// @param limit how long the engine may take before it is stopped
  public PairingEngine(PairingCommand command, Duration limit) {
    this.command = command;
    this.limit = limit;
  }

  /// Asks for the pairs of the round after the last paired one. Waits for the answer.
  public PairingAnswer pair(TrfFile tournament) throws InterruptedException {
    return switch (PairingQuestion.of(tournament, command.dialect())) {
      case PairingQuestion.NotReady(var obstacles) -> new PairingAnswer.NotReady(obstacles);
      case PairingQuestion.Ready question -> ask(question);
    };
  }

  private PairingAnswer ask(PairingQuestion.Ready question) throws InterruptedException {
    Optional<String> absence = command.absence();
    if (absence.isPresent()) {
      return new PairingAnswer.Failed(absence.get(), "");
    }
    try (Workplace workplace = Workplace.make()) {
      Files.write(workplace.input(), Trf.bytes(question.file()));
      PairingRun run = PairingRun.of(command, workplace, limit);
      return run.failure()
          .<PairingAnswer>map(reason -> failed(reason, run))
          .orElseGet(() -> judged(question, run));
    } catch (IOException problem) {
      return new PairingAnswer.Failed(
          "The pairing engine cannot be run: " + String.valueOf(problem.getMessage()).strip() + ".",
          "");
    }
  }

  private static PairingAnswer failed(String reason, PairingRun run) {
    return new PairingAnswer.Failed(reason, run.said());
  }

  private static PairingAnswer judged(PairingQuestion.Ready question, PairingRun run) {
    return switch (EnginePairs.read(run.answer())) {
      case Reading.Unreadable(var fault) -> new PairingAnswer.Unreadable(fault, run.said());
      case Reading.Read(var answer) -> judged(question, answer);
    };
  }

  private static PairingAnswer judged(PairingQuestion.Ready question, EnginePairs answer) {
    var faults = PairingCheck.faults(question, answer);
    return faults.isEmpty()
        ? new PairingAnswer.Paired(question.round(), answer.pairs(), question.losses())
        : new PairingAnswer.Wrong(answer.pairs(), faults);
  }
}
