package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Scoring;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Requests for new games.
class GameRequestTest {
  private static final TimeControl BLITZ = TimeControl.read("300+3").orThrow();

  private static GameRequest read(String json) {
    return switch (Documents.GAME_REQUEST.read(json)) {
      case JsonReading.Read<GameRequest>(GameRequest request) -> request;
      case JsonReading.Unreadable<GameRequest>(JsonFault fault) ->
          throw new AssertionError(json + ": " + fault.message());
    };
  }

  @Test
  void nothing_asked_for_is_the_usual() {
    assertThat(read("{}"))
        .isEqualTo(
            new GameRequest(
                Regulations.of(TimeControl.UNTIMED), Optional.empty(), Optional.empty()));
  }

  @Test
  void what_most_people_choose_needs_no_regulations() {
    String json =
        "{\"timeControl\":\" 300+3 \",\"edition\":\"2014\",\"chess960\":7,\"colour\":\"black\",\"name\":\"Ana\"}";
    Regulations regulations =
        Regulations.of(BLITZ, Edition.named("2014").orElseThrow()).with(Setup.chess960(7));
    assertThat(read(json))
        .isEqualTo(new GameRequest(regulations, Optional.of(Colour.BLACK), Optional.of("Ana")));
  }

  private static String under(String lines, String fields) {
    String rules = "title = Club\\nedition = FIDE 2018\\n[1] Words\\n" + lines;
    return "{\"regulations\":{\"houseRules\":\"" + rules + "\"}" + fields + "}";
  }

  @Test
  void house_rules_give_what_the_request_leaves_open() {
    Regulations regulations =
        read(under("default-time = 5 min", ",\"timeControl\":\"300+3\"")).regulations();
    assertThat(regulations.defaultTime()).isEqualTo(Duration.ofMinutes(5));
    assertThat(regulations.timeControl()).isEqualTo(BLITZ);
    assertThat(regulations.edition().printed()).isEqualTo(Edition.FIDE_2018);
    assertThat(Documents.REGULATIONS.read(Documents.REGULATIONS.write(regulations)))
        .isEqualTo(new JsonReading.Read<>(regulations));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          increment = forbidden         | ,"timeControl":"300+3"     | Club, 1: increment = forbidden
          time = 300+3                  | ,"timeControl":"300"       | Club, 1: time = 300+3
          draws = never                 | ,"edition":"2023"          | FIDE 2018, for which the house rules are written
          draws = soon                  | ``                         | line 4, column 9: found "soon", expected free
          chess960-lot.excluded = 518   | ``                         | a start position that the house rules do not exclude
          chess960-lot.excluded = 5     | ,"chess960":5              | a start position that the house rules do not exclude
          """)
  void what_contradicts_house_rules_is_told(String lines, String fields, String said) {
    String json = under(lines, fields == null ? "" : fields);
    assertThat(((JsonReading.Unreadable<?>) Documents.GAME_REQUEST.read(json)).fault().message())
        .contains(said);
  }

  @Test
  void draw_odds_alone_leave_the_points_as_usual() {
    assertThat(
            read("{\"regulations\":{\"scoring\":{\"drawOdds\":\"black\"}}}")
                .regulations()
                .scoring())
        .isEqualTo(Scoring.CLASSIC.withDrawOdds(Colour.BLACK));
  }

  @Test
  void faults_of_a_start_say_whose_they_are() {
    String json = "{\"regulations\":{\"start\":\"8/8/8/8/8/8/8/8 w - - 0 1\"}}";
    assertThat(((JsonReading.Unreadable<?>) Documents.GAME_REQUEST.read(json)).fault().message())
        .contains("king-missing[colour=white], king-missing[colour=black]");
  }

  @Test
  void what_is_left_out_of_the_regulations_is_the_usual_in_their_edition() {
    GameRequest request =
        read(
            "{\"edition\":\"2005\",\"regulations\":{\"scoring\":{\"winHalves\":6,\"drawHalves\":2,\"lossHalves\":0}}}");
    assertThat(request.regulations())
        .isEqualTo(
            Regulations.of(TimeControl.UNTIMED, Edition.named("2005").orElseThrow())
                .with(Scoring.THREE_ONE_NIL));
  }

  static Stream<Regulations> anyRegulations() {
    return RoundTripTest.regulations();
  }

  /// As `GET /api/games/{id}` shows them.
  @ParameterizedTest
  @MethodSource("anyRegulations")
  void all_regulations_of_one_game_can_be_asked_for_in_another(Regulations regulations) {
    String json =
        String.format(
            Locale.ROOT, "{\"regulations\":%s}", Documents.REGULATIONS.write(regulations));
    assertThat(read(json).regulations()).isEqualTo(regulations);
  }

  @ParameterizedTest
  @MethodSource("anyRegulations")
  void a_request_reads_as_it_was_written(Regulations regulations) {
    for (Colour colour : Colour.values()) {
      GameRequest request =
          new GameRequest(regulations, Optional.of(colour), Optional.of(colour.toString()));
      assertThat(read(Documents.GAME_REQUEST.write(request))).isEqualTo(request);
    }
    GameRequest any = new GameRequest(regulations, Optional.empty(), Optional.empty());
    assertThat(read(Documents.GAME_REQUEST.write(any))).isEqualTo(any);
  }

  @Test
  void whoever_makes_a_game_plays_it_or_is_its_arbiter() {
    GameRequest arbitrating = read("{\"arbiter\":true,\"name\":\"Vera\"}");
    GameRequest playing = read("{\"inviteArbiter\":true,\"colour\":\"white\"}");
    for (GameRequest request : java.util.List.of(arbitrating, playing)) {
      assertThat(request.regulations().arbiterPresent()).isTrue();
      assertThat(read(Documents.GAME_REQUEST.write(request))).isEqualTo(request);
    }
    for (String both : new String[] {"\"colour\":\"random\"", "\"inviteArbiter\":true"}) {
      assertThat(Documents.GAME_REQUEST.read("{\"arbiter\":true," + both + "}"))
          .isInstanceOfSatisfying(
              JsonReading.Unreadable.class,
              refused -> assertThat(refused.fault().pointer()).isEqualTo("/arbiter"));
    }
  }

  @Test
  void moves_may_be_taken_back_where_the_request_says_so() {
    GameRequest request = read("{\"takebacks\":true}");
    assertThat(request.regulations().has(Arrangement.TAKEBACKS)).isTrue();
    assertThat(read(Documents.GAME_REQUEST.write(request))).isEqualTo(request);
    assertThat(read("{\"takebacks\":false}")).isEqualTo(read("{}"));
  }

  @Test
  void a_game_can_be_asked_for_at_a_time() {
    GameRequest request = read("{\"startsAt\":\"2026-11-23T17:00:00Z\"}");
    assertThat(request.startsAt()).contains(Instant.parse("2026-11-23T17:00:00Z"));
    assertThat(read(Documents.GAME_REQUEST.write(request))).isEqualTo(request);
  }

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(resources = "bad-game-requests.csv", delimiter = '|', numLinesToSkip = 1)
  void a_bad_request_is_explained(String what, String json, String message) {
    assertThat(Documents.GAME_REQUEST.read(json))
        .as(what)
        .isInstanceOfSatisfying(
            JsonReading.Unreadable.class,
            unreadable -> assertThat(unreadable.fault().message()).startsWith(message));
  }
}
