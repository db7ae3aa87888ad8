package org.jadoube.tournament.pairing.upfloat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import org.jadoube.tournament.pairing.swiss.PairingCase;
import org.jadoube.tournament.pairing.swiss.RecordedRounds;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The cases of C.04.5 and C.04.6, which the literal reading of the text has to solve as well.
final class UpfloatCasesTest {
  static Stream<PairingCase> cases() throws IOException {
    return Stream.concat(PairingCase.of("c04-5.txt"), PairingCase.of("c04-6.txt"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void a_case_is_paired_as_the_provision_wants(PairingCase given) {
    assertThat(LiteralUpfloat.paired(given.question())).isEqualTo(given.expected());
    assertThat(RecordedRounds.said(Swiss.answer(given.question()))).isEqualTo(given.expected());
    given.without().ifPresent(other -> assertThat(given.against(other)).contains(given.decides()));
  }
}
