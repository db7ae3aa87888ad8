package org.jadoube.web.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.Language;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The cases of `spec/` as the server has them.
final class CasesTest {
  private static final Cases CASES = Cases.all();

  @Test
  void no_case_is_lost() throws IOException {
    assertThat(CASES.size()).isEqualTo(there("cases") + there("incidents"));
  }

  private static long there(String directory) throws IOException {
    try (Stream<Path> files = Files.list(Repository.root().resolve("spec").resolve(directory))) {
      return files.mapToLong(CasesTest::cases).sum();
    }
  }

  private static long cases(Path file) {
    try {
      return Files.readString(file).lines().filter(line -> line.contains("\"case\":")).count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void a_provision_has_the_cases_that_name_it_in_that_edition() {
    assertThat(CASES.showing(Rule.STALEMATE, Edition.newest()))
        .isNotEmpty()
        .allMatch(each -> each.rules().contains("stalemate"))
        .allMatch(each -> each.books().contains("2023"));
    assertThat(CASES.showing(Rule.STALEMATE, Edition.newest()).getFirst().story()).isPresent();
    assertThat(CASES.showing(Rule.TWO_HANDS_USED, Edition.newest())).isNotEmpty();
    assertThat(CASES.showing(Rule.TWO_HANDS_USED, Edition.FIDE_2009))
        .allMatch(each -> each.books().contains("2009"));
  }

  @Test
  void cases_can_be_staged_and_incidents_ask_something() {
    stage(6);
  }

  @Test
  @Tag("long")
  void every_case_can_be_staged_and_every_incident_asks_something() {
    stage(1);
  }

  /// @param step which of them: every sixth, every one
  private static void stage(int step) {
    for (Edition edition : List.of(Edition.newest(), Edition.E04)) {
      List<Case> cases = CASES.in(edition);
      for (int at = 0; at < cases.size(); at += step) {
        requireSense(cases.get(at), edition);
      }
    }
  }

  private static void requireSense(Case each, Edition edition) {
    Staging staging = Stages.of(each, edition, Language.ENGLISH);
    assertThat(staging.stages()).as(each.title()).hasSizeGreaterThan(1);
    assertThat(staging.question().isPresent()).as(each.title()).isEqualTo(each.story().isPresent());
    staging.question().ifPresent(question -> canBeAnswered(question, staging));
  }

  private static void canBeAnswered(Question question, Staging staging) {
    String name = staging.title();
    List<Question.Answer> answers = question.answers();
    assertThat(question.at()).as(name).isBetween(1, staging.stages().size() - 1);
    assertThat(answers).as(name).hasSizeBetween(3, 4);
    assertThat(answers).extracting(Question.Answer::text).as(name).doesNotHaveDuplicates();
    for (int at = 0; at < answers.size(); at++) {
      assertThat(answers.get(at).why().isEmpty()).as(name).isEqualTo(at == question.right());
    }
  }

  /// The arbiter's decision may end the game, or not: the answer must hold for both.
  @Test
  void what_the_arbiter_may_decide_is_not_said_to_let_the_game_go_on() {
    Question decided = asked("no-increment-so-the-player-claims", Edition.newest());
    assertThat(decided.answers().get(decided.right()).text())
        .isEqualTo("The arbiter may decide so.");
    assertThat(decided.answers()).noneMatch(answer -> answer.text().contains("goes on"));
  }

  /// Those that can be chosen on the page.
  @Test
  void every_book_has_incidents() {
    assertThat(Edition.books()).allSatisfy(each -> assertThat(CASES.incidents(each)).isNotEmpty());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          the-first-piece-touched-is-pinned | 2023 | The game is drawn. | Nothing here ends the game.
          a-rook-resigns-to-a-bishop | 2023 | White wins. | The opponent cannot give mate
          white-pauses-the-clocks-and-calls-the-arbiter | 2023 | Black gets 3 min, and the game goes on. \
          | That was the Law once: FIDE 2009, Article 9.5b.
          white-pauses-the-clocks-and-calls-the-arbiter | 2009 | Black gets 2 min, and the game goes on. \
          | That became the Law later: FIDE 2014, Article 9.5b.
          """)
  void a_wrong_answer_is_told_what_is_wrong_with_it(
      String id, String book, String answer, String why) {
    assertThat(why(id, book, answer)).startsWith(why);
  }

  private static String why(String id, String book, String answer) {
    return asked(id, Edition.named(book).orElseThrow()).answers().stream()
        .filter(each -> each.text().equals(answer))
        .findFirst()
        .flatMap(Question.Answer::why)
        .orElseThrow();
  }

  /// @param start of the incident's id
  private static Question asked(String start, Edition edition) {
    Case incident =
        CASES.incidents(edition).stream()
            .filter(each -> each.id().startsWith(start))
            .findFirst()
            .orElseThrow();
    return Stages.of(incident, edition, Language.ENGLISH).question().orElseThrow();
  }

  @Test
  void rulings_are_told_in_the_readers_language() {
    Case example = CASES.incidents(Edition.newest()).getFirst();
    Language german = Language.tagged("de").orElseThrow();
    String english = told(Stages.of(example, Edition.newest(), Language.ENGLISH));
    assertThat(told(Stages.of(example, Edition.newest(), german)))
        .isNotEqualTo(english)
        .contains("Weiß");
  }

  @Test
  void the_story_of_an_incident_has_a_headline_a_question_and_a_level() {
    Case.Story story =
        CASES.find("the-rook-is-put-back-where-it-stood").orElseThrow().story().orElseThrow();
    assertThat(story.headline()).isEqualTo("A rook back where it stood");
    assertThat(story.question())
        .isEqualTo("White has put the rook back on a1. May White move the king instead?");
    assertThat(story.level()).isEqualTo(1);
  }

  /// White's first, correct claim is part of the story; the question is about the claim after the
  /// appeal.
  @Test
  void an_incident_may_ask_about_a_later_ruling_than_the_first() {
    Case resumed = CASES.find("a-resumed-game-takes-the-repetitions-with-it").orElseThrow();
    Question asked = asked(resumed.id(), Edition.newest());
    assertThat(asked.text())
        .isEqualTo(
            "An appeal resumes the game after the fourth half-move. Is White's new claim good?");
    assertThat(asked.answers().get(asked.right()).text())
        .isEqualTo("Black gets 2 min, and the game goes on.");
  }

  private static String told(Staging staging) {
    return staging.stages().stream().flatMap(stage -> stage.told().stream()).toList().toString();
  }
}
