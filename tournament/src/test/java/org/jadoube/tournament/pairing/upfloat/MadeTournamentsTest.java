package org.jadoube.tournament.pairing.upfloat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.testing.Repository;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.pairing.history.RoundQuestion;
import org.jadoube.tournament.pairing.swiss.RecordedRounds;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Made tournaments of teams and Double-Swiss, as files: each round follows from those before, by
/// the program and by a literal reading of the text.
final class MadeTournamentsTest {
  static Stream<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(Repository.root().resolve("spec/pairings/made"))) {
      return List.copyOf(files.sorted().toList()).stream();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void each_round_is_paired_as_it_was(Path file) throws IOException {
    Tournament tournament = RecordedRounds.read(Files.readString(file));
    for (int round = 1; round <= tournament.rounds().size(); round++) {
      SwissQuestion question =
          ((RoundQuestion.Ready) RoundQuestion.of(tournament, round)).question();
      Set<String> recorded = RecordedRounds.recorded(tournament.rounds().get(round - 1));

      assertThat(RecordedRounds.said(Swiss.answer(question))).as("%d", round).isEqualTo(recorded);
      if (question.system() instanceof UpfloatSystem) {
        assertThat(LiteralUpfloat.paired(question)).as("%d", round).isEqualTo(recorded);
      }
    }
  }
}
