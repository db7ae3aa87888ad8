package org.jadoube.web.lawbook;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.search.ProvisionSearch;
import org.jadoube.notation.Language;
import org.jadoube.web.cases.CaseRemark;
import org.jadoube.web.cases.Cases;
import org.jadoube.web.lawbook.WordDifferences.Piece;
import org.jadoube.web.view.LawNames.Chapter;
import org.jadoube.web.view.LawTexts;
import org.jadoube.web.view.PageTexts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LawBookTest {
  private static final Pattern LINK = Pattern.compile("href=\"/(laws|cases)/([^/\"]+)/([^\"]+)\"");

  private static Stream<String> article(String edition, Provision provision) {
    return article(edition, provision.article().number()).stream();
  }

  private static Optional<String> article(String edition, String number) {
    return LawBook.article(
            Edition.named(edition).orElseThrow(), number, Cases.all(), Language.ENGLISH)
        .map(Sheet::main);
  }

  @Test
  void every_provision_has_its_page() {
    for (Edition book : List.of(Edition.newest(), Edition.E04)) {
      assertThat(book.provisions())
          .allSatisfy(each ->
              assertThat(
                      article(book.year(), each.article().number())
                          .orElseThrow()
                          .replaceAll("</?a\\b[^>]*>", ""))
                  .contains(escaped(each.gist())));
    }
  }

  @Test
  void a_provision_that_the_program_applies_leads_to_the_concordance_of_laws_and_code() {
    assertThat(article("2018", "5.1.1").orElseThrow())
        .contains("href=\"/docs/laws/concordance.html#checkmate\"");
    Provision left =
        Edition.newest().provisions().stream()
            .filter(each -> !each.isApplied())
            .findFirst()
            .orElseThrow();
    assertThat(article("2023", left).findFirst().orElseThrow())
        .doesNotContain("concordance.html#" + left.name().toLowerCase(Locale.ROOT));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace("\"", "&quot;")
        .replace("'", "&#x27;");
  }

  @Test
  void a_model_that_asks_has_its_articles_linked_and_is_told_the_address() {
    assertThat(AskPage.in(Language.ENGLISH, "https://chess.example/mcp").main())
        .contains("Article <a href=\"/laws/2023/7.5.1\">7.5.1</a>")
        .contains("https://chess.example/mcp")
        .contains("White gets 2 minutes.");
    assertThat(AskPage.in(Language.tagged("de").orElseThrow(), "/mcp").main())
        .contains("auf Englisch", "<h2 lang=\"en\">May I castle");
  }

  @Test
  void an_article_that_is_borrowed_leads_to_the_book_it_is_from() {
    assertThat(LawBook.elsewhere(Edition.E04, "3.9")).contains("/laws/2023/3.9");
    assertThat(LawBook.elsewhere(Edition.E04, "1.4.1")).contains("/laws/2023/1.4.1");
    assertThat(LawBook.elsewhere(Edition.E04, "3.1.5")).isEmpty();
    assertThat(LawBook.elsewhere(Edition.E04, "99")).isEmpty();
    assertThat(LawBook.elsewhere(Edition.FIDE_2018, "3.9")).isEmpty();
  }

  @Test
  void every_article_of_a_citation_has_its_link() {
    CaseRemark told =
        new CaseRemark(
            "ruling", "", "FIDE 2023, Articles 7.5.1 and A.2", "/laws/2023/7.5.1", List.of());
    assertThat(Citing.citation(told).render())
        .contains("FIDE 2023", "href=\"/laws/2023/7.5.1\"", "href=\"/laws/2023/A.2\"");
    assertThat(Citing.sentence("as Article 3 says", Edition.newest()).render())
        .isEqualTo("as Article <a href=\"/laws/2023/3\">3</a> says");
  }

  @Test
  void every_link_between_the_pages_leads_to_one() {
    Set<String> links =
        Stream.concat(
                Edition.books().stream()
                    .map(book -> LawBook.contents(book, Language.ENGLISH).main()),
                Chapter.of(Edition.newest()).stream()
                    .flatMap(each -> article("2023", each.provisions().getLast())))
            .flatMap(html -> LINK.matcher(html).results())
            .map(link -> link.group(1) + " " + link.group(2) + " " + link.group(3))
            .collect(toCollection(TreeSet::new));
    assertThat(links).hasSizeGreaterThan(1000).allMatch(LawBookTest::leadsSomewhere);
  }

  private static boolean leadsSomewhere(String link) {
    String[] parts = link.split(" ");
    Edition book = Edition.named(parts[1]).orElseThrow();
    return parts[0].equals("laws")
        ? book.prints(new Article(parts[2]))
        : Cases.all().find(parts[2]).filter(each -> each.holdsIn(book)).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "2023, 7.5.5",
    "2014, 7.5b",
    "2023, 7.5.5.",
    "E04, 3.1.5",
    "2018, preface",
    "2023, iii.4"
  })
  void an_article_is_found_by_its_number(String edition, String number) {
    assertThat(article(edition, number)).isPresent();
  }

  @Test
  void an_article_that_a_book_does_not_have_has_no_page() {
    assertThat(article("2023", "99")).isEmpty();
    assertThat(article("2009", "7.5.5")).isEmpty();
    assertThat(article("2023", "<b>")).isEmpty();
  }

  @Test
  void a_chapter_lists_what_is_below_it() {
    assertThat(article("2023", "7").orElseThrow())
        .contains("Irregularities", "/laws/2023/7.5.5", "/laws/2014/7")
        .doesNotContain("\"/laws/2023/8.1\"");
  }

  @Test
  void what_an_edition_says_otherwise_is_marked() {
    assertThat(article("2023", "7.5.5").orElseThrow()).contains("<mark>third</mark>");
    assertThat(WordDifferences.in("gets three minutes extra", "gets two minutes"))
        .containsExactly(
            new Piece("gets", false),
            new Piece("three", true),
            new Piece("minutes", false),
            new Piece("extra", true));
  }

  @Test
  void an_article_says_at_a_glance_what_changed_and_its_numbers() {
    assertThat(article("2014", "7.5b").orElseThrow())
        .contains("FIDE 2009 has “third” instead of “second”.")
        .contains("<th scope=\"row\">Times</th><td>3</td><td>3</td><td class=\"open\">2</td>");
    assertThat(article("2014", "9.6a").orElseThrow())
        .contains("New; FIDE 2009 has no such provision.");
    assertThat(article("2023", "A.1").orElseThrow()).contains("<td>≤ 60</td><td>&lt; 60</td>");
    assertThat(article("2023", "10.1").orElseThrow()).contains("<td>½</td>");
    assertThat(article("2005", "9.1").orElseThrow()).doesNotContain("class=\"changed\"");
  }

  @Test
  void every_name_of_a_number_is_that_of_a_parameter() {
    Set<String> parameters =
        Parameters.all().stream()
            .map(each -> "laws.value." + each.name())
            .collect(toCollection(TreeSet::new));
    assertThat(PageTexts.in(Language.ENGLISH).keys())
        .filteredOn(key -> key.startsWith("laws.value."))
        .hasSize(13)
        .allMatch(parameters::contains);
  }

  @Test
  void a_board_shows_a_provision_where_a_case_has_one() {
    assertThat(article("2023", "5.2.1").orElseThrow())
        .contains("class=\"diagram\"", "/assets/board/pieces.svg#wk");
  }

  @Test
  void a_page_in_another_language_is_in_it_and_names_the_authentic_text() {
    String html =
        LawBook.article(Edition.newest(), "7.5.5", Cases.all(), Language.tagged("de").orElseThrow())
            .orElseThrow()
            .main();
    assertThat(html)
        .contains("vollendeten regelwidrigen Zug")
        .contains("muttersprachlicher Schiedsrichter", "https://handbook.fide.com/");
    assertThat(article("2023", "7.5.5").orElseThrow()).doesNotContain("handbook.fide.com");
  }

  @Test
  void a_citation_is_linked_in_every_language() {
    for (String sentence :
        List.of(
            "gemäß den Artikeln 3 und 4",
            "selon les articles 3 et 4",
            "los artículos 3 y 4",
            "podle článků 3 a 4",
            "по статьям 3 и 4",
            "по членове 3 и 4",
            "po členih 3 in 4",
            "по члановима 3 и 4")) {
      assertThat(Citing.sentence(sentence, Edition.newest()).render())
          .contains("/laws/2023/3\"", "/laws/2023/4\"");
    }
  }

  @Test
  void pieces_of_a_text_are_the_text() {
    String text = "A player loses with the second illegal move";
    assertThat(
            WordDifferences.in(text, "With the third a player may lose").stream()
                .map(Piece::text)
                .collect(joining(" ")))
        .isEqualTo(text);
  }

  @Test
  void provisions_are_found_by_number_and_by_words() {
    assertThat(LawBook.search("9.6.1", Language.ENGLISH).main()).contains("Fivefold repetition");
    assertThat(LawBook.search("stalemate", Language.ENGLISH).main()).contains("/laws/2023/5.2.1");
    assertThat(LawBook.search("<script>", Language.ENGLISH).main())
        .contains("&lt;script&gt;")
        .doesNotContain("<script>");
  }

  @Test
  void every_chapter_of_the_newest_edition_and_of_the_online_regulations_has_a_subject() {
    assertThat(Stream.of(Edition.newest(), Edition.E04).flatMap(book -> Chapter.of(book).stream()))
        .filteredOn(each -> Character.isDigit(each.number().charAt(0)))
        .allSatisfy(each -> assertThat(each.subject(Language.ENGLISH)).isNotBlank());
  }

  @Test
  void every_language_has_the_same_texts() {
    var english = LawTexts.in(Language.ENGLISH);
    assertThat(PageTexts.languages())
        .allSatisfy(language -> {
          var texts = LawTexts.in(language);
          assertThat(texts.keys()).isEqualTo(english.keys());
          assertThat(texts.keys())
              .allSatisfy(
                  key -> assertThat(texts.arguments(key)).isEqualTo(english.arguments(key)));
        });
  }

  @ParameterizedTest
  @CsvSource({
    "E04 4.2, en, /laws/E04/4.2",
    "2018 6.9, en, /laws/2018/6.9",
    "FIDE 2009 12.3b, en, /laws/2009/12.3b",
    "2014 stalemate, en, /laws/2014/5.2a",
    "mobile phone, en, /laws/2023/11.3.2.1",
    "stalmate, en, /laws/2023/5.2.1",
    "three-fold repetition, en, /laws/2023/9.2.1",
    "touched pieces, en, /laws/2023/4.3.1",
    "75, en, /laws/2023/9.6.2",
    "stale mate, en, /laws/2023/5.2.1",
    "75 moves, en, /laws/2023/9.6.2",
    "das Patt, de, /laws/2023/5.2.1",
    "Fallblattchen, de, /laws/2023/6.9",
    "Fallblätchen, de, /laws/2023/6.9",
    "berührte Figur, de, /laws/2023/4.3.1",
    "Schiedsrichter, de, /laws/2023/12.1",
    "nulle, fr, /laws/2023/9.1.1",
    "chute du drapeau, fr, /laws/2023/6.9",
    "téléphone portable, fr, /laws/2023/11.3.2.1",
    "rey ahogado, es, /laws/2023/5.2.1",
    "teléfono, es, /laws/2023/11.3.2.1",
    "peón al paso, es, /laws/2023/3.7.3.1",
    "троекратное повторение, ru, /laws/2023/9.2.1",
    "невозможного хода, ru, /laws/2023/7.5.5",
    "флажек, ru, /laws/2023/6.9",
    "заставица, sr-Cyrl, /laws/2023/6.9",
    "zastavica, sr-Latn, /laws/2023/6.9",
    "nepřípustný tah, cs, /laws/2023/7.5.5",
    "zastavica, sl, /laws/2023/6.9",
    "рокада, bg, /laws/2023/4.4.1",
    "stalemate, de, /laws/2023/5.2.1"
  })
  void what_is_looked_for_may_name_a_book_or_be_in_the_readers_words(
      String query, String tag, String address) {
    String found = LawBook.search(query, Language.tagged(tag).orElseThrow()).main();
    assertThat(found).contains("href=\"" + address + "\"");
  }

  @Test
  void a_query_for_one_book_finds_nothing_in_others() {
    assertThat(LawBook.search("E04 4.2", Language.ENGLISH).main())
        .doesNotContain("href=\"/laws/2023/4.2");
  }

  @Test
  void the_guidelines_as_a_whole_are_called_so_once() {
    assertThat(LawBook.contents(Edition.newest(), Language.ENGLISH).main())
        .contains(">Guidelines<")
        .doesNotContain("Guidelines Guidelines");
  }

  @Test
  void what_was_looked_for_instead_of_what_was_typed_is_told() {
    assertThat(LawBook.search("stalmate", Language.ENGLISH).main()).contains("(stalemate)");
    assertThat(LawBook.search("stalemate", Language.ENGLISH).main()).doesNotContain("(stalemate)");
    assertThat(LawBook.search("xyzzy", Language.ENGLISH).main()).contains("xyzzy");
  }

  @Test
  void every_term_is_a_word_of_the_provisions() {
    assertThat(LawTexts.in(Language.ENGLISH).keys())
        .filteredOn(key -> key.startsWith("term."))
        .hasSizeGreaterThan(50)
        .allSatisfy(key ->
            assertThat(Edition.books())
                .as(key)
                .anyMatch(book ->
                    !ProvisionSearch.in(book, key.substring(5).replace('-', ' ')).isEmpty()));
  }
}
