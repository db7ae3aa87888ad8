package org.jadoube.tournament.table;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Player;

/// The restricted drawing of lots (C06): players of one federation draw their numbers from one of
/// four groups, whose members don't meet in the last three rounds of the [Berger] table.
///
/// @since 0.1.0
public final class Varma {
  private static final int FEWEST = 9;
  private static final int MOST = 24;

  /// The groups as printed, by the even number of players.
  private static final Map<Integer, String> GROUPS =
      Map.of(
          10, "3 4 8, 5 7 9, 1 6, 2 10",
          12, "4 5 9 10, 2 6 7, 1 8 12, 3 11",
          14, "4 5 6 11 12, 1 2 8 9, 7 10 13, 3 14",
          16, "5 6 7 12 13 14, 1 2 3 9 10, 8 11 15, 4 16",
          18, "5 6 7 8 14 15 16, 1 2 3 10 11 12, 9 13 17, 4 18",
          20, "6 7 8 9 15 16 17 18, 1 2 3 11 12 13 14, 5 10 19, 4 20",
          22, "6 7 8 9 10 17 18 19 20, 1 2 3 4 12 13 14 15, 11 16 21, 5 22",
          24, "6 7 8 9 10 11 19 20 21 22, 1 2 3 4 13 14 15 16 17, 12 18 23, 5 24");

  private Varma() {}

  /// The four groups of numbers.
  ///
  /// @param players from 9 to 24
  public static List<List<Integer>> groups(int players) {
    Require.within(FEWEST, MOST, players, "players");
    String printed = requireNonNull(GROUPS.get(players + players % 2));
    return Arrays.stream(printed.split(", ")).map(group -> numbers(group, players)).toList();
  }

  private static List<Integer> numbers(String group, int players) {
    return Arrays.stream(group.split(" "))
        .map(Integer::valueOf)
        .filter(number -> number <= players)
        .toList();
  }

  /// The players with the numbers they have drawn, in order.
  ///
  /// The federation with most players draws first, of equals the one whose code comes first; within
  /// it the players draw in the order of their names. The first of them chooses a group that has
  /// enough numbers for all; if none has, they empty the largest first. Who has no federation draws
  /// alone.
  ///
  /// @param players from 9 to 24; their numbers do not matter
  /// @param choice draws one of so many lots, from 0; `random::nextInt` for instance
  public static List<Player> draw(List<Player> players, IntUnaryOperator choice) {
    List<Player> drawing = List.copyOf(players);
    List<List<Integer>> groups = new ArrayList<>();
    groups(drawing.size()).forEach(group -> groups.add(new ArrayList<>(group)));
    return contingents(drawing)
        .flatMap(contingent -> drawn(contingent, groups, choice).stream())
        .sorted(Comparator.comparingInt(Player::number))
        .toList();
  }

  private static Stream<List<Player>> contingents(List<Player> players) {
    Map<String, List<Player>> federations = new TreeMap<>();
    List<List<Player>> alone = new ArrayList<>();
    players.stream()
        .sorted(Comparator.comparing(Player::name))
        .forEach(player ->
            player
                .federation()
                .ifPresentOrElse(
                    code -> federations.computeIfAbsent(code, _ -> new ArrayList<>()).add(player),
                    () -> alone.add(List.of(player))));
    return Stream.concat(federations.values().stream(), alone.stream())
        .sorted(Comparator.comparing(Collection::size, Comparator.reverseOrder()));
  }

  private static List<Player> drawn(
      List<Player> contingent, List<List<Integer>> groups, IntUnaryOperator choice) {
    List<Player> drawn = new ArrayList<>();
    List<Integer> envelope = new ArrayList<>();
    for (Player player : contingent) {
      if (envelope.isEmpty()) {
        envelope = pick(envelopes(groups, contingent.size() - drawn.size()), choice);
      }
      int number = pick(envelope, choice);
      envelope.remove((Object) number);
      drawn.add(new Player(number, player.name(), player.rating(), player.federation()));
    }
    return drawn;
  }

  private static List<List<Integer>> envelopes(List<List<Integer>> groups, int needed) {
    int largest = groups.stream().mapToInt(List::size).max().orElse(0);
    int enough = Math.min(needed, largest);
    return groups.stream().filter(group -> group.size() >= enough).toList();
  }

  private static <T> T pick(List<T> lots, IntUnaryOperator choice) {
    int picked = choice.applyAsInt(lots.size());
    Require.within(0, lots.size() - 1L, picked, "choice");
    return lots.get(picked);
  }
}
