package org.jadoube.tournament.pairing.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jadoube.testing.SharedData;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.swiss.RecordedRounds;
import org.junit.jupiter.api.Test;

/// Every round of the tournaments in the shared data, paired anew. Two other programs agree with
/// them.
final class SharedSwissTest {
  @Test
  void every_round_is_paired_as_recorded() throws IOException {
    for (Path file : SharedData.files("swiss", ".trf")) {
      Tournament tournament = RecordedRounds.read(Files.readString(file));
      for (int round = 1; round <= tournament.rounds().size(); round++) {
        assertThat(RecordedRounds.paired(tournament, round))
            .as(file.getFileName() + ", round " + round)
            .isEqualTo(RecordedRounds.recorded(tournament.rounds().get(round - 1)));
      }
    }
  }
}
