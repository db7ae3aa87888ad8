package org.jadoube.notation.fen;

import java.util.List;
import org.jadoube.chess.Move;

/// A statement of an EPD about its position: `bm Nf3 Nc3;` or `id "one";` (PGN standard, 16.2.5).
///
/// @since 0.1.0
public sealed interface EpdOperation {
  /// Its name.
  String opcode();

  /// Moves in the position itself: the best (`bm`), those to avoid (`am`), the one supplied (`sm`)
  /// or predicted (`pm`).
  record Moves(String opcode, List<Move> moves) implements EpdOperation {
    public Moves {
      EpdOperations.requireName(opcode);
      moves = List.copyOf(moves);
    }
  }

  /// Consecutive moves: the predicted variation (`pv`).
  record Variation(String opcode, List<Move> moves) implements EpdOperation {
    public Variation {
      EpdOperations.requireName(opcode);
      moves = List.copyOf(moves);
    }
  }

  /// A number: an evaluation in hundredths of a pawn (`ce`), moves to mate (`dm`), plies searched
  /// (`acd`), positions (`acn`), seconds (`acs`), the counters of a FEN (`hmvc`, `fmvn`).
  record Value(String opcode, long value) implements EpdOperation {
    public Value {
      EpdOperations.requireName(opcode);
      EpdRule.of(opcode).requireValue(value, opcode);
    }
  }

  /// Texts, usually one: the name of the position (`id`), comments (`c0` to `c9`), names of
  /// variations (`v0` to `v9`), opening codes (`eco`, `nic`).
  record Texts(String opcode, List<String> texts) implements EpdOperation {
    public Texts {
      EpdOperations.requireName(opcode);
      texts = List.copyOf(texts);
    }
  }

  /// An operation without operands, such as `draw_offer`, or one that the standard does not define,
  /// with its operands as they are but without quotes.
  record Other(String opcode, List<String> operands) implements EpdOperation {
    public Other {
      EpdOperations.requireName(opcode);
      operands = List.copyOf(operands);
    }
  }
}
