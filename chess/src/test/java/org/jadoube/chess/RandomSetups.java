package org.jadoube.chess;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/// Setups to test with, by chance: along games of random moves, and from pieces strewn over the
/// board. All of them are playable.
final class RandomSetups {
  private static final int LONGEST_GAME = 200;

  private final RandomGenerator random;

  RandomSetups(RandomGenerator random) {
    this.random = random;
  }

  /// All setups of a game from a random start position, en passant squares as they come.
  List<Setup> game() {
    boolean standard = random.nextBoolean();
    Setup setup = Setup.chess960(standard ? Chess960.STANDARD : random.nextInt(Chess960.POSITIONS));
    List<Setup> game = new ArrayList<>(List.of(setup));
    for (int ply = 0; ply < LONGEST_GAME; ply++) {
      MoveList moves = position(setup).legalMoves();
      if (moves.isEmpty()) {
        break;
      }
      setup = setup.after(moves.get(random.nextInt(moves.size())));
      game.add(setup);
    }
    return game;
  }

  static Position position(Setup setup) {
    return switch (setup.validate()) {
      case Validation.Playable playable -> playable.position();
      case Validation.Unplayable unplayable -> throw new AssertionError(setup + " " + unplayable);
    };
  }

  /// Strewn pieces, with the castling rights and the en passant square that they allow.
  Setup strewn() {
    while (true) {
      Setup setup = attempt();
      if (setup.validate() instanceof Validation.Playable(Position position, var unreachable)) {
        return new Setup(
            setup.board(), setup.turn(), position.castlingRooks(), position.enPassant(), 0, 1);
      }
    }
  }

  private Setup attempt() {
    Board board = kings();
    int pieces = random.nextInt(30);
    boolean pawns = random.nextInt(4) > 0;
    boolean queens = random.nextInt(4) == 0;
    for (int count = 0; count < pieces; count++) {
      Role role = queens ? Role.QUEEN : Role.values()[random.nextInt(pawns ? 0 : 1, 5)];
      board = add(board, Piece.of(colour(), role));
    }
    return new Setup(board, colour(), castlingRooks(board), passed(), 0, 1);
  }

  private Board kings() {
    Board board = Board.empty();
    for (Colour colour : Colour.values()) {
      Rank rank = random.nextBoolean() ? colour.backRank() : Rank.of(random.nextInt(8));
      board = board.with(Square.of(File.of(random.nextInt(8)), rank), Piece.of(colour, Role.KING));
    }
    return board;
  }

  private Board add(Board board, Piece piece) {
    Square square = Square.of(random.nextInt(64));
    boolean backRank = square.rank() == Rank.ONE || square.rank() == Rank.EIGHT;
    return board.at(square).isPresent() || (piece.role() == Role.PAWN && backRank)
        ? board
        : board.with(square, piece);
  }

  private Set<Square> castlingRooks(Board board) {
    Set<Square> rooks = EnumSet.noneOf(Square.class);
    for (Square square : SquareSet.of(board.of(Role.ROOK))) {
      if (random.nextBoolean()) {
        rooks.add(square);
      }
    }
    return rooks;
  }

  private Optional<Square> passed() {
    Rank rank = random.nextBoolean() ? Rank.THREE : Rank.SIX;
    return random.nextInt(3) == 0
        ? Optional.empty()
        : Optional.of(Square.of(File.of(random.nextInt(8)), rank));
  }

  private Colour colour() {
    return random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
  }
}
