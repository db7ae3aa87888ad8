package org.jadoube.tournament.trf.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jadoube.tournament.trf.RandomTournament;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.pairing.PairingQuestion;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Files that say anything at all convert, are asked about and become tournaments without an
/// exception, or with a reason why not.
final class ConversionFuzzTest {
  private static final int TRIES = 400;
  private static final String NUMBERS = "0019 5";

  private static final List<String> LINES =
      List.of(
          "142 999",
          "142 0",
          "XXR 3",
          "XXC rank white1",
          "XXS W=3 D=1 ZPB=2",
          "BBZ  1.0",
          "162  W99.9    D 0.1    L 5.0",
          "XXP 1 2 3",
          "XXP 7",
          "XXZ 1 1 2",
          "XXZ 9999",
          "XXA    3  1.0  0.0 99.9",
          "XXA    4  1.0",
          "250 99.9 99.9 001 999 0001 9999",
          "250           998 999 0002 0002",
          "260 001 999 0001 0001",
          "260 500 501",
          "240 H 999 0001 0002",
          "240 F 001 0003",
          "299        -99.9   000",
          "310 999 Nord",
          "013 Nord",
          "132 26/01/01",
          "042 30.2.2026",
          "212 PTS,XX",
          "### x",
          "801 x",
          "AUT    1 w",
          "192 FIDE_ROUNDROBIN");

  @ParameterizedTest
  @EnumSource(TrfDialect.class)
  void anything_is_converted_or_refused(TrfDialect dialect) {
    Random random = new Random(7);
    for (int tried = 0; tried < TRIES; tried++) {
      TrfFile file = Trf.read(text(random, tried)).file();
      Conversion conversion = TrfConversion.convert(file, dialect);

      assertThat(Trf.read(Trf.write(conversion.file())).file()).isEqualTo(conversion.file());
      assertThat(PairingQuestion.of(file, dialect)).isNotNull();
      assertThat(FileTournament.of(file)).isNotNull();
    }
  }

  private static String text(Random random, int seed) {
    List<String> lines = new ArrayList<>(LINES);
    Collections.shuffle(lines, random);
    StringBuilder text = new StringBuilder(String.join("\n", lines.subList(0, random.nextInt(9))));
    text.append('\n')
        .append(Trf.write(RandomTournament.of(seed, random.nextInt(1, 9), random.nextInt(4))));
    for (int changes = random.nextInt(6); changes > 0; changes--) {
      char digit = NUMBERS.charAt(random.nextInt(NUMBERS.length()));
      text.setCharAt(random.nextInt(text.length()), digit);
    }
    return text.toString();
  }
}
