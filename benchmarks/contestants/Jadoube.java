import java.io.IOException;
import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Perft;
import org.jadoube.chess.Position;
import org.jadoube.chess.Square;
import org.jadoube.chess.Validation;
import org.jadoube.notation.Fen;

/// This library.
final class Jadoube extends Contestant {
  private record Case(Position position, List<Move> moves) {}

  private List<Case> cases = List.of();

  public static void main(String[] arguments) throws IOException {
    new Jadoube().answer();
  }

  private static Position position(String fen) {
    return ((Validation.Playable) Fen.read(fen).orThrow().validate()).position();
  }

  @Override
  long perft(String fen, int depth) {
    return Perft.count(position(fen), depth);
  }

  @Override
  void positions(List<String> fens) {
    cases =
        fens.stream()
            .map(Jadoube::position)
            .map(position -> new Case(position, List.copyOf(position.legalMoves())))
            .toList();
  }

  @Override
  Workload workload(String name) {
    return switch (name) {
      case "legalMoves" -> () -> each(it -> list(it.position().legalMoves()));
      case "packedMoves" -> () -> each(it -> packed(it.position().legalMoves()));
      case "play" -> () -> eachMove((it, move) -> it.play(move).hash());
      case "isLegal" -> () -> eachMove((it, move) -> it.isLegal(move) ? 1 : 0);
      case "givesCheck" -> () -> eachMove((it, move) -> it.givesCheck(move) ? 1 : 0);
      case "isCheck" -> () -> each(it -> it.position().isCheck() ? 1 : 0);
      case "attackers" -> () -> each(Jadoube::attackers);
      default -> null;
    };
  }

  private interface OnCase {
    long of(Case it);
  }

  private interface OnMove {
    long of(Position position, Move move);
  }

  private long each(OnCase operation) {
    long sum = 0;
    for (Case it : cases) {
      sum += operation.of(it);
    }
    sink = sum;
    return cases.size();
  }

  private long eachMove(OnMove operation) {
    long sum = 0;
    long count = 0;
    for (Case it : cases) {
      for (Move move : it.moves()) {
        sum += operation.of(it.position(), move);
        count++;
      }
    }
    sink = sum;
    return count;
  }

  private static long list(MoveList moves) {
    long sum = 0;
    for (Move move : moves) {
      sum += move.from().ordinal() + move.to().ordinal();
    }
    return sum;
  }

  private static long packed(MoveList moves) {
    long sum = 0;
    for (int index = 0; index < moves.size(); index++) {
      sum += (moves.packed(index) & 63) + (moves.packed(index) >> 6 & 63);
    }
    return sum;
  }

  private static long attackers(Case it) {
    long sum = 0;
    for (Square square : Square.values()) {
      sum += it.position().attackers(square, Colour.WHITE).size();
    }
    return sum;
  }
}
