package org.jadoube.tournament.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.notation.TextFault;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TrfRoundTripTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void what_is_written_reads_back_the_same_without_a_departure(long seed) {
    TrfFile file = RandomFiles.of(seed);

    TrfReading reading = Trf.read(Trf.bytes(file));

    assertThat(reading.departures()).map(TextFault::message).isEqualTo(List.of());
    assertThat(reading.file()).isEqualTo(file);
  }

  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23})
  void written_twice_it_is_the_same_bytes(long seed) {
    byte[] once = Trf.bytes(RandomFiles.of(seed));

    assertThat(Trf.bytes(Trf.read(once).file())).isEqualTo(once);
  }
}
