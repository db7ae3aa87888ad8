package org.jadoube.audit.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.audit.facts.EventPart;
import org.jadoube.audit.game.GamePlace;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Games joined into events.
class EventStretchTest {
  private static final LocalDate NEW_YEAR = LocalDate.of(2020, 1, 1);

  private static TournamentGame game(String event, int day, int white, int black, long order) {
    EventPart part =
        new EventPart(event, NEW_YEAR.plusDays(day), 1, "player " + white, "player " + black);
    return new TournamentGame(new GamePlace("a.pgn", order + 1, 1, Map.of(), ""), part, order);
  }

  private static Stream<EventStretch> joined(Stream<EventStretch> stretches) {
    return stretches.sorted(EventStretch.BY_EVENT_AND_DAY).gather(EventStretch.joined());
  }

  private static List<EventStretch> joinedAtOnce(List<TournamentGame> games) {
    return joined(games.stream().map(EventStretch::of)).toList();
  }

  private static List<EventStretch> joinedInPieces(List<TournamentGame> games, int size) {
    return joined(
            games.stream()
                .map(EventStretch::of)
                .gather(Gatherers.windowFixed(size))
                .flatMap(piece -> joined(piece.stream())))
        .toList();
  }

  /// The parts that do not depend on the order of the games.
  private static EventStretch sorted(EventStretch event) {
    List<TournamentGame> games = new ArrayList<>(event.games());
    games.sort(java.util.Comparator.comparingLong(TournamentGame::order));
    return new EventStretch(event.event(), event.first(), event.last(), games);
  }

  private static List<TournamentGame> random(int count, int days, int players) {
    RandomGenerator random = Seeded.random(count + days + players);
    return IntStream.range(0, count)
        .mapToObj(order ->
            game(
                "event " + random.nextInt(3),
                random.nextInt(days),
                random.nextInt(players),
                random.nextInt(players),
                order))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 100, 399})
  void the_pieces_in_which_games_are_put_together_make_no_difference(int size) {
    for (List<TournamentGame> games : List.of(random(400, 6_000, 50), random(400, 6_000, 1_000))) {
      List<EventStretch> events = joinedAtOnce(games);
      assertThat(events).hasSizeBetween(20, 380);
      assertThat(joinedInPieces(games, size).stream().map(EventStretchTest::sorted))
          .containsExactlyElementsOf(events.stream().map(EventStretchTest::sorted).toList());
    }
  }

  @Test
  void a_pause_of_sixty_days_is_part_of_an_event_and_a_longer_one_is_not() {
    assertThat(joinedAtOnce(List.of(game("cup", 0, 1, 2, 0), game("cup", 60, 1, 2, 1)))).hasSize(1);
    assertThat(joinedAtOnce(List.of(game("cup", 0, 1, 2, 0), game("cup", 61, 1, 2, 1)))).hasSize(2);
  }

  /// Its games are forgotten, but not the event and its days.
  @Test
  void an_event_of_too_many_players_is_none_whatever_comes_to_it() {
    List<TournamentGame> games = new ArrayList<>();
    for (int i = 0; i <= RoundRobin.MOST_PLAYERS / 2; i++) {
      games.add(game("cup", i, 2 * i, 2 * i + 1, i));
    }
    int days = games.size() - 1;
    EventStretch crowd = new EventStretch("cup", NEW_YEAR, NEW_YEAR.plusDays(days), List.of());
    assertThat(joinedAtOnce(games)).containsExactly(crowd);
    assertThat(joinedAtOnce(games.subList(1, games.size())).getFirst().games()).hasSize(days);

    TournamentGame later = game("cup", days + 60, 1, 2, 1_000);
    TournamentGame next = game("cup", days + 121, 1, 2, 1_001);
    assertThat(joined(Stream.of(crowd, EventStretch.of(later), EventStretch.of(next))))
        .containsExactly(
            new EventStretch("cup", NEW_YEAR, later.part().day(), List.of()),
            EventStretch.of(next));
    assertThat(crowd.roundRobin()).isEmpty();
  }

  @Test
  void an_event_of_more_games_than_a_round_robin_can_have_is_none() {
    List<TournamentGame> games =
        new ArrayList<>(Collections.nCopies(RoundRobin.MOST_GAMES, game("cup", 0, 1, 2, 0)));
    assertThat(joinedAtOnce(games)).singleElement().matches(event -> !event.games().isEmpty());
    games.add(games.getFirst());
    assertThat(joinedAtOnce(games)).singleElement().matches(event -> event.games().isEmpty());
  }
}
