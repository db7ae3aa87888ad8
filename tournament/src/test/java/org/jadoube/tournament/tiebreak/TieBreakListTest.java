package org.jadoube.tournament.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jadoube.notation.TextFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TieBreakListTest {
  /// FIDE's codes for players, as files have them.
  private static final String PLAYERS =
      """
      DE DE/P BPG BWG REP STD SB SB/C1 SB/C2 SB/P SB/C1/P SB/C2/P ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2
      TPR PTP APRO APPO RTNG RTNG/R WIN WON PS PS/C1 PS/C2 TPN TPN/R
      BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P BH/C2/P BH/M1/P BH/M2/P
      FB FB/C1 FB/C2 FB/M1 FB/M2 FB/P FB/C1/P FB/C2/P FB/M1/P FB/M2/P
      AOB AOB/F KS KS/L1 KS/L+1 KS/L-2 GE
      """;

  /// Those for teams; `*` stands for MP and GP.
  private static final String TEAMS =
      """
      WIN:MP WON:MP PS:* PS:*/C1 PS:*/C2 TPN TPN/R STD:*
      BH:* BH:*/C1 BH:*/C2 BH:*/M1 BH:*/M2 BH:*/P BH:*/C1/P BH:*/C2/P BH:*/M1/P BH:*/M2/P
      FB:* FB:*/C1 FB:*/C2 FB:*/M1 FB:*/M2 FB:*/P FB:*/C1/P FB:*/C2/P FB:*/M1/P FB:*/M2/P
      AOB:* AOB:*/F KS:* KS:*/L+1 BC TBR BBE MPvGP
      EMMSB EMMSB/C1 EMMSB/C2 EMMSB/P EMMSB/C1/P EMMSB/C2/P EMGSB EMGSB/C1 EMGSB/C2 EMGSB/P
      EGMSB EGMSB/C1/P EGMSB/C2/P EGGSB EGGSB/C1 EGGSB/P EGGSB/C1/P
      EDE EDE/P EDEBT EDEBT/P EDEBB EDEBB/P EDET EDET/P EDEB EDEB/P
      SSSC SSSC/F SSSC/P SSSC/K5 SSSC/F/P SSSC/F/K5 SSSC/P/K5 SSSC/F/P/K5
      """;

  static Stream<String> codes() {
    return Stream.of(PLAYERS, TEAMS.replace("*", "MP"), TEAMS.replace("*", "GP"))
        .flatMap(list -> Stream.of(list.split("\\s+")))
        .distinct();
  }

  @ParameterizedTest
  @MethodSource("codes")
  void every_code_of_files_is_read_in_all_its_spellings(String code) {
    TieBreak read = TieBreak.read(code).orThrow();
    assertThat(TieBreak.read(code.replace('/', '-')).orThrow()).isEqualTo(read);
    assertThat(TieBreak.read(code.toLowerCase(Locale.ROOT)).orThrow()).isEqualTo(read);
  }

  @Test
  void unknown_ones_are_left_out_and_placed() {
    TieBreakList list = TieBreakList.read("PTS, BH/C1, OTHER_blitz, SB, XY/Q");
    assertThat(list.tieBreaks()).extracting(TieBreak::toString).containsExactly("BH-C1", "SB");
    assertThat(list.unknown())
        .extracting(TextFault::found, TextFault::column)
        .containsExactly(tuple("OTHER_blitz", 13), tuple("XY/Q", 30));
  }

  @Test
  void points_come_first_anyway() {
    assertThat(TieBreakList.read("mpts,GPTS,PTS"))
        .isEqualTo(new TieBreakList(List.of(), List.of()));
  }
}
