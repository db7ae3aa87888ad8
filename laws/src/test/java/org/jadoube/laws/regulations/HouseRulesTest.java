package org.jadoube.laws.regulations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.TextFault;
import org.jadoube.testing.Repository;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// House rules are read, applied and cited.
final class HouseRulesTest {
  private static final String HEAD = "title = Club\nedition = FIDE 2023\n[1] Words\n";
  private static final int FUZZED = 3_000;

  private static HouseRules rules(String text) {
    HouseRules.Reading reading = HouseRules.read(text);
    assertThat(reading.faults()).isEmpty();
    return reading.rules().orElseThrow();
  }

  private static Regulations under(String lines) {
    return Regulations.of(TimeControl.UNTIMED).under(rules(HEAD + lines));
  }

  private static HouseRules example(String name) throws Exception {
    Path file = Repository.root().resolve("docs/house-rules/" + name + ".rules");
    return rules(Files.readString(file));
  }

  private static Regulations playedUnder(String name) throws Exception {
    return Regulations.of(TimeControl.of(Duration.ofMinutes(30), Duration.ZERO))
        .under(example(name));
  }

  @Test
  void a_federations_rules_are_values_of_regulations_and_parameters() throws Exception {
    Regulations league = playedUnder("federation");
    assertThat(league.defaultTime()).isEqualTo(Duration.ofMinutes(15));
    assertThat(league.drawRestriction()).isEqualTo(new DrawRestriction.After(30));
    assertThat(league.scoring()).isEqualTo(Scoring.THREE_ONE_NIL);
    assertThat(league.has(Arrangement.NO_APPEALS)).isTrue();
    assertThat(league.losingIllegalMove()).isEqualTo(3);
    assertThat(league.edition().value(Parameters.ILLEGAL_MOVE_BONUS))
        .isEqualTo(Duration.ofMinutes(1));
    assertThat(league.edition().name()).isEqualTo("FIDE 2023");
    assertThat(Edition.FIDE_2023.value(Parameters.LOSING_ILLEGAL_MOVE)).isEqualTo(2);
  }

  @Test
  void rulings_cite_the_clause_where_there_is_one_and_the_article_elsewhere() throws Exception {
    Regulations league = playedUnder("federation");
    assertThat(league.cite(Rule.ILLEGAL_MOVE_LOSS)).hasToString("Youth League 2026, 4.1");
    assertThat(league.cite(Rule.ILLEGAL_MOVE_LOSS).article()).hasToString("7.5.5");
    assertThat(league.cite(Rule.STALEMATE)).isEqualTo(Edition.FIDE_2023.cite(Rule.STALEMATE));
  }

  @Test
  void a_draw_that_the_laws_allow_is_refused_under_the_clause_against_early_draws()
      throws Exception {
    Session session =
        Session.begun(playedUnder("federation")).moves("e2e4", "e7e5").offer(Actor.WHITE);
    assertThat(session.refusal().citation()).hasToString("Youth League 2026, 3");
  }

  @Test
  void an_armageddon_game_is_won_by_a_draw_under_its_clause() throws Exception {
    Session session =
        Session.begun(playedUnder("armageddon"))
            .moves("e2e4", "e7e5")
            .offer(Actor.WHITE)
            .accept(Actor.BLACK);
    assertThat(session.left(Colour.WHITE)).isGreaterThan(session.left(Colour.BLACK));
    assertThat(session.ruling().counted()).hasToString("Optional[0-1]");
    assertThat(session.ruling().facts().getLast().toString())
        .contains("Armageddon of the club championship, 2");
  }

  @Test
  void excluded_starts_are_neither_drawn_nor_played() throws Exception {
    Regulations freestyle = playedUnder("freestyle");
    assertThat(freestyle.edition().value(Parameters.EXCLUDED_STARTS)).isEqualTo(Set.of(518, 534));
    Session session = Session.notBegun(freestyle).act(Actor.ARBITER, new Act.Begin());
    assertThat(session.refusal().citation()).hasToString("Freestyle Open 2026, 2");
    session.act(Actor.ARBITER, new AnnouncementAct.DrawStart(534));
    assertThat(session.refusal().citation()).hasToString("Freestyle Open 2026, 2");
    session
        .act(Actor.ARBITER, new AnnouncementAct.DrawStart(0))
        .act(Actor.ARBITER, new Act.Begin());
    assertThat(session.events()).isNotEmpty();
  }

