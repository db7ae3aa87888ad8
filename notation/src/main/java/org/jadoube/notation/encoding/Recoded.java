package org.jadoube.notation.encoding;

import java.nio.charset.Charset;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// The part of a text that was not UTF-8, and the encoding it was read in.
///
/// @param charset the encoding
/// @param guess how it was found; empty if the caller named it, or the text itself does
/// @param lines how many lines were read in it
/// @param firstLine the first of them, from 1
/// @param utf8Lines how many other lines with letters outside ASCII are UTF-8
/// @param lost how many characters the encoding does not have, and were replaced
/// @since 0.1.0
public record Recoded(
    Charset charset,
    Optional<EncodingGuess> guess,
    long lines,
    long firstLine,
    long utf8Lines,
    long lost) {
  public Recoded {
    Require.atLeast(0, lines, "lines");
    Require.atLeast(1, firstLine, "firstLine");
    Require.atLeast(0, utf8Lines, "utf8Lines");
    Require.atLeast(0, lost, "lost");
  }

  /// Whether the text may well be in another encoding, or not in any single one.
  public boolean isDoubtful() {
    return lost > 0 || utf8Lines > 0 || guess.filter(EncodingGuess::isDoubtful).isPresent();
  }

  /// The name of the encoding.
  public String name() {
    return EncodingGuess.name(charset);
  }

  /// The result in words, to follow the name of the file: `read as windows-1251 (99 % sure)`.
  public String text() {
    String how = guess.map(it -> " (" + it.sureness() + ")").orElse("");
    return which() + "read as " + name() + how + replaced();
  }

  private String which() {
    if (utf8Lines == 0) {
      return "";
    }
    return lines == 1
        ? "1 line that is not UTF-8 (line " + firstLine + ") was "
        : lines + " lines that are not UTF-8 (line " + firstLine + " is the first) were ";
  }

  private String replaced() {
    return switch ((int) Math.min(lost, 2)) {
      case 0 -> "";
      case 1 -> "; 1 character is not in that encoding";
      default -> "; " + lost + " characters are not in that encoding";
    };
  }
}
