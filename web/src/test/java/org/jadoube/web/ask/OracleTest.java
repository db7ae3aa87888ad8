package org.jadoube.web.ask;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.notation.Language;
import org.jadoube.wire.Questions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Questions are answered by the Laws, or refused with the field that makes no sense.
final class OracleTest {
  private static final Oracle ORACLE = new Oracle(Effort.AMONG_MANY);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          startpos                                 | Nf3   | legal     | g1f3 |        | Nf3 is legal.
          startpos                                 | Nd2   | illegal   |      | 3.1    | There is a piece of the same colour on d2
          r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1   | O-O   | illegal   |      | 3.8.2.2.1 | The king is in check
          4k3/8/8/8/8/8/8/R3K2R w - - 0 1          | Rd1   | legal     | a1d1 |        | Rd1 is legal.
          4k3/8/8/8/8/8/8/R3K3 w - - 0 1           | 0000  | illegal   |      | 1.2    | Passing is not allowed
          startpos                                 | hello | no-move   |      |        | is not a move
          """)
  void a_move_is_legal_or_breaks_an_article(
      String fen, String move, String verdict, String uci, String article, String said) {
    MoveAnswer answer = answered(ORACLE.move(new Questions.OfMove(fen, move, Optional.empty())));
    assertThat(answer.verdict()).isEqualTo(verdict);
    assertThat(answer.uci()).isEqualTo(Optional.ofNullable(uci));
    assertThat(answer.sentences()).anySatisfy(sentence -> assertThat(sentence).contains(said));
    if (article != null) {
      assertThat(answer.breaches()).extracting(MoveAnswer.Breach::article).contains(article);
    }
  }

  @Test
  void two_rooks_that_can_go_there_are_ambiguous() {
    MoveAnswer answer =
        answered(
            ORACLE.move(
                new Questions.OfMove("4k3/8/8/8/8/8/8/R4R1K w - - 0 1", "Rd1", Optional.empty())));
    assertThat(answer.verdict()).isEqualTo(MoveAnswer.AMBIGUOUS);
    assertThat(answer.sentences()).singleElement().asString().contains("Rad1, Rfd1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 | stalemate | white black
          7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 | checkmate | black
          8/8/8/8/8/5k2/8/7K w - - 0 1   | dead      | white black
          4k3/8/8/8/8/8/4R3/4K3 b - - 0 1 | check    | black
          startpos                       | normal    |
          """)
  void a_position_has_a_status(String fen, String status, String hopeless) {
    PositionAnswer answer =
        answered(ORACLE.position(new Questions.OfPosition(fen, Optional.empty(), false)));
    assertThat(answer.status()).contains(status);
    if (status.equals("checkmate")) {
      assertThat(answer.hopeless()).contains("black");
    } else {
      assertThat(String.join(" ", answer.hopeless()))
          .isEqualTo(Optional.ofNullable(hopeless).orElse(""));
    }
    assertThat(answer.moves()).hasSameSizeAs(answer.uci());
  }

  @Test
  void a_position_without_kings_says_why_it_cannot_be_played() {
    PositionAnswer answer =
        answered(
            ORACLE.position(
                new Questions.OfPosition("8/8/8/8/8/8/8/8 w - - 0 1", Optional.empty(), false)));
    assertThat(answer.status()).isEmpty();
    assertThat(answer.faults()).isNotEmpty();
  }

  @Test
  void acts_are_ruled_on_in_order_and_with_the_time_they_take() {
    RulingAnswer answer =
        answered(
            ORACLE.game(
                new Questions.OfGame(
                    Regulations.of(TimeControl.of(Duration.ofMinutes(1), Duration.ZERO)),
                    List.of("e4", "lift b8, put black-knight d6, press", "+70 white e5")),
                Language.ENGLISH));
    assertThat(answer.edition()).isEqualTo("FIDE 2023");
    assertThat(answer.acts())
        .extracting(RulingAnswer.Ruled::act)
        .containsExactly("e4", "lift b8, put black-knight d6, press", "+70 white e5");
    assertThat(answer.state().result()).contains("0-1");
    assertThat(answer.state().ending().orElseThrow()).contains("6.9");
  }

  @Test
  void a_claim_is_ruled_on_in_the_language_of_the_asker() {
    RulingAnswer answer =
        answered(
            ORACLE.game(
                new Questions.OfGame(
                    Regulations.of(TimeControl.UNTIMED), List.of("e4", "black resign")),
                Language.tagged("de").orElseThrow()));
    assertThat(answer.state().ending().orElseThrow()).contains("Artikel 5.1.2");
  }

  @Test
  void permissions_say_why_not() {
    PermittedAnswer answer =
        answered(
            ORACLE.permissions(
                new Questions.OfPermissions(
                    Regulations.of(TimeControl.UNTIMED), List.of("e4"), Actor.WHITE),
                Language.ENGLISH));
    assertThat(answer.granted()).contains("resign").doesNotContain("move");
    assertThat(answer.refused()).containsKey("move");
  }

  @Test
  void a_provision_is_found_by_its_article_and_in_other_editions() {
    LawAnswer answer =
        answered(
            ORACLE.laws(new Questions.OfLaws("7.5.5", Edition.named("2023"), Optional.empty())));
    assertThat(answer.provisions()).isNotEmpty();
    assertThat(answer.provisions().getFirst().elsewhere())
        .extracting(LawAnswer.Elsewhere::edition)
        .contains("FIDE 2005");
  }

  @Test
  void games_are_audited() {
    ArchiveAnswer answer =
        answered(ORACLE.archive("[Result \"*\"]\n\n1. e4 e5 2. Kd3 *\n", Optional.empty()));
    assertThat(answer.games()).isOne();
    assertThat(answer.findings()).isNotEmpty();
    assertThat(answer.findings()).extracting(FindingAnswer::kind).contains("illegal-move");
  }

  @ParameterizedTest
  @CsvSource({"8/8 w, FEN", "8/8/8/8/8/8/8/8 w - - 0 1, can be played"})
  void a_question_about_no_position_says_which_field_is_wrong(String fen, String expected) {
    assertThat(ORACLE.move(new Questions.OfMove(fen, "e4", Optional.empty())))
        .isInstanceOfSatisfying(
            Asked.NotUnderstood.class,
            fault -> {
              assertThat(fault.field()).isEqualTo("fen");
              assertThat(fault.expected()).contains(expected);
            });
  }

  @Test
  void an_act_that_is_none_is_named_by_its_place() {
    assertThat(
            ORACLE.game(
                new Questions.OfGame(
                    Regulations.of(TimeControl.UNTIMED), List.of("e4", "zwischenzug")),
                Language.ENGLISH))
        .isInstanceOfSatisfying(
            Asked.NotUnderstood.class, fault -> assertThat(fault.field()).isEqualTo("acts/1"));
  }

  private static <T> T answered(Asked<T> asked) {
    assertThat(asked).isInstanceOf(Asked.Answered.class);
    return ((Asked.Answered<T>) asked).answer();
  }
}