  @Test
  void a_changed_number_of_the_laws_decides_the_game() {
    Regulations sooner = under("fifty-move-claim.moves = 2\nthreefold-claim.times = 2");
    assertThat(sooner.edition().value(Parameters.MOVES_TO_CLAIM)).isEqualTo(2);
    Session session =
        Session.begun(sooner).moves("g1f3", "g8f6", "f3g1", "f6g8").claim(Claim.FIFTY_MOVES);
    assertThat(session.ruling().citation()).hasToString("Club, 1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "time = 300+3",
        "increment = required",
        "draws = never",
        "points = 1 1/2 0",
        "points = 1 .5 0",
        "draw-odds = nobody",
        "default-time = 1 h",
        "devices-in-bags = yes",
        "default-time.minutes = stated",
        "electronic-device.on = on-person",
        "chess960-lot.excluded = none",
        ""
      })
  void a_line_of_every_kind_is_read(String line) {
    assertThat(rules(HEAD + line).clauses()).hasSize(1);
  }

  @Test
  void what_is_read_keeps_its_text_clauses_and_settings() {
    HouseRules rules =
        rules("\n# A comment\r\ntitle=Club\r\nedition= 2018\n[2a]Be late\r\n default-time =5 min");
    assertThat(rules.clauses())
        .containsExactly(
            new HouseRules.Clause(
                "2a",
                "Be late",
                List.of(
                    new HouseRules.Setting(
                        "default-time",
                        "5 min",
                        Optional.of(Edition.FIDE_2018.cite(Rule.DEFAULT_TIME))))));
    assertThat(rules.edition()).isEqualTo(Edition.FIDE_2018);
    assertThat(rules(rules.text())).isEqualTo(rules).hasToString("Club");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          default-time = soon              | 4, 16 | soon                    | a time such as 15 min
          default_time = 5 min             | 4, 1  | default_time            | default-time is one
          moves = 5                        | 4, 1  | moves                   | fifty-move-claim.moves is one
          nonsense                         | 4, 1  | nonsense                | key = value
          [2                               | 4, 1  | [2                      | and ]
          [II!] x                          | 4, 2  | II!                     | the number of a clause
          [1] again                        | 4, 1  | [1]                     | the first is in line 3
          title = Other                    | 4, 1  | title                   | the first is in line 1
          increment = some                 | 4, 13 | some                    | forbidden or required
          draws = after 0 moves            | 4, 9  | after 0 moves           | after 30 moves
          points = 0 1 2                   | 4, 10 | 0 1 2                   | 1 ½ 0
          chess960-lot.excluded = 960      | 4, 25 | 960                     | up to 959
          illegal-move-loss.times = two    | 4, 27 | two                     | a whole number above zero
          automatic-repetition.times = 3   | 4, 1  | automatic-repetition.times | a provision of FIDE 2023
          increment = forbidden            | 4, 13 | increment = forbidden   | the other lines
          no-appeals = no                  | 4, 14 | no                      | yes
          """)
  void a_fault_has_a_line_and_a_column_and_says_what_was_expected(
      String line, String place, String found, String expected) {
    List<TextFault> faults = HouseRules.read(HEAD + line + "\n[9] x\ntime = 60+1").faults();
    assertThat(faults).hasSize(1);
    TextFault fault = faults.getFirst();
    assertThat(fault.line() + ", " + fault.column()).isEqualTo(place);
    assertThat(fault.found()).isEqualTo(found);
    assertThat(fault.expected()).contains(expected);
  }

  @Test
  void all_faults_are_told_at_once() {
    String text = "titel = Club\nedition = 1999\n[1] Words\ndraws = soon\ntime = never\nnonsense";
    assertThat(HouseRules.read(text).faults())
        .extracting(TextFault::line)
        .containsExactly(1, 2, 3, 4, 5, 6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "# Nothing", "title = Club", "[1] Words"})
  void a_text_without_title_edition_or_clauses_is_faulty(String text) {
    assertThat(HouseRules.read(text).rules()).isEmpty();
    assertThat(HouseRules.read(text).faults()).isNotEmpty();
  }

  @Test
  void titles_and_words_are_short_and_can_be_seen() {
    assertThat(HouseRules.read("title = " + "x".repeat(81) + "\nedition = 2023\n[1] W").faults())
        .hasSize(1);
    assertThat(HouseRules.read("title = A\u202eB\nedition = 2023\n[1] W").faults()).hasSize(1);
    assertThat(HouseRules.read(HEAD + "x".repeat(HouseRules.LONGEST)).faults()).hasSize(1);
  }

  @Test
  void regulations_keep_to_house_rules() {
    Regulations none = under("increment = forbidden\ndefault-time = 5 min");
    TimeControl increment = TimeControl.of(Duration.ofMinutes(5), Duration.ofSeconds(3));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> none.with(increment))
        .withMessageContaining("Club, 1: increment = forbidden");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> none.withDefaultTime(Duration.ZERO))
        .withMessageContaining("default-time = 5 min");
    assertThat(none.with(TimeControl.of(Duration.ofMinutes(5), Duration.ZERO)).houseRules())
        .isEqualTo(none.houseRules());
  }

  @Test
  void editions_with_the_same_amendments_are_equal() {
    Edition one = under("illegal-move-loss.times = 3").edition();
    assertThat(one).isEqualTo(under("illegal-move-loss.times = 3").edition());
    assertThat(one).isNotEqualTo(under("illegal-move-loss.times = 4").edition());
    assertThat(one).isNotEqualTo(Edition.FIDE_2023);
    assertThat(one.printed()).isEqualTo(Edition.FIDE_2023);
    assertThat(under("").edition()).isEqualTo(Edition.FIDE_2023);
  }

  @Test
  void whatever_the_text_it_is_read_or_its_faults_are_told() throws Exception {
    List<String> examples =
        Stream.of("armageddon", "federation", "freestyle").map(HouseRulesTest::text).toList();
    RandomGenerator random = Seeded.random(36);
    for (int i = 0; i < FUZZED; i++) {
      String text = mutated(examples.get(i % examples.size()), random);
      HouseRules.Reading reading = HouseRules.read(text);
      assertThat(reading.rules().isPresent()).isEqualTo(reading.faults().isEmpty());
      reading.faults().forEach(fault -> isWithin(fault, text));
      reading.rules().ifPresent(HouseRulesTest::isPlayable);
    }
  }

  private static String text(String name) {
    try {
      return example(name).text();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static void isWithin(TextFault fault, String text) {
    List<String> lines = List.of(text.split("\n", -1));
    assertThat(fault.line()).isLessThanOrEqualTo(lines.size());
    assertThat(fault.column()).isLessThanOrEqualTo(lines.get(fault.line() - 1).length() + 1);
    assertThat(fault.expected()).isNotBlank();
  }

  private static void isPlayable(HouseRules rules) {
    assertThat(Regulations.of(TimeControl.UNTIMED).under(rules).houseRules())
        .isEqualTo(Optional.of(rules));
  }

  /// A few pieces of a text cut out, doubled, or replaced.
  private static String mutated(String text, RandomGenerator random) {
    StringBuilder mutated = new StringBuilder(text);
    for (int i = random.nextInt(1, 5); i > 0; i--) {
      int from = random.nextInt(mutated.length());
      int to = Math.min(mutated.length(), from + random.nextInt(12));
      switch (random.nextInt(4)) {
        case 0 -> mutated.delete(from, to);
        case 1 -> mutated.insert(from, mutated.substring(from, to));
        case 2 -> mutated.setCharAt(from, (char) random.nextInt(0x2100));
        default -> mutated.insert(from, "[]=#\n\r -½".charAt(random.nextInt(9)));
      }
    }
    return mutated.toString();
  }
}
