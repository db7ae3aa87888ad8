package org.jadoube.laws.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.laws.Session;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Illegal moves on a screen are refused by the provision they break, in each edition.
final class LegalMovesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | e3e4  | 1.1  | 1.1   | 1.1       | 1.1
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | e7e5  | 1.1  | 1.1   | 1.1       | 1.1
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | g1e2  | 3.1  | 3.1   | 3.1       | 3.1
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | a1a4  | 3.5  | 3.5   | 3.5       | 3.5
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | g1g3  | 3.6  | 3.6   | 3.6       | 3.6
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | e2e5  | 3.7a | 3.7a  | 3.7.1     | 3.7.1
          rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1  | e2d3  | 3.7c | 3.7c  | 3.7.3     | 3.7.3
          4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1                          | e5d6  | 3.7d | 3.7d  | 3.7.4.1   | 3.7.3.1
          4k3/P7/8/8/8/8/8/4K3 w - - 0 1                            | a7a8  | 3.7e | 3.7e  | 3.7.5.1   | 3.7.3.3
          4k3/P7/8/8/8/8/8/4K3 w - - 0 1                            | a7a8k | 3.7e | 3.7e  | 3.7.5.1   | 3.7.3.3
          4k3/7p/8/8/8/8/7P/B3K3 w - - 0 1                         | a1a2  | 3.2  | 3.2   | 3.2       | 3.2
          4k3/8/8/8/8/8/8/R3K3 w - - 0 1                            | a1b2  | 3.3  | 3.3   | 3.3       | 3.3
          4k3/8/8/8/8/8/8/Q3K3 w - - 0 1                            | a1b3  | 3.4  | 3.4   | 3.4       | 3.4
          4k3/7p/8/8/8/8/7P/4K3 w - - 0 1                         | e1e3  | 3.8a | 3.8a  | 3.8.1     | 3.8.1
          4k3/8/8/8/8/8/4r3/4K2R w - - 0 1                          | h1h2  | 3.9  | 3.9   | 3.9.2     | 3.9.2
          4k3/8/8/8/8/8/8/4K2R w - - 0 1                            | O-O   | 3.8b1 | 3.8b1 | 3.8.2.1  | 3.8.2.1
          4k3/8/8/8/8/8/8/4K1NR w K - 0 1                           | O-O   | 3.8b2b | 3.8b2b | 3.8.2.2.2 | 3.8.2.2.2
          4k3/8/8/8/8/5r2/8/4K2R w K - 0 1                          | O-O   | 3.8b2a | 3.8b2a | 3.8.2.2.1 | 3.8.2.2.1
          """)
  void a_move_is_refused_by_the_provision_it_breaks(
      String fen, String move, String y2009, String y2014, String y2018, String y2023) {
    assertThat(
            List.of(
                cited(Edition.FIDE_2009, fen, move),
                cited(Edition.FIDE_2014, fen, move),
                cited(Edition.FIDE_2018, fen, move),
                cited(Edition.FIDE_2023, fen, move)))
        .containsExactly(y2009, y2014, y2018, y2023);
    assertThat(cited(Edition.FIDE_2005, fen, move)).isEqualTo(y2009);
  }

  private static String cited(Edition edition, String fen, String move) {
    Regulations regulations = Session.regulations("300").with(edition).with(Session.fen(fen));
    Session session = Session.begun(regulations).move(move);
    assertThat(session.events()).isEmpty();
    assertThat(session.objection()).isInstanceOf(Objection.IllegalMove.class);
    return session.refusal().citation().article().number();
  }

  @Test
  void an_en_passant_capture_that_uncovers_the_king_breaks_the_rule_on_check() {
    Regulations regulations =
        Session.regulations("-").with(Session.fen("8/8/8/8/k1p4R/8/3P4/K7 w - - 0 1"));
    Session session = Session.begun(regulations).moves("d2d4").move("c4d3");
    assertThat(session.refusal().citation().rule()).isEqualTo(Rule.KING_LEFT_IN_CHECK);
  }
}
