package org.jadoube.notation.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.jadoube.notation.pgn.window.Scan;

/// A text as UTF-8 whose encoding has one byte for each ASCII character. Lines that are not UTF-8
/// are decoded. Which encoding they are in is decided at the first of them, from the text that
/// follows.
///
/// ASCII text passes untouched, straight into the array of whoever reads it.
///
/// @since 0.1.0
public final class RecodedStream extends TranslatedStream {
  private static final int BLOCK = 1 << 16;

  /// How many bytes are looked at for a decision.
  private static final int AHEAD = 1 << 20;

  /// How many bytes are looked at if there is hardly any text outside ASCII.
  private static final int FAR_AHEAD = 1 << 23;

  /// How many words decide.
  private static final int ENOUGH_WORDS = 50;

  private static final byte[] MARK = "\uFEFF".getBytes(StandardCharsets.UTF_8);

  private final ForeignLines lines = new ForeignLines();
  private Optional<Decision> decision = Optional.empty();

  /// The bytes that were read but not yet translated lie between the two indexes.
  private byte[] rest = new byte[2 * BLOCK];

  private int from;
  private int to;

  /// The index up to which lines have been looked at.
  private int seen;

  /// The line at `from`.
  private long line = 1;

  private boolean begun;

  private record Decision(EncodingGuess guess, SingleBytes table, long firstLine) {}

  /// The text of `source`.
  public RecodedStream(InputStream source) {
    super(source);
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    if (length > 0 && begun && from == to && !isWaiting()) {
      int count = Math.max(0, fill(bytes, offset, length));
      int plain = Scan.indexOfForeign(bytes, offset, offset + count) - offset;
      pass(bytes, offset, offset + plain);
      keep(bytes, offset + plain, count - plain);
      if (plain > 0) {
        return plain;
      }
    }
    return super.read(bytes, offset, length);
  }

  private void pass(byte[] bytes, int from, int to) {
    line += Scan.count(bytes, '\n', from, to);
    became(to - from, to - from);
  }

  private void keep(byte[] bytes, int offset, int length) {
    makeRoom(length);
    System.arraycopy(bytes, offset, rest, to, length);
    to += length;
  }

  @Override
  boolean translate(ByteArrayOutputStream out) {
    need(BLOCK);
    if (from == to) {
      return false;
    }
    passMark(out);
    see();
    if (lines.others() > 0 && decision.isEmpty()) {
      decision = Optional.of(decided());
    }
    write(seen, out);
    if (Scan.isAscii(rest, from, to)) {
      seen = to;
      write(to, out);
    }
    return true;
  }

  /// Passes over UTF-8's byte order mark, which says nothing about the lines.
  private void passMark(ByteArrayOutputStream out) {
    if (!begun
        && to - from >= MARK.length
        && Arrays.equals(MARK, Arrays.copyOf(rest, MARK.length))) {
      out.writeBytes(MARK);
      became(MARK.length, MARK.length);
      from = MARK.length;
      seen = from;
    }
    begun = true;
  }

  /// Looks at the complete lines that have arrived.
  private void see() {
    int end = endOfLines();
    lines.add(rest, seen, end);
    seen = Math.max(seen, end);
  }

  /// The index after the last complete line; if there is none, after the last complete character.
  private int endOfLines() {
    if (isDrained()) {
      return to;
    }
    int end = to;
    while (end > from && rest[end - 1] != '\n' && rest[end - 1] != '\r') {
      end--;
    }
    if (end == from) {
      end = to;
      while (end > from + 1 && (rest[end - 1] & 0xC0) == 0x80) {
        end--;
      }
      end -= end > from + 1 && rest[end - 1] < 0 ? 1 : 0;
    }
    return end;
  }

  private Decision decided() {
    int first = ForeignLines.first(rest, from, seen);
    long firstLine = line + Scan.count(rest, '\n', from, first);
    for (int ahead = AHEAD; ahead <= FAR_AHEAD && !isDecided(ahead); ahead *= 2) {
      need(ahead);
      see();
    }
    EncodingGuess guess = EncodingGuess.of(lines.words());
    return new Decision(guess, new SingleBytes(guess.charset()), firstLine);
  }

  private boolean isDecided(int ahead) {
    return isDrained() || (ahead > AHEAD && lines.words().count() >= ENOUGH_WORDS);
  }

  /// Writes the bytes before `end`.
  private void write(int end, ByteArrayOutputStream out) {
    int before = out.size();
    decision.ifPresentOrElse(
        it -> lines.write(rest, from, end, it.table(), out),
        () -> out.write(rest, from, end - from));
    line += Scan.count(rest, '\n', from, end);
    became(end - from, out.size() - before);
    from = end;
  }

  /// Reads until `count` bytes are there, or the source ends.
  private void need(int count) {
    while (to - from < count && !isDrained()) {
      makeRoom(BLOCK);
      to += Math.max(0, fill(rest, to, rest.length - to));
    }
  }

  private void makeRoom(int count) {
    if (from > 0) {
      System.arraycopy(rest, from, rest, 0, to - from);
      seen -= from;
      to -= from;
      from = 0;
    }
    if (rest.length - to < count) {
      rest = Arrays.copyOf(rest, Math.max(2 * rest.length, to + count));
    }
  }

  @Override
  public Optional<Recoded> recoded() {
    return decision.map(it ->
        new Recoded(
            it.guess().charset(),
            Optional.of(it.guess()),
            lines.others(),
            it.firstLine(),
            lines.utf8(),
            0));
  }
}
