package org.jadoube.tournament.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class VarmaTest {
  static IntStream sizes() {
    return IntStream.rangeClosed(9, 24);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void groups_hold_every_number_once(int players) {
    assertThat(Varma.groups(players).stream().flatMap(List::stream))
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, players).boxed().toList());
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void nobody_meets_his_own_group_in_the_last_three_rounds(int players) {
    List<List<Pair>> rounds = Berger.table(players).rounds();
    List<Pair> last =
        rounds.subList(rounds.size() - 3, rounds.size()).stream().flatMap(List::stream).toList();
    for (List<Integer> group : Varma.groups(players)) {
      assertThat(last)
          .noneMatch(pair -> group.contains(pair.white()) && group.contains(pair.black()));
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void countrymen_draw_from_one_group_as_long_as_one_is_large_enough(int players) {
    RandomGenerator random = Seeded.random(players);
    List<Player> drawn = Varma.draw(players(players, "FRA", 3), random::nextInt);
    assertThat(drawn)
        .extracting(Player::number)
        .isEqualTo(IntStream.rangeClosed(1, players).boxed().toList());
    Set<Integer> french = new HashSet<>();
    drawn.stream()
        .filter(player -> player.federation().equals(Optional.of("FRA")))
        .forEach(player -> french.add(player.number()));
    assertThat(Varma.groups(players)).anyMatch(group -> group.containsAll(french));
  }

  /// So many of one federation, the others each of their own.
  private static List<Player> players(int players, String federation, int of) {
    return IntStream.rangeClosed(1, players)
        .mapToObj(number ->
            new Player(
                number,
                "Player " + (char) ('A' + number),
                OptionalInt.empty(),
                Optional.of(number <= of ? federation : "X" + (char) ('A' + number))))
        .toList();
  }

  @Test
  void largest_federation_draws_first_and_in_alphabetical_order() {
    List<Player> players =
        Stream.of(
                "Zoe ITA", "Bea FRA", "Ann FRA", "Cid ITA", "Dan ITA", "Eva GER", "Fay GER",
                "Gus AUT", "Hal AUT", "Ida AUT")
            .map(text ->
                new Player(
                    1, text.substring(0, 3), OptionalInt.empty(), Optional.of(text.substring(4))))
            .toList();
    List<Player> drawn = Varma.draw(players, _ -> 0);
    assertThat(drawn)
        .extracting(player -> player.number() + " " + player.name())
        .containsExactly(
            "1 Ann", "2 Eva", "3 Gus", "4 Hal", "5 Cid", "6 Bea", "7 Dan", "8 Ida", "9 Zoe",
            "10 Fay");
  }

  @Test
  void federation_too_large_for_any_group_empties_the_largest_first() {
    List<Player> drawn = Varma.draw(players(10, "FRA", 5), _ -> 0);
    assertThat(
            drawn.stream()
                .filter(player -> player.federation().equals(Optional.of("FRA")))
                .map(Player::number))
        .containsExactly(3, 4, 5, 7, 8);
  }

  @Test
  void nonsense_is_refused() {
    assertThatThrownBy(() -> Varma.groups(25)).hasMessage("players must be from 9 to 24, not 25");
    List<Player> ten = players(10, "FRA", 2);
    assertThatThrownBy(() -> Varma.draw(ten, lots -> lots)).hasMessageContaining("choice must be");
  }
}
