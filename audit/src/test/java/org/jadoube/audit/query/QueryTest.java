package org.jadoube.audit.query;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryTest {
  /// Games 1 to 5: a short win, a rook ending, one with an illegal move, a null move, a variant.
  private static final String GAMES =
      """
      [Event "Open (rapid)"]
      [Date "1950.??.??"]
      [White "Hübner, Robert"]
      [Black "Karpov, A"]
      [Result "0-1"]
      [WhiteElo "2600"]
      [BlackElo "2700"]

      1. f3 e5 2. g4 Qh4# 0-1

      [Event "Trinidad and Tobago"]
      [Date "1955.06.01"]
      [White "So, Wesley"]
      [Black "Sokolov, Ivan"]
      [Result "1-0"]
      [WhiteElo "2400"]
      [BlackElo ""]
      [FEN "8/8/8/4k3/8/8/4P2r/R3K3 w - - 0 1"]

      1. Ra5+ Kd4 1-0

      [Event "x"]
      [White "Nobody"]
      [Result "1/2-1/2"]

      1. e4 e5 2. Ke3 Ke7 3. Nf3 1/2-1/2

      [Event "x"]
      [Result "*"]

      1. e4 -- 2. d4 *

      [Event "x"]
      [Variant "Atomic"]
      [Result "*"]

      1. e4 e5 *
      """;

  private static final PgnBatch BATCH = PgnBatch.of(GAMES.getBytes(UTF_8));

  private static String found(Query query) {
    Matches matches = query.in(BATCH, Language.ENGLISH);
    return IntStream.rangeClosed(1, 5)
        .filter(matches::take)
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "player=Hubner | 1",
        "player=huebner | 1",
        "player=\"Robert Hübner\" | 1",
        "player=\"Karpov, Anatoly\" | 1",
        "player=\"Karpov, Boris\" | ''",
        "player=So | 2",
        "White=Karpov | ''",
        "Black=Karpov | 1",
        "player!=Karpov | 2 3 4 5",
        "player~okol | 2",
        "winner=Karpov | 1",
        "loser=Hübner or loser=Sokolov | 1 2",
        "Event=Open (rapid) | 1",
        "(Event=Open (rapid)) | 1",
        "Event=\"Trinidad and Tobago\" | 2",
        "Date=1950..1955 | 1 2",
        "Date!=1950..1955.05 | 2",
        "Date=1950..1955.05 and Result=0-1 | 1",
        "elo>=2650 | 1",
        "elo=2500..2650 | 1",
        "elo=2610..2690 | ''",
        "lower-elo>=2600 | 1",
        "higher-elo<=2700 | 1",
        "elo-difference=100 | 1",
        "lower-elo<=2400 | 2",
        "not player=Karpov and not player=So | 3 4 5",
        "NOT (player=Karpov OR player=So) AND Event=x | 3 4 5",
        "player=Karpov or player=So and Result=0-1 | 1",
        "(player=Karpov or player=So) and Result=1-0 | 2",
      })
  void tags_are_asked_for_in_words(String query, String games) {
    assertThat(found(Query.read(query).orThrow())).isEqualTo(games);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "plies=4 | 1",
        "plies=2..3 | 2 4",
        "plies>=2 | 1 2 3 4",
        "plies<=2 | 2", // the third may have more moves than can be read
        "material=KRP-KR | 2",
        "material=KR-KRP | ''",
        "material=KRPKR | 2",
        "material=KRKRP | 2",
        "material=KR+P*Q?-KR* | 2",
        "material=KQRRBBNNP+-KQRRBBNNP+ | 1 3 4",
        "material!=KRP-KR | 1",
        "position=*/*/*/*/6Pq/*/*/* | 1",
        "position=*/*/*/*/*/*/4P*/* | 2",
        "position=*/*/*/*/*/*/____[Pp]__!/* | 2",
        "position=*/*/*/*/3k*/*/*/* w | 2",
        "position=*/*/*/*/3k*/*/*/* b | ''",
        "position=aaaaaaaa/*/*/*/*/*/*/AAAAAAAA | 1 3 4",
        "position=????????/*/*/*/*/*/*/[^QK]* | 1 2 3 4",
        "\"position\"=x | refused",
        "position=\"8/8/8/R3k3/8/8/4P2r/4K3 b - - 9 9\" | 2",
        "position=8/8/8/R3k3/8/8/4P2r/4K3 b - - | 2",
        "Variant=Atomic or plies=4 | 1 5",
        "Event=x and plies=4 | ''",
      })
  void moves_are_asked_for_as_far_as_they_can_be_read(String query, String games) {
    assertThat(Query.read(query).valueIfAny().map(QueryTest::found).orElse("refused"))
        .isEqualTo(games);
  }

  @Test
  void a_value_may_be_in_single_quotes_and_a_name_have_an_apostrophe() {
    assertThat(found("(Event='Trinidad and Tobago') or player=Okolov")).isEqualTo("2");
    assertThat(found("Event='Trinidad and Tobago' and player=So")).isEqualTo("2");
    assertThat(Query.read("White=O'Neil or White='t Hooft").valueIfAny()).isPresent();
  }

  private static String found(String query) {
    return found(Query.read(query).orThrow());
  }

  @Test
  void what_is_not_known_is_counted_where_it_decides() {
    assertThat(doubts("elo>=2500 and Event=Trinidad and plies>0")).isEmpty();
    assertThat(doubts("plies<=2 or Date=1950")).isEqualTo(Map.of("", 2L));
    assertThat(doubts("lower-elo>=2400 and Date>1950"))
        .isEqualTo(Map.of("lower-elo", 4L, "Date", 3L));
  }

  private static Map<String, Long> doubts(String query) {
    return Query.read(query).orThrow().in(BATCH, Language.ENGLISH).doubts().games();
  }

  @Test
  void the_wanted_games_can_be_read_alone() {
    List<Matches.Run> runs =
        Query.read("Event=x or player=Karpov").orThrow().in(BATCH, Language.ENGLISH).runs(BATCH);
    assertThat(runs.stream().map(Matches.Run::count)).containsExactly(1L, 1L, 3L);
    assertThat(runs.get(1).games()).isEmpty();
    PgnBatch last = runs.getLast().games().orElseThrow();
    assertThat(new String(last.toByteArray(), UTF_8)).startsWith("[Event \"x\"]").endsWith("*\n");
    assertThat(last.line()).isEqualTo(22);
  }

  @Test
  void two_queries_are_met_together() {
    Query both = Query.read("Event=x").orThrow().and(Query.read("Result=*").orThrow());
    assertThat(found(both)).isEqualTo("4 5");
    assertThat(found(Query.ALL.and(both))).isEqualTo("4 5");
    assertThat(Query.ALL.isAll()).isTrue();
    assertThat(found(Query.ALL)).isEqualTo("1 2 3 4 5");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      value = {
        "player=So and | column 14: found the end, expected the name of a tag",
        "(player=So | column 11: found the end, expected and, or, or )",
        "player=So) | column 10: found \")\", expected and, or, or the end",
        "player=\"So | column 11: found the end, expected \" behind the value",
        "player=\"So\" x | column 13: found \"x\", expected and, or, or the end",
        "player=? | ''",
        "winner=? | column 8: found \"?\", expected a name",
        "winner~x | column 7: found \"~x\", expected = or !=",
        "white=So | column 1: found \"white=So\", expected the name of a tag",
        "Player=So | column 1: found \"Player=So\", expected the name of a tag",
        "plies~3 | column 6: found \"~3\", expected one of = != > < >= <=",
        "plies=1..x | column 10: found \"x\", expected a number",
        "Date=1950..x | column 12: found \"x\", expected a date",
        "material=KQ | column 10: found \"KQ\", expected the pieces of both sides",
        "position=8/8 | column 10: found \"8/8\", expected a FEN",
        "position=9/8/8/8/8/8/8/8 | column 10: found",
        "position=*8/*1???????/8/8/8/8/8/8 | ''",
        "position=*8?/8/8/8/8/8/8/8 | column 10: found",
        "material>=KK | column 9: found \">=KK\", expected = or !=",
        "material=K*-K | column 10: found \"K*-K\", expected the pieces of both sides",
        "material=KP+*-K | column 10: found \"KP+*-K\", expected the pieces of both sides",
        "White=So Black=Li | column 10: found \"Black=Li\", expected and, or, or quotes",
        "White=So && Black=Li | column 13: found \"Black=Li\", expected and, or, or quotes",
        "Site=http://x.org/?a=b c | ''",
        "Event=\"Cup a=b\" | ''",
        "plies=10..5 | column 7: found \"10..5\", expected a range from the lower end",
        "elo=2500..2400 | column 5: found \"2500..2400\", expected a range from the lower end",
        "Date=1955..1950.06 | column 6: found \"1955..1950.06\", expected a range from",
        "Date=1955.06..1955 | ''",
      })
  void what_is_no_condition_is_refused_with_its_place(String text, String expected) {
    String fault = Query.read(text).faultIfAny().map(it -> it.message()).orElse("");
    assertThat(fault.replace("line 1, ", "")).startsWith(expected.isEmpty() ? "" : expected);
    assertThat(fault.isEmpty()).isEqualTo(expected.isEmpty());
  }

  @Test
  void a_long_condition_takes_no_stack() {
    String pawns = "P*".repeat(40_000);
    assertThat(Query.read("material=K" + pawns + "-K").faultIfAny()).isEmpty();
    assertThat(Query.read("material=K" + pawns + "**-K").faultIfAny()).isPresent();
  }

  /// Any input is read or refused, in little time and memory.
  @Test
  void no_text_makes_trouble() {
    Random random = new Random(22);
    List<String> words =
        List.of(
            "player",
            "White",
            "WhiteElo",
            "Date",
            "plies",
            "material",
            "position",
            "elo",
            "=",
            "!=",
            ">=",
            "~",
            "..",
            "(",
            ")",
            " and ",
            " or ",
            " not ",
            "\"",
            "\\",
            "KRP-KR",
            "1950",
            "*/8/?",
            "/",
            "[",
            "]",
            "^",
            "K",
            " ",
            "½",
            "\n",
            "w");
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(12); length >= 0; length--) {
        text.append(words.get(random.nextInt(words.size())));
      }
      switch (Query.read(text.toString())) {
        case Reading.Read<Query>(Query query) -> assertThat(found(query)).isNotNull();
        case Reading.Unreadable<Query>(var fault) ->
            assertThat(fault.offset()).isBetween(0, text.length());
      }
    }
    for (String deep : List.of("(", "not ", "not(")) {
      assertThat(Query.read(deep.repeat(100_000)).faultIfAny()).isPresent();
    }
  }
}
