package org.jadoube.audit.judge;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.bits.PackedMove;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;

/// A key that anybody can compute: the first 16 hexadecimal digits of the SHA-256 of a line of
/// ASCII. The line has the FEN of the start unless that is the usual one, the moves in UCI
/// (castling as the king taking its rook), and the result, separated by spaces. `e2e4 e7e5 1-0` is
/// such a line. An object serves one thread.
final class GameHash {
  private static final int BYTES = 8;

  private final MessageDigest sha256 = sha256();

  String of(PlayedGame game) {
    byte[] digest = sha256.digest(line(game).getBytes(US_ASCII));
    return HexFormat.of().formatHex(digest, 0, BYTES);
  }

  private static String line(PlayedGame game) {
    StringBuilder line = new StringBuilder();
    if (!game.start().equals(Setup.standard())) {
      line.append(Fen.write(game.start(), FenDialect.X_FEN)).append(' ');
    }
    for (int move : game.play().packed()) {
      append(line, move);
    }
    return line.append(game.written()).toString();
  }

  /// Appends a move; most need no object.
  private static void append(StringBuilder line, int move) {
    if (PackedMove.isNormal(move)) {
      line.append(Square.of(PackedMove.from(move))).append(Square.of(PackedMove.to(move)));
    } else {
      line.append(Uci.write960(Move.unpacked(move)));
    }
    line.append(' ');
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
