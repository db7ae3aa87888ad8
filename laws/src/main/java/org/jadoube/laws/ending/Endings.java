package org.jadoube.laws.ending;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.ReachedPosition;

/// The ends that need nobody's act under one edition: checkmate, stalemate, dead positions,
/// fivefold repetition and 75 moves (Articles 5.1.1, 5.2.1, 5.2.2 and 9.6).
///
/// Checkmate takes precedence over everything else (Article 9.6.2). No draw takes precedence over
/// another, and Article 9.6 expects several at once ("one or both"): all that hold are given as
/// reasons, in the order of the Laws.
public final class Endings {
  private static final Map<Edition, Endings> BY_EDITION = new ConcurrentHashMap<>();

  private final Edition edition;
  private final AutomaticDraws automatic;

  private Endings(Edition edition) {
    this.edition = edition;
    this.automatic = AutomaticDraws.of(edition);
  }

  /// The endings under `edition`.
  public static Endings of(Edition edition) {
    // House rules are without number, so theirs are not kept.
    return edition.amendments().isEmpty()
        ? BY_EDITION.computeIfAbsent(edition, Endings::new)
        : new Endings(edition);
  }

  /// The end of the game at `reached`, if the game ends there.
  public Optional<Ending> at(ReachedPosition reached) {
    Position position = reached.position();
    boolean stuck = position.legalMoveCount() == 0;
    if (stuck && position.isCheck()) {
      return Optional.of(checkmate(position));
    }
    List<Ground> grounds = new ArrayList<>();
    if (stuck) {
      grounds.add(stalemate(position));
    } else if (Fate.isDead(position)) {
      grounds.add(dead(position));
    }
    grounds.addAll(automatic.grounds(reached));
    return grounds.isEmpty() ? Optional.empty() : Optional.of(Ground.drawn(grounds, edition));
  }

  /// The provisions under which the game ends at `reached`.
  public Set<Rule> rules(ReachedPosition reached) {
    Set<Rule> rules = EnumSet.noneOf(Rule.class);
    at(reached)
        .ifPresent(ending -> {
          rules.add(ending.citation().rule());
          automatic.grounds(reached).forEach(ground -> rules.add(ground.rule()));
        });
    return rules;
  }

  /// The number of plies after which a game first ended; empty if it can continue.
  public OptionalInt first(History history) {
    int counted = automatic.first(history);
    int last = history.plies();
    int over = over(history, last);
    int first = Math.min(counted, over);
    return first <= last ? OptionalInt.of(first) : OptionalInt.empty();
  }

  /// The number of plies after which nobody could play on for a win; `last + 1` if somebody still
  /// can. Before a checkmate somebody always could.
  private static int over(History history, int last) {
    Position position = history.position(last);
    if (position.isCheckmate()) {
      return last;
    }
    return Fate.isDead(position) ? firstDead(history) : last + 1;
  }

  /// The number of plies after which the position was first dead, if the last one is dead. A dead
  /// position stays dead, so this searches backwards from the end. Usually it is a ply or two back.
  /// So the steps start small and double; the last one is bisected.
  private static int firstDead(History history) {
    int dead = history.plies();
    int step = 1;
    while (dead > 0 && isOver(history, Math.max(0, dead - step))) {
      dead = Math.max(0, dead - step);
      step *= 2;
    }
    return dead == 0 ? 0 : firstDead(history, Math.max(0, dead - step), dead);
  }

  private static int firstDead(History history, int alive, int dead) {
    int from = alive;
    int to = dead;
    while (to - from > 1) {
      int middle = (from + to) >>> 1;
      if (isOver(history, middle)) {
        to = middle;
      } else {
        from = middle;
      }
    }
    return to;
  }

  private static boolean isOver(History history, int ply) {
    Position position = history.position(ply);
    return position.isCheckmate() || Fate.isDead(position);
  }

  private Ending checkmate(Position position) {
    Colour mated = position.turn();
    List<Fact> facts =
        List.of(new Fact.Checked(mated, position.checkers()), new Fact.NoLegalMove(mated));
    return new Ending(edition.cite(Rule.CHECKMATE), Result.wonBy(mated.opposite()), facts);
  }

  private static Ground stalemate(Position position) {
    return new Ground(Rule.STALEMATE, List.of(new Fact.NoLegalMove(position.turn())));
  }

  private static Ground dead(Position position) {
    List<Fact> facts =
        Stream.of(Colour.WHITE, Colour.BLACK)
            .map(colour -> MatingChances.of(position, colour, Fate.DEFAULT_NODE_LIMIT))
            .toList();
    return new Ground(Rule.DEAD_POSITION, facts);
  }
}
