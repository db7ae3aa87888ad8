package org.jadoube.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;
import org.jadoube.notation.san.San;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// Moves that somebody tries out from a position of a finished game, and the position after them.
///
/// @param ply how many moves of the game lead to where they begin, White's and Black's
/// @param moves those tried
/// @param fen the position after them
/// @param turn who has the move there
/// @param check the square of the king in check there
/// @param legalMoves of that position, in UCI
public record LineView(
    int schema,
    int ply,
    List<TriedMove> moves,
    String fen,
    @NameOf(Colour.class) String turn,
    Optional<String> check,
    List<String> legalMoves) {
  public LineView {
    moves = List.copyOf(moves);
    legalMoves = List.copyOf(legalMoves);
  }

  /// A move that is tried.
  ///
  /// @param ply its number, counted on from the game's
  /// @param number as in a move list
  /// @param text the move with piece letters of the reader's language
  /// @param words the move in words, for screen readers
  /// @param fen the placement after the move, as in the first field of FEN
  public record TriedMove(
      int ply,
      int number,
      @NameOf(Colour.class) String colour,
      String san,
      String text,
      String words,
      String uci,
      String fen) {
    private static TriedMove of(PlayedLine before, Move move, int ply, GameLanguage local) {
      Position position = before.position();
      return new TriedMove(
          ply,
          before.moveNumber(),
          Names.of(position.turn()),
          San.write(position, move),
          local.style().write(position, move),
          local.spoken().shown(position, move),
          Uci.write(position, move),
          StateView.placement(position.play(move)));
    }
  }

  /// The view of moves that are legal one after another.
  ///
  /// @param from the game up to there
  static LineView of(PlayedLine from, List<Move> moves, GameLanguage local) {
    List<TriedMove> tried = new ArrayList<>();
    PlayedLine line = from;
    for (Move move : moves) {
      tried.add(TriedMove.of(line, move, line.length() + 1, local));
      line = line.play(move);
    }
    Position position = line.position();
    return new LineView(
        Document.SCHEMA,
        from.length(),
        tried,
        Fen.write(line.setup(), FenDialect.STANDARD),
        Names.of(position.turn()),
        StateView.check(position),
        position.legalMoves().stream().map(move -> Uci.write(position, move)).toList());
  }
}
