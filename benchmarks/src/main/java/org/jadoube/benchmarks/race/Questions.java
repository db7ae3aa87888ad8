package org.jadoube.benchmarks.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jadoube.chess.Attacks;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Position;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;

/// The questions about one position: moves in UCI notation, equal in every run.
///
/// @param legal legal moves
/// @param mixed half of them legal, half of them illegal moves that such a piece can make on some
///   board
record Questions(String fen, List<String> legal, List<String> mixed) {
  /// The number of positions, few enough to stay in the processor's cache; a power of two.
  static final int POSITIONS = 256;

  private static final int MOST_PLIES = 160;

  /// The number of moves per position in each of the two lists; a power of two.
  static final int MOVES = 32;

  /// The questions for each of the positions.
  static List<Questions> all() {
    Random random = new Random(1);
    return IntStream.range(0, POSITIONS).mapToObj(_ -> of(fen(random), random)).toList();
  }

  /// A position from an unfinished random game.
  private static String fen(Random random) {
    Position position = Position.standard();
    int plies = random.nextInt(MOST_PLIES);
    for (int ply = 0; ply < plies && position.legalMoveCount() > 0; ply++) {
      MoveList moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position.legalMoveCount() > 0 ? Fen.write(Setup.of(position)) : fen(random);
  }

  private static Questions of(String fen, Random random) {
    Position position = OurLibrary.of(fen);
    List<String> legal = new ArrayList<>();
    List<String> mixed = new ArrayList<>();
    for (int move = 0; move < MOVES; move++) {
      legal.add(legal(position, random));
      mixed.add(random.nextBoolean() ? legal(position, random) : illegal(position, random));
    }
    return new Questions(fen, legal, mixed);
  }

  private static String legal(Position position, Random random) {
    var moves = position.legalMoves();
    return Uci.write(position, moves.get(random.nextInt(moves.size())));
  }

  private static String illegal(Position position, Random random) {
    List<Square> own = List.copyOf(position.board().squares(position.turn()));
    String uci;
    do {
      Square from = own.get(random.nextInt(own.size()));
      List<Square> reach = List.copyOf(reach(position, from));
      uci = reach.isEmpty() ? "" : uci(position, from, reach.get(random.nextInt(reach.size())));
    } while (uci.isEmpty() || Uci.read(position, uci).valueIfAny().isPresent());
    return uci;
  }

  private static String uci(Position position, Square from, Square to) {
    boolean promotes =
        to.rank() == position.turn().promotionRank()
            && position.at(from).map(Piece::role).equals(Optional.of(Role.PAWN));
    return from.toString() + to + (promotes ? "q" : "");
  }

  /// Where the piece goes on some board; there are no other [org.jadoube.chess.Move]s to ask about.
  private static SquareSet reach(Position position, Square from) {
    Piece piece = position.at(from).orElseThrow();
    SquareSet attacked = Attacks.of(piece, from, SquareSet.none());
    SquareSet occupied = position.board().occupied();
    return piece.role() == Role.PAWN
        ? attacked.intersection(occupied).union(ahead(piece.colour(), from).minus(occupied))
        : attacked;
  }

  private static SquareSet ahead(Colour colour, Square pawn) {
    int forward = colour == Colour.WHITE ? 1 : -1;
    boolean moved = pawn.rank() != (colour == Colour.WHITE ? Rank.TWO : Rank.SEVEN);
    return SquareSet.copyOf(
        IntStream.rangeClosed(1, moved ? 1 : 2)
            .mapToObj(ranks -> pawn.plus(0, forward * ranks))
            .flatMap(Optional::stream)
            .toList());
  }
}
