package org.jadoube.cli.audit.page;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/// Files that become part of the page unchanged.
final class Resources {
  private static final String PIECES = "/org/jadoube/web/pages/board/pieces-slab.svg";
  private static final String STYLE = "page.css";

  private Resources() {}

  static String style() {
    return text(STYLE);
  }

  /// The pieces and the board, for diagrams to refer to.
  static String pieces() {
    String file = text(PIECES);
    String drawing = file.substring(file.indexOf("<svg")).strip();
    return drawing.replaceFirst("</svg>$", BoardPicture.squares() + "</svg>");
  }

  private static String text(String resource) {
    try (InputStream in = Objects.requireNonNull(Resources.class.getResourceAsStream(resource))) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
