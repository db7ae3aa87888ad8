package org.jadoube.cli.serve;

import io.nayuki.qrcodegen.QrCode;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A QR code made of characters, each of which shows two modules, one above the other. It sets its
/// own colours, black on white, so that cameras read it on dark terminals as well.
record TerminalCode(QrCode code) {
  /// What cameras need around a code, in modules; the standard says so.
  private static final int QUIET = 4;

  private static final String BLACK_ON_WHITE = "\u001b[38;5;16;48;5;231m";
  private static final String AS_BEFORE = "\u001b[0m";

  static TerminalCode of(String text) {
    return new TerminalCode(QrCode.encodeText(text, QrCode.Ecc.LOW));
  }

  Stream<String> lines() {
    return IntStream.iterate(-QUIET, y -> y < code.size + QUIET, y -> y + 2)
        .mapToObj(y -> BLACK_ON_WHITE + line(y) + AS_BEFORE);
  }

  private String line(int y) {
    StringBuilder line = new StringBuilder();
    for (int x = -QUIET; x < code.size + QUIET; x++) {
      line.append(block(code.getModule(x, y), code.getModule(x, y + 1)));
    }
    return line.toString();
  }

  private static char block(boolean above, boolean below) {
    if (above) {
      return below ? '█' : '▀';
    }
    return below ? '▄' : ' ';
  }
}
