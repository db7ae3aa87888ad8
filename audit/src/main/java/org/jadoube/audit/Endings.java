package org.jadoube.audit;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Fact;
import org.jadoube.notation.pgn.PgnResult;

/// Finds where the Laws of an edition end a game by themselves.
final class Endings {
  private final Edition edition;
  private final Terms fivefold;
  private final Terms seventyFive;

  Endings(Edition edition) {
    this.edition = edition;
    this.fivefold = Terms.times(edition, Parameters.OCCURRENCES_TO_DRAW);
    this.seventyFive = Terms.plies(edition, Parameters.MOVES_TO_DRAW);
  }

  /// The first end of the game of `history`, if it has one.
  Optional<Ending> first(History history) {
    Optional<Ending> counted = counted(history);
    return dead(history)
        .filter(dead -> counted.isEmpty() || dead.ply() <= counted.get().ply())
        .or(() -> counted);
  }

  private Optional<Ending> counted(History history) {
    for (int ply = 0; ply <= history.plies(); ply++) {
      if (isFivefold(history, ply)) {
        return Optional.of(fivefold(history, ply));
      }
      if (history.reversiblePlies(ply) >= seventyFive.number()
          && !history.position(ply).isCheckmate()) {
        return Optional.of(seventyFive(history, ply));
      }
    }
    return Optional.empty();
  }

  private boolean isFivefold(History history, int ply) {
    return history.occurrences(ply) >= fivefold.number()
        && (!fivefold.unbroken() || isUnbroken(history, ply));
  }

  /// Whether the latest returns to this position came each after two moves by each player.
  private boolean isUnbroken(History history, int ply) {
    int returns = fivefold.number() - 1;
    return ply - history.samePositionAfter(ply, returns) == History.SHORTEST_RETURN * returns;
  }

  private Ending fivefold(History history, int ply) {
    Fact fact = new Fact.SamePosition(history.samePositionAfter(ply));
    return new Ending(ply, fivefold.citation().orElseThrow(), List.of(fact), PgnResult.DRAW);
  }

  private Ending seventyFive(History history, int ply) {
    int plies = history.reversiblePlies(ply);
    Fact fact = new Fact.NoPawnMoveOrCapture(Math.max(0, ply - plies), plies);
    return new Ending(ply, seventyFive.citation().orElseThrow(), List.of(fact), PgnResult.DRAW);
  }

  /// Mate, stalemate or a dead position. What is dead stays dead, so it is enough to ask about the
  /// last position.
  private Optional<Ending> dead(History history) {
    int ply = history.plies();
    Position last = history.position(ply);
    if (last.isCheckmate()) {
      return Optional.of(checkmate(ply, last));
    }
    return isDead(history, ply)
        ? Optional.of(ended(history, firstDead(history)))
        : Optional.empty();
  }

  private Ending ended(History history, int ply) {
    Position position = history.position(ply);
    return position.isStalemate() ? stalemate(ply, position) : dead(ply, position);
  }

  /// After which ply the position was dead at first, where it is at the end. Mostly that was a ply
  /// or two before, so steps back begin small and double; the last of them is halved.
  private static int firstDead(History history) {
    int dead = history.plies();
    int step = 1;
    while (dead > 0 && isDead(history, Math.max(0, dead - step))) {
      dead = Math.max(0, dead - step);
      step *= 2;
    }
    return dead == 0 ? 0 : between(history, Math.max(0, dead - step), dead);
  }

  private static boolean isDead(History history, int ply) {
    return Fate.isDead(history.position(ply));
  }

  private static int between(History history, int alive, int dead) {
    int from = alive;
    int to = dead;
    while (to - from > 1) {
      int middle = (from + to) / 2;
      if (isDead(history, middle)) {
        to = middle;
      } else {
        from = middle;
      }
    }
    return to;
  }

  private Ending checkmate(int ply, Position position) {
    Fact fact = new Fact.Checked(position.turn(), position.checkers());
    PgnResult result =
        position.turn() == Colour.WHITE ? PgnResult.BLACK_WINS : PgnResult.WHITE_WINS;
    return new Ending(ply, edition.cite(Rule.CHECKMATE), List.of(fact), result);
  }

  private Ending stalemate(int ply, Position position) {
    Fact fact = new Fact.NoLegalMove(position.turn());
    return new Ending(ply, edition.cite(Rule.STALEMATE), List.of(fact), PgnResult.DRAW);
  }

  private Ending dead(int ply, Position position) {
    List<Fact> facts =
        List.of(Mates.fact(position, Colour.WHITE), Mates.fact(position, Colour.BLACK));
    return new Ending(ply, edition.cite(Rule.DEAD_POSITION), facts, PgnResult.DRAW);
  }
}
