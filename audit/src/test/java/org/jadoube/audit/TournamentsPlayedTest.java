package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingFacts;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.finding.TournamentFinding;
import org.jadoube.audit.finding.TournamentFinding.Meetings;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Round robins with missing or surplus games, or players twice in a round.
class TournamentsPlayedTest {
  /// A game by its tags.
  private record Part(String event, String date, String round, int white, int black) {
    Part in(String otherRound) {
      return new Part(event, date, otherRound, white, black);
    }

    String pgn() {
      return String.format(
          Locale.ROOT,
          """
          [Event "%s"]
          [Site "Riga"]
          [Date "%s"]
          [Round "%s"]
          [White "Player %s"]
          [Black "Player %s"]
          [Result "1-0"]

          1. e4 e5 1-0

          """,
          event,
          date,
          round,
          letter(white),
          letter(black));
    }

    private static char letter(int player) {
      return (char) ('A' + player);
    }
  }

  /// All games of a round robin, by turning the circle.
  private static List<Part> roundRobin(int players, int times) {
    int seats = players + players % 2;
    List<Part> games = new ArrayList<>();
    for (int round = 0; round < times * (seats - 1); round++) {
      for (int board = 0; board < seats / 2; board++) {
        int one = board == 0 ? seats - 1 : (round + board) % (seats - 1);
        int other = (round - board + 2 * seats - 2 + times * seats * (seats - 1)) % (seats - 1);
        other = board == 0 ? round % (seats - 1) : other;
        if (one < players && other < players) {
          games.add(new Part("Cup", date(round), round + 1 + "." + (board + 1), one, other));
        }
      }
    }
    return games;
  }

  private static String date(int round) {
    return String.format(Locale.ROOT, "1962.%02d.%02d", 3 + round / 28, 1 + round % 28);
  }

  private static List<PlacedFinding> found(List<Part> games) {
    return found(games, TournamentsPlayed.USUAL_GAMES);
  }

  private static List<PlacedFinding> found(List<Part> games, int most) {
    String pgn = String.join("", games.stream().map(Part::pgn).toList());
    TournamentsPlayed tournaments = new TournamentsPlayed(most);
    Audit audit = Audit.byDate().recording(tournaments).on(2).inBatchesOf(700);
    assertThat(PlantedFaultsTest.audit(pgn, audit)).isEmpty();
    return tournaments.findings();
  }

  private static List<Finding> findings(List<Part> games) {
    return found(games).stream().map(PlacedFinding::finding).toList();
  }

  private static Meetings meetings(Part game, int met, int needed, int players) {
    char first = Part.letter(Math.min(game.white, game.black));
    char second = Part.letter(Math.max(game.white, game.black));
    return new Meetings("Player " + first, "Player " + second, met, needed, players);
  }

  @ParameterizedTest
  @CsvSource({"4, 1", "4, 2", "4, 4", "5, 1", "5, 2", "6, 1", "9, 1", "10, 1", "10, 2", "15, 1"})
  void whatever_game_is_missing_or_too_many_is_found_and_nothing_else(int players, int times) {
    List<Part> games = roundRobin(players, times);
    Collections.shuffle(games, Seeded.random(players * 10 + times));
    assertThat(findings(games)).isEmpty();
    for (Part each : games) {
      List<Part> fewer = new ArrayList<>(games);
      fewer.remove(each);
      assertThat(findings(fewer))
          .containsExactly(
              new TournamentFinding.MissingGame(meetings(each, times - 1, times, players)));

      List<Part> more = new ArrayList<>(games);
      more.add(each);
      assertThat(found(more))
          .singleElement()
          .satisfies(found -> {
            assertThat(found.finding())
                .isEqualTo(
                    new TournamentFinding.SurplusGame(meetings(each, times + 1, times, players)));
            assertThat(found.place().game()).isBetween((long) times + 1, (long) more.size());
          });
    }
  }

  @Test
  void a_game_under_the_wrong_round_makes_its_players_play_twice() {
    List<Part> games = new ArrayList<>(roundRobin(6, 1));
    assertThat(games.getLast().round()).isEqualTo("5.3");
    games.set(games.size() - 1, games.getLast().in("4"));
    Part wrong = games.getLast();
    assertThat(found(games))
        .hasSize(2)
        .allSatisfy(found -> assertThat(found.place().game()).isEqualTo(15))
        .extracting(found -> found.finding())
        .allSatisfy(finding -> {
          TournamentFinding.TwiceInRound twice = (TournamentFinding.TwiceInRound) finding;
          assertThat(twice.round()).isEqualTo(4);
          assertThat(games.get((int) twice.game() - 1).round()).startsWith("4.");
        })
        .extracting(finding -> ((TournamentFinding.TwiceInRound) finding).player())
        .containsExactlyInAnyOrder(
            "Player " + Part.letter(wrong.white()), "Player " + Part.letter(wrong.black()));
  }

