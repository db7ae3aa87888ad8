package org.jadoube.tournament.ratinglist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.Sex;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.rating.Title;
import org.jadoube.tournament.ratinglist.ListedPlayer.ListedRating;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.PlayerRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RatingListTest {
  private static final String START =
      "ID Number      Name                                                         Fed Sex Tit "
          + " WTit OTit           ";
  private static final String ALL = START + "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
  private static final String WITHOUT_ARENA =
      START + "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
  private static final String ONE = START + "FOA OCT26 Gms K  B-day Flag";

  private static final String EVA = person("1002", "Novak, Eva", "CZE", "F", "WFM");

  private static String person(String id, String name, String federation, String sex, String tit) {
    return String.format(
        Locale.ROOT, "%-15s%-61s%-4s%-4s%-5s%-5s", id, name, federation, sex, tit, "");
  }

  private static String all(String person, String otherTitles, String standard, String born) {
    return person
        + String.format(Locale.ROOT, "%-15s    ", otherTitles)
        + String.format(Locale.ROOT, "%-6s9   20 ", standard)
        + "1950  0   40 "
        + "0     0   0  "
        + String.format(Locale.ROOT, "%-6swi  ", born);
  }

  @Test
  void the_list_of_all_ratings_is_read() {
    ListedPlayer eva = listed(ALL, all(EVA, "FA", "2010", "2009"));
    assertThat(eva)
        .isEqualTo(
            new ListedPlayer(
                "1002",
                "Novak, Eva",
                "CZE",
                Optional.of(Sex.WOMAN),
                Optional.of(Title.WFM),
                OptionalInt.of(2009),
                Map.of(
                    RatingKind.STANDARD, new ListedRating(2010, OptionalInt.of(20)),
                    RatingKind.RAPID, new ListedRating(1950, OptionalInt.of(40)))));
    assertThat(eva.rating(RatingKind.BLITZ)).map(ListedRating::rating).contains(2010);
  }

  @Test
  void other_layouts_are_read_by_their_headings() {
    String older = EVA + "FA             " + "2010  9   20 1950  0   40 0     0   0  2009  wi  ";
    String one = EVA + "FA                 " + "1951  3   40 2009  wi  ";
    assertThat(listed(WITHOUT_ARENA, older)).isEqualTo(listed(ALL, all(EVA, "FA", "2010", "2009")));
    assertThat(columns(ONE, RatingKind.RAPID).line(one))
        .isInstanceOfSatisfying(
            ListLine.Listed.class,
            read ->
                assertThat(read.player().ratings())
                    .isEqualTo(
                        Map.of(RatingKind.RAPID, new ListedRating(1951, OptionalInt.of(40)))));
  }

  @Test
  void a_line_moved_by_too_many_titles_is_read() {
    String usual = all(EVA, "", "2010", "2009");
    String moved = all(EVA, "SI,FI,LSI,SLI,NAAFM1", "2010", "2009");
    assertThat(moved).hasSize(usual.length() + 5);
    assertThat(listed(ALL, moved)).isEqualTo(listed(ALL, usual));
  }

  @ParameterizedTest
  @CsvSource({
    "x002, Novak, CZE, 2010, a FIDE number",
    "1002, '', CZE, 2010, a name",
    "1002, Novak, cz, 2010, a federation",
    "1002, Novak, CZE, 2o10, a rating",
    "1002, Novak, CZE, '', a rating"
  })
  void what_makes_no_sense_is_told(
      String id, String name, String federation, String rating, String expected) {
    String line = all(person(id, name, federation, "M", ""), "", rating, "0");
    assertThat(columns(ALL, RatingKind.STANDARD).line(line))
        .isInstanceOfSatisfying(
            ListLine.Garbled.class, it -> assertThat(it.expected()).startsWith(expected));
  }

  @Test
  void any_line_is_read_or_refused() {
    RandomGenerator random = Seeded.random(7);
    ListColumns columns = columns(ALL, RatingKind.STANDARD);
    String good = all(EVA, "FA", "2010", "2009");
    for (int time = 0; time < 5_000; time++) {
      StringBuilder line = new StringBuilder(good);
      for (int change = random.nextInt(6); change >= 0; change--) {
        line.setCharAt(random.nextInt(line.length()), (char) random.nextInt(32, 400));
      }
      line.setLength(random.nextInt(line.length() + 1));
      if (columns.line(line.toString()) instanceof ListLine.Listed(var player)) {
        ListSearch search = new ListSearch(file("001    1      " + "Nobody"));
        search.pass(player);
        assertThat(FilledFile.of(file(""), search.matches(), RatingKind.STANDARD, true))
            .isNotNull();
      }
    }
  }

  @Test
  void other_text_is_no_list() {
    assertThat(ListColumns.read("012 Small open", RatingKind.STANDARD)).isEmpty();
    assertThat(ListColumns.read("", RatingKind.STANDARD)).isEmpty();
    assertThat(ListColumns.read(START, RatingKind.STANDARD)).isEmpty();
  }

  private static final TrfFile FILE =
      file(
          """
          012 Open
          001    1      Novak, Jan                                      1001
          001    2      NOVÁK EVA                              CZE
          001    3      Kovacs, Anna                      2190
          001    4      Smith, John
          001    5      Nobody, At All
          001    6      Other, Name                                     1004
          001    7      Smith, John                            USA
          """);

  private static final List<ListedPlayer> LIST =
      List.of(
          player("1001", "Novak, Jan", "CZE", 2410, 1990),
          player("1002", "Novak, Eva", "CZE", 2010, 2009),
          player("1003", "Kovacs, Anna", "HUN", 2200, 1985),
          player("1004", "Smith, John", "ENG", 1800, 1970),
          player("1005", "Smith, John", "USA", 1900, 1975));

  private static ListedPlayer player(
      String id, String name, String federation, int rating, int born) {
    return new ListedPlayer(
        id,
        name,
        federation,
        Optional.empty(),
        Optional.empty(),
        OptionalInt.of(born),
        Map.of(RatingKind.STANDARD, new ListedRating(rating, OptionalInt.of(20))));
  }

  private static Map<Integer, ListMatch> matches() {
    ListSearch search = new ListSearch(FILE);
    LIST.forEach(search::pass);
    return search.matches();
  }

  @Test
  void nobody_is_guessed() {
    assertThat(matches())
        .isEqualTo(
            Map.of(
                1, new ListMatch.Found(LIST.get(0), true),
                2, new ListMatch.Found(LIST.get(1), false),
                3, new ListMatch.Found(LIST.get(2), false),
                4, new ListMatch.Ambiguous(List.of(LIST.get(3), LIST.get(4))),
                5, new ListMatch.NotListed(),
                6, new ListMatch.OtherName(LIST.get(3)),
                7, new ListMatch.Found(LIST.get(4), false)));
  }

  @Test
  void what_a_file_says_stays_unless_it_is_to_be_replaced() {
    FilledFile kept = FilledFile.of(FILE, matches(), RatingKind.STANDARD, false);
    FilledFile replaced = FilledFile.of(FILE, matches(), RatingKind.STANDARD, true);
    assertThat(ratings(kept.file())).isEqualTo(Map.of(1, 2410, 2, 2010, 3, 2190, 7, 1900));
    assertThat(ratings(replaced.file())).isEqualTo(Map.of(1, 2410, 2, 2010, 3, 2200, 7, 1900));
    assertThat(kept.differences())
        .containsExactly(new FilledFile.ListDifference(3, "rating", "2190", "2200"));
    PlayerRecord.Player eva = kept.file().players().get(1);
    assertThat(eva.person().name()).isEqualTo("NOVÁK EVA");
    assertThat(eva.person().number()).isEqualTo("1002");
    assertThat(eva.person().birthDate()).isEqualTo("2009/00/00");
  }

  @Test
  void a_filled_file_is_in_order() {
    FilledFile filled = FilledFile.of(FILE, matches(), RatingKind.STANDARD, false);
    assertThat(Trf.read(Trf.bytes(filled.file())).departures()).isEmpty();
  }

  private static Map<Integer, Integer> ratings(TrfFile file) {
    return file.players().stream()
        .filter(player -> player.person().rating().isPresent())
        .collect(
            Collectors.toMap(
                PlayerRecord.Player::startingRank,
                player -> player.person().rating().orElseThrow()));
  }

  private static TrfFile file(String text) {
    return Trf.read(text).file();
  }

  private static ListColumns columns(String heading, RatingKind single) {
    return ListColumns.read(heading, single).orElseThrow();
  }

  private static ListedPlayer listed(String heading, String line) {
    return ((ListLine.Listed) columns(heading, RatingKind.STANDARD).line(line)).player();
  }
}
