package org.jadoube.web.ask;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.SaidMove;

/// Remarks on the signs of a legal move, which may claim more than the move does.
final class SignRemarks {
  private SignRemarks() {}

  /// One sentence for each wrong sign.
  static List<String> of(Position position, Move move, SaidMove said) {
    List<String> remarks = new ArrayList<>();
    Position next = position.play(move);
    boolean mates = next.isCheckmate(); // some write x for mate
    if (said.captures() && move.captured().isEmpty() && !mates) {
      remarks.add("Nothing is captured on " + move.to() + ".");
    }
    if (isEnPassant(said) && !(move instanceof Move.EnPassant)) {
      remarks.add("It is not an en passant capture.");
    }
    check(next, said.checkSign(), remarks);
    return remarks;
  }

  private static boolean isEnPassant(SaidMove said) {
    return said.forgiven().stream().anyMatch(each -> each.liberty() == Liberty.EN_PASSANT_SUFFIX);
  }

  private static void check(Position next, String sign, List<String> remarks) {
    if (!sign.isEmpty() && !next.isCheck()) {
      remarks.add("It does not give check.");
    } else if (sign.equals("#") && !next.isCheckmate()) {
      remarks.add("It gives check, but not checkmate.");
    }
  }
}
