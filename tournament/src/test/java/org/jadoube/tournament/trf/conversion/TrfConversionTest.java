package org.jadoube.tournament.trf.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jadoube.tournament.trf.RandomTournament;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

final class TrfConversionTest {
  private static final String PLAYERS =
      """
      001    1      Ana                                                                0.0    1
      001    2      Ben                                                                0.0    1
      001    3      Cleo                                                               0.0    1
      """;

  static Stream<Arguments> toTrf26() {
    return Stream.of(
        of("042 2026-5-1", "042 2026/05/01"),
        of("052 31.12.2026", "052 2026/12/31"),
        of("042 1 May", "042 1 May", "042: \"1 May\" stays: TRF26 wants YYYY/MM/DD"),
        of("XXR 7", "142 7"),
        of("XXC black1", "152 B"),
        of("XXC rank", "", "XXC: pairing by the order of the lines instead of starting ranks"),
        of("XXS W=3 D=1 PAB=1", "162  W 3.0    D 1.0    P 1.0"),
        of(
            "XXS WW=2",
            "162  W 2.0    D 0.5    P 1.0",
            "XXS: WW, BW, FW, FPB are worth the same in TRF26; now 2.0"),
        of("BBW  3.0\nBBD  1.0", "162  W 3.0    D 1.0"),
        of("XXZ 2 3", "240 Z 001 0002 0003"),
        of("XXR 5\nXXP 1 3", "142 5\n260 001 005 0001 0003"),
        of(
            "XXA    1  1.0  1.0  0.5\nXXA    2  1.0  1.0  0.5\nXXA    3  0.0  0.5",
            """
            250       1.0 001 002 0001 0002
            250       0.5 003 003 0001 0002
            250       0.5 002 002 0003 0003\
            """),
        of(
            "013 Nord                               1    2",
            "310   1 Nord                                                                1    2"));
  }

  static Stream<Arguments> toTrf16() {
    return Stream.of(
        of("142 7", "XXR 7"),
        of("152 B", "XXC black1"),
        of(
            "162  W 3.0    D 1.0    P 1.0",
            "XXS WW=3.0 BW=3.0 FW=3.0 FPB=3.0 WD=1.0 BD=1.0 HPB=1.0"),
        of("162  W 1.0", ""),
        of("182 Some program", "", "182: \"Some program\""),
        of("192 FIDE_DUTCH", "092 FIDE_DUTCH"),
        of("092 Swiss\n192 FIDE_DUTCH", "092 Swiss", "192: \"FIDE_DUTCH\""),
        of("222 5400+30", "122 5400+30"),
        of("212 PTS,BH", "", "212: the tie-breaks"),
        of("172 AUT NRO", "", "172: how starting ranks were given"),
        of("352 WBWB", "", "352: the colours on the boards"),
        of("362 TW 3.0", "", "362: what matches are worth"),
        of("142 5\n260 001 005 0001 0003", "XXR 5\nXXP 1 3"),
        of(
            "142 5\n260 001 002 0001 0003",
            "XXR 5\nXXP 1 3",
            "260: pairings prohibited in rounds 1 to 2; now without an end"),
        of("142 5\n260 003 004 0001 0003", "XXR 5", "260: pairings prohibited in rounds 3 to 4"),
        of(
            "250       1.0 001 002 0001 0002",
            "XXA    1  1.0\nXXA    2  1.0",
            "250: points of the rounds after round 1"),
        of("240 H 003 0001", "", "240: byes of the rounds after round 1"),
        of(
            "310   4 Nord                             NORD    2100    4.0                1    2",
            "013 Nord                               1    2",
            "310: numbers, nicknames, strengths, points and ranks of teams"),
        of("299         1.0         0001", "", "299: points that the point system does not give"),
        of("300 001 001 002 0001 0000", "", "300: line-ups out of order"),
        of("320 1.0 2.0 001", "", "320: byes of teams"),
        of("330 +- 001 001 002", "", "330: forfeited matches"),
        of("801  1 N", "", "801: teams' results in detail"),
        of("802   1 N", "", "802: teams' results"),
        of("AUT    1      Ana                               1950", "", "AUT: national ratings"),
        of("### hello", "", "###: comments"),
        of("XYZ is kept", "XYZ is kept"));
  }

  private static Arguments of(String before, String after, String... losses) {
    return Arguments.of(before, after, List.of(losses));
  }

  @ParameterizedTest
  @MethodSource("toTrf26")
  void trf16_becomes_trf26_and_what_is_lost_is_told(
      String before, String after, List<String> losses) {
    is(TrfDialect.TRF26, before, after, losses);
  }

  @ParameterizedTest
  @MethodSource("toTrf16")
  void trf26_becomes_trf16_and_what_is_lost_is_told(
      String before, String after, List<String> losses) {
    is(TrfDialect.JAVAFO, before, after, losses);
  }

  private static void is(TrfDialect dialect, String before, String after, List<String> losses) {
    Conversion conversion =
        TrfConversion.convert(Trf.read(before + "\n" + PLAYERS).file(), dialect);

    assertThat(conversion.losses()).map(TrfLoss::message).isEqualTo(losses);
    assertThat(withoutPlayers(conversion.file())).isEqualTo(after);
  }

  private static String withoutPlayers(TrfFile file) {
    return String.join(
        "\n", Trf.write(file).lines().filter(line -> !line.startsWith("001")).toList());
  }

  /// Engines refuse points for a round after the last.
  @Test
  void after_the_last_round_settings_are_those_of_it() {
    String settings =
        """
        142 1
        250       1.0 001 003 0001 0001
        260 001 001 0001 0002
        """;
    String players =
        String.format(
            Locale.ROOT, "001 %4d%81s  %4d w 1\n001 %4d%81s  %4d b 0\n", 1, "", 3, 3, "", 1);

    assertThat(
            withoutPlayers(
                TrfConversion.convert(Trf.read(settings + players).file(), TrfDialect.BBP_PAIRINGS)
                    .file()))
        .isEqualTo("XXR 1\nXXA    1  1.0\nXXP 1 2");
  }

  @ParameterizedTest
  @EnumSource(TrfDialect.class)
  void a_converted_file_stays_as_it_is_when_converted_again(TrfDialect dialect) {
    for (int seed = 0; seed < 60; seed++) {
      TrfFile file = RandomTournament.of(seed, 4 + seed % 20, seed % 7);
      Conversion once = TrfConversion.convert(file, dialect);

      assertThat(once.losses()).isEmpty();
      assertThat(TrfConversion.convert(once.file(), dialect)).isEqualTo(once);
    }
  }

  @ParameterizedTest
  @EnumSource(TrfDialect.class)
  void there_and_back_nothing_is_lost(TrfDialect dialect) {
    for (int seed = 0; seed < 60; seed++) {
      TrfFile file = RandomTournament.of(seed, 4 + seed % 20, seed % 7);
      TrfFile there = TrfConversion.convert(file, dialect).file();

      assertThat(TrfConversion.convert(there, TrfDialect.JAVAFO).file())
          .isEqualTo(TrfConversion.convert(file, TrfDialect.JAVAFO).file());
    }
  }
}
