package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.jadoube.testing.Wait;
import org.jadoube.web.Client.Answer;
import org.junit.jupiter.api.Test;

/// Rounds of a tournament that start at a time.
final class TournamentAppointmentTest extends OneOrganiser {
  private static final String CUP =
      "{\"name\":\"Cup\",\"format\":\"round-robin\",\"regulations\":{\"timeControl\":\"300\"},"
          + "\"appointed\":[\"2099-01-01T12:00:00.000Z\"]}";

  @Test
  void games_start_when_their_round_is_appointed() throws Exception {
    String tournament = organiser.tournament(CUP);
    organiser.enter(tournament, 1, 2);
    String game = organiser.nextRound(tournament, 1).at("/boards/0/game").stringValue();
    assertThat(client.get("api/games/" + game).json().path("startsAt").toString())
        .contains("2099-01-01T12:00:00");
  }

  @Test
  void a_round_appointed_anew_moves_its_games_until_they_begin() throws Exception {
    String tournament = organiser.tournament(CUP);
    organiser.enter(tournament, 1, 2);
    String game = organiser.nextRound(tournament, 1).at("/boards/0/game").stringValue();
    String path = tournament + "/rounds/1/appointment";
    String soon = Instant.now().plusSeconds(2).toString();
    assertThat(
            organiser
                .post(path, "{\"appointed\":\"2098-01-01T12:00:00.000Z\"}")
                .at("/rounds/0/appointed"))
        .hasToString("\"2098-01-01T12:00:00.000Z\"");
    assertThat(client.get("api/games/" + game).json().path("startsAt").toString())
        .contains("2098-01-01T12:00:00");
    Answer tooLate =
        organiser.person().post("api/tournaments/" + path, "{\"appointed\":\"" + soon + "\"}");
    while (tooLate.code().equals("unfit-for-tournament")) { // the time had passed when it came
      soon = Instant.now().plusSeconds(2).toString();
      tooLate =
          organiser.person().post("api/tournaments/" + path, "{\"appointed\":\"" + soon + "\"}");
    }
    Organiser.done(tooLate);
    Wait.until(
        "the game has begun",
        () -> !client.get("api/games/" + game + "/events").json().path("events").isEmpty());
    assertThat(
            organiser
                .person()
                .post("api/tournaments/" + path, "{\"appointed\":\"2098-01-01T12:00:00.000Z\"}")
                .code())
        .isEqualTo("wrong-stage");
  }

  @Test
  void a_round_cannot_be_paired_for_a_time_that_has_passed() throws Exception {
    String tournament = organiser.tournament(CUP);
    organiser.enter(tournament, 1, 2);
    assertThat(
            organiser
                .person()
                .post(
                    "api/tournaments/" + tournament + "/rounds",
                    "{\"appointed\":\"2020-01-01T12:00:00.000Z\"}")
                .code())
        .isEqualTo("unfit-for-tournament");
  }
}
