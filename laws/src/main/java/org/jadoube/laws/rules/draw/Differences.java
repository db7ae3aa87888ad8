package org.jadoube.laws.rules.draw;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Difference;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.Ply;

/// Article 9.2.3 (9.2 before 2018): why a position with the same pieces on the same squares was not
/// the same position ([Rule#SAME_POSITION]).
final class Differences {
  private Differences() {}

  /// The differences after earlier plies, the earliest first; none if no such position came before.
  static List<Fact> facts(Ply reached, Edition edition) {
    List<Fact> facts = new ArrayList<>();
    int first = reached.number() - reached.reversiblePlies();
    Optional<Ply> ply = reached.previous();
    while (ply.isPresent() && ply.get().number() >= first) {
      facts.addAll(0, between(ply.get(), reached));
      ply = ply.get().previous();
    }
    if (!facts.isEmpty()) {
      facts.add(new Fact.Under(edition.cite(Rule.SAME_POSITION)));
    }
    return facts;
  }

  private static List<Fact> between(Ply earlier, Ply reached) {
    if (earlier.astray().isPresent() || !earlier.board().equals(reached.board())) {
      return List.of();
    }
    int ply = earlier.number();
    if (earlier.turn() != reached.turn()) {
      return List.of(new BoardFact.NotTheSame(ply, Difference.TURN, Set.of()));
    }
    Position before = earlier.position();
    Position now = reached.position();
    List<Fact> facts = new ArrayList<>();
    Set<Square> rooks = oneSided(before.castlingRooks(), now.castlingRooks());
    if (!rooks.isEmpty()) {
      facts.add(new BoardFact.NotTheSame(ply, Difference.CASTLING, rooks));
    }
    if (!before.enPassant().equals(now.enPassant())) {
      Square square = before.enPassant().or(now::enPassant).orElseThrow();
      facts.add(new BoardFact.NotTheSame(ply, Difference.EN_PASSANT, Set.of(square)));
    }
    return facts;
  }

  /// The squares in one of the sets only.
  private static Set<Square> oneSided(Set<Square> before, Set<Square> now) {
    Set<Square> rooks = EnumSet.noneOf(Square.class);
    rooks.addAll(before);
    rooks.addAll(now);
    rooks.removeIf(rook -> before.contains(rook) && now.contains(rook));
    return rooks;
  }
}
