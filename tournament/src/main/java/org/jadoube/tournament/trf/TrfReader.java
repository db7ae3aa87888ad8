package org.jadoube.tournament.trf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.encoding.DecodedStream;
import org.jadoube.notation.encoding.Recoded;
import org.jadoube.notation.encoding.RecodedStream;
import org.jadoube.notation.encoding.TranslatedStream;
import org.jadoube.notation.encoding.WideText;
import org.jadoube.tournament.trf.lines.Departures;
import org.jadoube.tournament.trf.lines.RecordLines;
import org.jadoube.tournament.trf.record.TrfRecord;

/// Takes a file apart into lines.
final class TrfReader {
  /// How much of a file shows whether it has 16 bits for a character.
  private static final int HEAD_BYTES = 4096;

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Departures departures = new Departures();
  private final List<TrfRecord> records = new ArrayList<>();
  private final List<Integer> lines = new ArrayList<>();

  /// @param declared the encoding; empty to find it out
  static TrfReading read(byte[] bytes, Optional<Charset> declared) {
    TrfReader reader = new TrfReader();
    if (bytes.length > Trf.MOST_BYTES) {
      reader.depart(1, 1, 0, bytes.length + " bytes", "at most " + Trf.MOST_BYTES + " bytes");
    }
    return reader.reading(
        reader.decoded(Arrays.copyOf(bytes, Math.min(bytes.length, Trf.MOST_BYTES)), declared));
  }

  static TrfReading read(String text) {
    TrfReader reader = new TrfReader();
    if (text.length() > Trf.MOST_BYTES) {
      reader.depart(
          1, 1, 0, text.length() + " characters", "at most " + Trf.MOST_BYTES + " characters");
    }
    return reader.reading(text.substring(0, Math.min(text.length(), Trf.MOST_BYTES)));
  }

  private String decoded(byte[] bytes, Optional<Charset> declared) {
    try (TranslatedStream stream = translated(bytes, declared)) {
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      stream
          .recoded()
          .filter(it -> declared.isEmpty() || it.lost() > 0)
          .ifPresent(it -> tellEncoding(text, it));
      return text;
    } catch (IOException e) {
      throw new UncheckedIOException(e); // bytes in memory cannot fail
    }
  }

  private static TranslatedStream translated(byte[] bytes, Optional<Charset> declared) {
    InputStream source = new ByteArrayInputStream(bytes);
    return declared
        .or(() -> WideText.of(Arrays.copyOf(bytes, Math.min(bytes.length, HEAD_BYTES))))
        .<TranslatedStream>map(charset -> new DecodedStream(source, charset))
        .orElseGet(() -> new RecodedStream(source));
  }

  /// The first line in the other encoding is told, at its first letter outside ASCII.
  private void tellEncoding(String text, Recoded recoded) {
    int start = startOf(recoded.firstLine(), text);
    int offset = start;
    while (offset < text.length() - 1 && text.charAt(offset) < 0x80) {
      offset++;
    }
    String found = text.isEmpty() ? "" : Character.toString(text.codePointAt(offset));
    int line = (int) Math.min(Integer.MAX_VALUE, recoded.firstLine());
    depart(line, offset - start + 1, offset, found, "UTF-8; " + recoded.text());
  }

  private static int startOf(long line, String text) {
    int start = 0;
    for (long before = 1; before < line; before++) {
      start = text.indexOf('\n', start) + 1;
    }
    return start;
  }

  private TrfReading reading(String text) {
    int start = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    int number = 0;
    while (start < text.length()) {
      number++;
      if (number > Trf.MOST_LINES) {
        depart(number, 1, start, "another line", "at most " + Trf.MOST_LINES + " lines");
        break;
      }
      int end = endOfLine(text, start);
      line(text, start, end, number);
      start = end + (text.startsWith("\r\n", end) ? 2 : 1);
    }
    return new TrfReading(new TrfFile(records), lines, departures.told(), departures.untold());
  }

  private static int endOfLine(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) != '\r' && text.charAt(end) != '\n') {
      end++;
    }
    return end;
  }

  private void line(String text, int start, int end, int number) {
    if (end - start > Trf.LONGEST_LINE) {
      String found = end - start + " characters";
      depart(number, 1, start, found, "at most " + Trf.LONGEST_LINE + " characters");
      return;
    }
    String line =
        printable(text.substring(start, end).stripTrailing(), number, start).stripTrailing();
    if (!line.isEmpty()) {
      records.add(RecordLines.read(line, number, start, departures));
      lines.add(number);
    }
  }

  /// Unprintable characters become blanks.
  private String printable(String line, int number, int start) {
    StringBuilder clean = new StringBuilder(line);
    boolean told = false;
    for (int i = 0; i < line.length(); i++) {
      if (isUnprintable(line, i)) {
        if (!told) {
          depart(number, i + 1, start + i, named(line.charAt(i)), "printable characters");
        }
        told = true;
        clean.setCharAt(i, ' ');
      }
    }
    return clean.toString();
  }

  private static boolean isUnprintable(String line, int at) {
    char character = line.charAt(at);
    return switch (Character.getType(character)) {
      case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      case Character.SURROGATE -> !isInPair(line, at);
      default -> character == BYTE_ORDER_MARK;
    };
  }

  private static boolean isInPair(String line, int at) {
    return Character.isHighSurrogate(line.charAt(at))
        ? at + 1 < line.length() && Character.isLowSurrogate(line.charAt(at + 1))
        : at > 0 && Character.isHighSurrogate(line.charAt(at - 1));
  }

  private static String named(char character) {
    return character == '\t' ? "a tab" : "U+" + String.format(Locale.ROOT, "%04X", (int) character);
  }

  private void depart(int line, int column, int offset, String found, String expected) {
    departures.add(
        new TextFault(TextFault.Kind.FORM, offset, line, column, found, expected, List.of()));
  }
}