  @Test
  void who_withdrew_is_not_missed_but_who_skips_a_round_is() {
    List<Part> games = roundRobin(12, 1);
    List<Part> withdrawn =
        games.stream()
            .filter(game ->
                Integer.parseInt(game.round().split("\\.")[0]) < 8
                    || (game.white() != 3 && game.black() != 3))
            .toList();
    assertThat(withdrawn).hasSize(games.size() - 4);
    assertThat(findings(withdrawn)).isEmpty();

    List<Part> skipped =
        games.stream()
            .filter(game ->
                !game.round().matches("[56]\\..*") || (game.white() != 3 && game.black() != 3))
            .toList();
    assertThat(findings(skipped))
        .hasSize(2)
        .allMatch(TournamentFinding.MissingGame.class::isInstance);
  }

  /// An event looks like a round robin only if everybody met everybody else in the right number of
  /// rounds.
  @Test
  void other_events_are_left_alone() {
    List<Part> knockOut = new ArrayList<>();
    for (int alive = 16, round = 1; alive > 1; alive /= 2, round++) {
      for (int player = 0; player < alive / 2; player++) {
        for (int game = 1; game <= 2; game++) {
          knockOut.add(
              new Part("Cup", "2020.01.0" + round, round + "." + game, player, player + alive / 2));
        }
      }
    }
    List<Part> swiss =
        roundRobin(12, 1).stream().filter(game -> game.round().matches("[1-7]\\..*")).toList();
    List<Part> match = new ArrayList<>();
    List<Part> simultaneous = new ArrayList<>();
    for (int game = 1; game <= 12; game++) {
      match.add(new Part("Match", "2020.01.01", Integer.toString(game), game % 2, 1 - game % 2));
      simultaneous.add(new Part("Simul", "2020.01.01", "1", 0, game));
    }
    for (List<Part> event : List.of(knockOut, swiss, match, simultaneous)) {
      assertThat(findings(event)).isEmpty();
      assertThat(findings(event.subList(0, event.size() - 1))).isEmpty();
    }
  }

  @Test
  void events_of_the_same_name_in_other_years_are_others() {
    List<Part> games = new ArrayList<>(roundRobin(6, 1));
    for (Part each : roundRobin(6, 1)) {
      games.add(
          new Part(
              "Cup",
              each.date().replace("1962", "1963"),
              each.round(),
              each.white(),
              each.black()));
    }
    Part missing = games.removeLast();
    List<PlacedFinding> found = found(games);
    assertThat(found)
        .singleElement()
        .satisfies(each -> {
          assertThat(each.finding())
              .isEqualTo(new TournamentFinding.MissingGame(meetings(missing, 0, 1, 6)));
          assertThat(each.place().game()).isEqualTo(16);
        });
  }

  @Test
  void findings_come_in_the_order_in_which_the_events_began() {
    List<Part> games = new ArrayList<>();
    for (String event : List.of("1963 B", "1962 A", "1961 B")) {
      for (Part each : roundRobin(4, 1).subList(1, 6)) {
        String date = each.date().replace("1962", event.substring(0, 4));
        games.add(new Part(event.substring(5), date, each.round(), each.white(), each.black()));
      }
    }
    assertThat(found(games).stream().map(found -> found.place().game()))
        .containsExactly(1L, 6L, 11L);
  }

  @Test
  void games_without_a_round_or_a_name_belong_to_no_event() {
    List<Part> games = roundRobin(6, 1);
    for (String round : List.of("?", "-", "", "1-3", "0")) {
      List<Part> more = new ArrayList<>(games);
      more.add(games.getFirst().in(round));
      String pgn = String.join("", more.stream().map(Part::pgn).toList());
      TournamentsPlayed tournaments = new TournamentsPlayed(100);
      PlantedFaultsTest.audit(pgn, Audit.byDate().recording(tournaments));
      assertThat(tournaments.findings()).as(round).isEmpty();
    }
  }

  @Test
  void an_event_that_goes_on_when_no_more_games_are_remembered_is_left_alone() {
    List<Part> games = roundRobin(6, 1);
    List<Part> fewer = games.subList(0, games.size() - 1);
    assertThat(found(fewer, fewer.size())).hasSize(1);
    assertThat(found(fewer, fewer.size() - 1)).isEmpty();
  }

  @Test
  void sentences_and_facts_name_the_players() {
    FindingSentences sentences = new FindingSentences();
    List<Finding> findings =
        List.of(
            new TournamentFinding.MissingGame(new Meetings("A", "B", 1, 2, 4)),
            new TournamentFinding.SurplusGame(new Meetings("A", "B", 2, 1, 4)),
            new TournamentFinding.TwiceInRound("A", 3, "a.pgn", 7));
    assertThat(findings.stream().map(sentences::of))
        .containsExactly(
            "A game is missing: A and B have 1 game against each other, expected 2 in this round"
                + " robin of 4 players.",
            "A game too many: A and B have 2 games against each other, expected 1 in this round"
                + " robin of 4 players.",
            "A also plays game 7 in a.pgn, in the same round 3.");
    assertThat(Stream.of(0, 2).map(findings::get).map(FindingFacts::json))
        .containsExactly(
            "{\"names\":[\"A\",\"B\"],\"met\":1,\"needed\":2,\"players\":4}",
            "{\"name\":\"A\",\"round\":3,\"file\":\"a.pgn\",\"game\":7}");
  }
}
