package org.jadoube.laws.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Result;
import org.junit.jupiter.api.Test;

/// An edition that changes one number, drops a rule and has a new one states these three things and
/// nothing else.
final class NewEditionTest {
  private static final String[] KNIGHTS_OUT_AND_BACK = {"g1f3", "g8f6", "f3g1", "f6g8"};
  private static final Set<String> TOUCHED =
      Set.of("FIVEFOLD_REPETITION", "SEVENTY_FIVE_MOVES", "HANDSHAKE");

  private final Edition before = Edition.FIDE_2023;
  private final Edition edition = edition();

  private static Edition edition() {
    Map<String, String> texts = CatalogueFiles.texts();
    texts.merge(Catalogue.EDITIONS, text("editions.txt"), String::concat);
    texts.put("edition-2099.txt", text("edition-2099.txt"));
    return Edition.books(Catalogue.read(texts, Parameters.all())).getLast();
  }

  private static String text(String file) {
    return CatalogueFiles.text("../2099/" + file);
  }

  @Test
  void it_takes_fewer_than_ten_lines() {
    assertThat(text("editions.txt") + text("edition-2099.txt")).hasLineCount(9);
  }

  @Test
  void a_game_in_it_ends_by_the_number_that_it_changes() {
    Session session =
        Session.begun(Session.regulations("5400+30").with(edition)).cycles(3, KNIGHTS_OUT_AND_BACK);
    assertThat(session.game().result()).contains(Result.DRAW);
    assertThat(session.ruling().citation()).hasToString("FIDE 2099, 9.7.1");
  }

  @Test
  void a_game_in_the_edition_before_goes_on() {
    Session session =
        Session.begun(Session.regulations("5400+30").with(before)).cycles(3, KNIGHTS_OUT_AND_BACK);
    assertThat(session.game().result()).isEmpty();
  }

  @Test
  void it_has_its_new_rule_and_lacks_the_one_that_it_drops() {
    assertThat(edition.provision("HANDSHAKE")).isPresent();
    assertThat(edition.has(Rule.SEVENTY_FIVE_MOVES)).isFalse();
    assertThat(edition.find(Parameters.MOVES_TO_DRAW)).isEmpty();
    assertThat(edition.provision(Rule.FIVEFOLD_REPETITION).orElseThrow().gist())
        .contains("at least four times");
  }

  @Test
  void all_else_is_as_before() {
    assertThat(untouched(edition)).isEqualTo(untouched(before)).hasSizeGreaterThan(250);
    assertThat(edition.glossary()).isEqualTo(before.glossary());
  }

  private static Map<String, List<Object>> untouched(Edition edition) {
    return edition.provisions().stream()
        .filter(each -> !TOUCHED.contains(each.name()))
        .collect(Collectors.toMap(Provision::name, NewEditionTest::content));
  }

  private static List<Object> content(Provision provision) {
    Stream<Object> values = provision.parameters().stream().map(ParameterValue::value);
    return Stream.concat(Stream.of(provision.articles(), provision.gist()), values).toList();
  }
}
