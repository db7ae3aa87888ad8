package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.tournament.pairing.matching.Costs;
import org.jadoube.tournament.pairing.matching.Digits;
import org.jadoube.tournament.pairing.matching.Matching;
import org.jadoube.tournament.pairing.matching.Preference;
import org.jadoube.tournament.pairing.matching.Tally;

/// A bracket, and as many of those below as matter, as a graph whose matchings of least cost are
/// the best pairings.
///
/// Its vertices are first those of the bracket that go down in any case or are to meet residents,
/// then the others of the bracket, then those below, then the bye.
final class Graph {
  private static final int BYE = -1;

  private enum Zone {
    BRACKET,
    NEXT,
    REST
  }

  private final Bracket bracket;
  private final Measures measures;
  private final Depth depth;
  private final int apart;
  private final boolean goDown;
  private final Split split;
  private final List<Integer> players = new ArrayList<>();
  private final int members;
  private final int nextEnd;
  private final Digits digits = new Digits();
  private final int[] kinds;
  private final int[] aloneKinds;
  private final int[] exchanges;
  private final Costs costs;
  private final Matching matching;
  private final Preference preference;

  /// @param apart moved-down players, who do not meet each other
  /// @param goDown whether they do not meet residents either
  /// @param others residents
  Graph(
      Measures measures,
      Depth depth,
      List<Integer> apart,
      boolean goDown,
      List<Integer> others,
      Split split) {
    this.bracket = measures.bracket();
    this.measures = measures;
    this.depth = depth;
    this.apart = apart.size();
    this.goDown = goDown;
    this.split = split;
    players.addAll(apart);
    players.addAll(others);
    this.members = players.size();
    if (depth != Depth.BRACKET) {
      players.addAll(bracket.next());
    }
    this.nextEnd = players.size();
    if (depth == Depth.ALL) {
      players.addAll(bracket.rest());
      if (bracket.bye()) {
        players.add(BYE);
      }
    }
    this.kinds = new int[size() * size()];
    this.aloneKinds = new int[size()];
    this.exchanges = new int[size()];
    measure();
    this.costs = digits.costs(size());
    enter();
    this.matching = Matching.of(costs, goDown ? this.apart + split.top() : this.apart);
    this.preference = new Preference(costs, matching);
  }

  int size() {
    return players.size();
  }

  private Zone zone(int vertex) {
    return vertex < members ? Zone.BRACKET : vertex < nextEnd ? Zone.NEXT : Zone.REST;
  }

  private void measure() {
    int[] down = new int[size()];
    for (int i = 0; i < size(); i++) {
      aloneKinds[i] = mayBeAlone(i) ? digits.kind(alone(i)) : Costs.FORBIDDEN;
      down[i] = zone(i) == Zone.REST ? 0 : digits.kind(down(i, Zone.REST));
    }
    for (int i = 0; i < size(); i++) {
      for (int j = i + 1; j < size(); j++) {
        kinds[i * size() + j] = mayMeet(i, j) ? kind(i, j, down) : Costs.FORBIDDEN;
      }
    }
  }

  private int kind(int i, int j, int[] down) {
    Zone lower = zone(j);
    if (lower == Zone.REST) {
      return down[i];
    }
    if (zone(i) == Zone.NEXT) {
      return 0;
    }
    return lower == Zone.BRACKET ? inBracket(i, j) : digits.kind(inNext(i, j));
  }

  private int inBracket(int i, int j) {
    if (!goDown || !measures.isFlawless(players.get(i), players.get(j))) {
      return digits.kind(measured(i, j));
    }
    return split.parts(i - apart, j - apart) ? 0 : exchange(i, j);
  }

  /// An exchange is known by the player who changes halves.
  private int exchange(int i, int j) {
    int moved = j - apart < split.top() ? j : i;
    if (exchanges[moved] == 0) {
      exchanges[moved] = digits.kind(measured(i, j));
    }
    return exchanges[moved];
  }

  private Tally measured(int i, int j) {
    Tally tally = new Tally();
    measures.pair(players.get(i), players.get(j), tally);
    if (goDown) {
      split.pair(i - apart, j - apart, tally);
    }
    return tally;
  }

  private Tally inNext(int i, int j) {
    Tally tally = down(i, Zone.NEXT);
    measures.inNext(players.get(i), players.get(j), tally);
    return tally;
  }

  /// The cost of going down that far.
  private Tally down(int vertex, Zone to) {
    Tally tally = new Tally();
    int player = players.get(vertex);
    if (zone(vertex) == Zone.BRACKET) {
      measures.down(player, tally);
      if (goDown && vertex >= apart) {
        split.down(vertex - apart, tally);
      }
    }
    if (to == Zone.REST && depth != Depth.BRACKET) {
      measures.downFromNext(player, tally);
    }
    return tally;
  }

  private Tally alone(int vertex) {
    return down(vertex, Zone.REST);
  }

  private boolean mayBeAlone(int vertex) {
    return depth != Depth.ALL && zone(vertex) != Zone.REST;
  }

  private boolean mayMeet(int i, int j) {
    if (players.get(j) == BYE) {
      return bracket.mayHaveBye(players.get(i));
    }
    boolean bothMembers = j < members;
    boolean barred = bothMembers && (goDown ? i < apart : j < apart);
    return !barred && bracket.roster().mayMeet(players.get(i), players.get(j));
  }

  private void enter() {
    int[] numbers = digits.numbers(costs, size());
    for (int i = 0; i < size(); i++) {
      costs.alone(i, number(numbers, aloneKinds[i]));
      for (int j = i + 1; j < size(); j++) {
        costs.pair(i, j, number(numbers, kinds[i * size() + j]));
      }
    }
  }

  private static int number(int[] numbers, int kind) {
    return kind == Costs.FORBIDDEN ? Costs.FORBIDDEN : numbers[kind];
  }

  /// The vertices of the bracket.
  int members() {
    return members;
  }

  int player(int vertex) {
    return players.get(vertex);
  }

  /// The vertex that a vertex of the bracket meets there, or -1.
  int opponent(int vertex) {
    int mate = matching.mate(vertex);
    return mate >= 0 && mate < members ? mate : -1;
  }

  /// The least rank that what becomes of a vertex can have.
  ///
  /// @param ranks by vertex of the bracket
  /// @param down the rank of going down
  int least(int vertex, int[] ranks, int down) {
    int[] all = new int[size()];
    for (int i = 0; i < size(); i++) {
      all[i] = i < members ? ranks[i] : down;
    }
    return preference.least(vertex, all, down);
  }

  void fix(int vertex) {
    preference.fix(vertex);
  }

  /// Those of the bracket and the next one who are left for the brackets after that.
  List<Integer> leftOver() {
    List<Integer> left = new ArrayList<>();
    for (int i = 0; i < nextEnd; i++) {
      if (matching.mate(i) < 0) {
        left.add(players.get(i));
      }
    }
    return left;
  }

  /// The failure values of what has been matched.
  Tally tally() {
    Tally tally = new Tally();
    for (int i = 0; i < size(); i++) {
      int mate = matching.mate(i);
      if (mate == Matching.ALONE) {
        tally.add(digits.tally(aloneKinds[i]));
      } else if (mate > i) {
        tally.add(digits.tally(kinds[i * size() + mate]));
      }
    }
    return tally;
  }
}
