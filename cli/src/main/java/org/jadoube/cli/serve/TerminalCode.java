package org.jadoube.cli.serve;

import io.nayuki.qrcodegen.QrCode;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// A QR code in block characters, each showing two modules, one above the other. It is always black
/// on white, so that cameras can also read it on dark terminals.
record TerminalCode(QrCode code) {
  /// The quiet zone around the code, in modules, as the standard requires.
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
