package org.jadoube.chess;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/// Random setups for tests: from random games, and with pieces scattered over the board. All of
/// them are playable.
final class RandomSetups {
  private static final int LONGEST_GAME = 200;

  private final RandomGenerator random;

  RandomSetups(RandomGenerator random) {
    this.random = random;
  }

  /// All setups of a game from a random start position, with their en passant squares.
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

  /// Scattered pieces, with the castling rights and the en passant square that they allow.
  Setup strewn() {
    return strewn(SetupKind.ANYTHING);
  }

  /// Scattered pieces of this kind, with the castling rights and the en passant square that they
  /// allow.
  Setup strewn(SetupKind kind) {
    while (true) {
      Setup setup = attempt(kind);
      if (setup.validate() instanceof Validation.Playable(Position position, var unreachable)
          && kind.fits(position)) {
        return new Setup(
            setup.board(), setup.turn(), position.castlingRooks(), position.enPassant(), 0, 1);
      }
    }
  }

  private Setup attempt(SetupKind kind) {
    return switch (kind) {
      case EN_PASSANT_ON_A_LINE -> enPassantOnALine();
      case CHESS960_CASTLING -> castling();
      default -> scattered(kind);
    };
  }

  private Setup scattered(SetupKind kind) {
    Board board = kings();
    int pieces = random.nextInt(30);
    for (int count = 0; count < pieces; count++) {
      board = add(board, Piece.of(colour(), role(kind)), Square.of(random.nextInt(64)));
    }
    if (kind == SetupKind.PROMOTIONS) {
      board = withPawnsBeforeTheEnd(board);
    }
    return new Setup(board, colour(), castlingRooks(board), passed(), 0, 1);
  }

  private Role role(SetupKind kind) {
    boolean pawns = kind != SetupKind.NO_PAWNS;
    boolean queen = kind == SetupKind.MANY_QUEENS && random.nextInt(4) > 0;
    return queen ? Role.QUEEN : Role.values()[random.nextInt(pawns ? 0 : 1, 5)];
  }

  private Board withPawnsBeforeTheEnd(Board scattered) {
    Board board = scattered;
    for (Colour colour : Colour.values()) {
      Rank rank = colour.opposite().pawnRank();
      for (int count = 0; count < 4; count++) {
        board = add(board, Piece.of(colour, Role.PAWN), Square.of(file(), rank));
      }
    }
    return board;
  }

  /// Puts the king, both pawns and an enemy slider on one rank, file or diagonal, or nearly so.
  private Setup enPassantOnALine() {
    Colour turn = colour();
    Rank rank = turn.pawnRank().plus(3 * turn.forward()).orElseThrow();
    Square passer = Square.of(file(), rank);
    Square capturer = passer.plus(random.nextBoolean() ? 1 : -1, 0).orElse(passer);
    Square through = random.nextBoolean() ? passer : capturer;
    int files = random.nextInt(3) - 1;
    int ranks = random.nextInt(3) - 1;
    Board board = Board.empty();
    for (Colour colour : Colour.values()) {
      int way = colour == turn ? -1 : 1;
      int steps = way * random.nextInt(1, 5);
      Role role = colour == turn ? Role.KING : slider(files, ranks);
      Square square = through.plus(steps * files, steps * ranks).orElse(Square.of(63));
      board = board.with(square, Piece.of(colour, role));
    }
    board = add(board, Piece.of(turn.opposite(), Role.KING), Square.of(random.nextInt(64)));
    for (int pieces = random.nextInt(4); pieces > 0; pieces--) {
      board = add(board, Piece.of(colour(), Role.KNIGHT), Square.of(random.nextInt(64)));
    }
    board =
        board
            .with(passer, Piece.of(turn.opposite(), Role.PAWN))
            .with(capturer, Piece.of(turn, Role.PAWN));
    return new Setup(board, turn, Set.of(), passer.plus(0, turn.forward()), 0, 1);
  }

  private Role slider(int files, int ranks) {
    Role straight = files == 0 || ranks == 0 ? Role.ROOK : Role.BISHOP;
    return random.nextBoolean() ? Role.QUEEN : straight;
  }

  private Setup castling() {
    Board board = Board.empty();
    for (Colour colour : Colour.values()) {
      for (Role role : List.of(Role.ROOK, Role.ROOK, Role.KING)) {
        board = board.with(Square.of(file(), colour.backRank()), Piece.of(colour, role));
      }
    }
    SquareSet rooks = board.squares(Role.ROOK);
    for (int pieces = random.nextInt(12); pieces > 0; pieces--) {
      board =
          add(board, Piece.of(colour(), role(SetupKind.ANYTHING)), Square.of(random.nextInt(64)));
    }
    return new Setup(board, colour(), rooks, Optional.empty(), 0, 1);
  }

  private Board kings() {
    Board board = Board.empty();
    for (Colour colour : Colour.values()) {
      Rank rank = random.nextBoolean() ? colour.backRank() : Rank.of(random.nextInt(8));
      board = board.with(Square.of(file(), rank), Piece.of(colour, Role.KING));
    }
    return board;
  }

  private static Board add(Board board, Piece piece, Square square) {
    boolean backRank = square.rank() == Rank.ONE || square.rank() == Rank.EIGHT;
    return board.at(square).isPresent() || (piece.role() == Role.PAWN && backRank)
        ? board
        : board.with(square, piece);
  }

  private Set<Square> castlingRooks(Board board) {
    Set<Square> rooks = EnumSet.noneOf(Square.class);
    for (Square square : board.squares(Role.ROOK)) {
      if (random.nextBoolean()) {
        rooks.add(square);
      }
    }
    return rooks;
  }

  private Optional<Square> passed() {
    Rank rank = random.nextBoolean() ? Rank.THREE : Rank.SIX;
    return random.nextInt(3) == 0 ? Optional.empty() : Optional.of(Square.of(file(), rank));
  }

  private File file() {
    return File.of(random.nextInt(8));
  }

  private Colour colour() {
    return random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
  }
}
