package org.jadoube.tournament.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Round;

/// Who meets whom in which round, in the order of the boards.
///
/// @since 0.1.0
public record PairingTable(List<List<Pair>> rounds) {
  public PairingTable {
    rounds = rounds.stream().map(List::copyOf).toList();
  }

  /// These meetings with colours reversed.
  public PairingTable reversed() {
    return new PairingTable(
        rounds.stream().map(round -> round.stream().map(Pair::reversed).toList()).toList());
  }

  /// These rounds and then those.
  public PairingTable then(PairingTable next) {
    return new PairingTable(Stream.concat(rounds.stream(), next.rounds.stream()).toList());
  }

  /// A copy with the last two rounds swapped, if there are two.
  public PairingTable withLastTwoSwapped() {
    List<List<Pair>> swapped = new ArrayList<>(rounds);
    if (swapped.size() > 1) {
      Collections.swap(swapped, swapped.size() - 2, swapped.size() - 1);
    }
    return new PairingTable(swapped);
  }

  /// The numbers up to `participants` that are free in a round.
  ///
  /// @param round from 1
  public List<Integer> free(int round, int participants) {
    Require.within(0, Berger.MOST_PARTICIPANTS, participants, "participants");
    Require.within(1, rounds.size(), round, "round");
    List<Pair> pairs = rounds.get(round - 1);
    return IntStream.rangeClosed(1, participants)
        .filter(number -> pairs.stream().noneMatch(each -> isIn(each, number)))
        .boxed()
        .toList();
  }

  private static boolean isIn(Pair pair, int number) {
    return pair.white() == number || pair.black() == number;
  }

  /// The rounds of a tournament of players, without results yet.
  public List<Round> games() {
    return rounds.stream().map(PairingTable::games).toList();
  }

  private static Round games(List<Pair> pairs) {
    return new Round(
        pairs.stream().<Pairing>map(pair -> new Game(pair.white(), pair.black())).toList());
  }

  /// The rounds of a tournament of teams, without line-ups and results yet.
  ///
  /// @param boards the boards of each match
  public List<Round> matches(int boards) {
    Require.within(1, MatchScoring.MOST_BOARDS, boards, "boards");
    return rounds.stream().map(pairs -> matches(pairs, boards)).toList();
  }

  private static Round matches(List<Pair> pairs, int boards) {
    return new Round(pairs.stream().<Pairing>map(pair -> match(pair, boards)).toList());
  }

  private static Match match(Pair pair, int boards) {
    return new Match(pair.white(), pair.black(), TeamBoards.of(boards));
  }
}
