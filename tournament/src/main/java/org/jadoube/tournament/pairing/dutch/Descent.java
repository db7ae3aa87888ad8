package org.jadoube.tournament.pairing.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The way down through the brackets.
final class Descent {
  private final Roster roster;
  private final boolean bye;
  private int byeScore;
  private List<Integer> down = List.of();
  private int first;
  private boolean collapsed;

  Descent(Roster roster, boolean bye, int byeScore) {
    this.roster = roster;
    this.bye = bye;
    this.byeScore = byeScore;
  }

  boolean isOver() {
    return first == roster.size();
  }

  /// Who came down last; in the end, who gets the bye.
  List<Integer> down() {
    return down;
  }

  /// The next bracket.
  Bracket bracket() {
    List<Integer> residents = collapsed ? from(first) : roster.scoregroup(first);
    int second = first + residents.size();
    List<Integer> next = second < roster.size() ? roster.scoregroup(second) : List.of();
    return new Bracket(roster, down, residents, next, from(second + next.size()), bye, byeScore);
  }

  private List<Integer> from(int player) {
    return IntStream.range(player, roster.size()).boxed().toList();
  }

  /// Gives the bye to a score from now on, if scores matter to it.
  void giveByeTo(int score) {
    byeScore = byeScore == Bracket.ANY_SCORE ? byeScore : score;
  }

  /// Goes on to those below a bracket; if they have become one, it is the last.
  void follow(Bracket paired, List<Integer> goDown) {
    collapsed = paired.next().isEmpty() && !paired.rest().isEmpty();
    first += paired.residents().size();
    down = new ArrayList<>(goDown);
  }
}
