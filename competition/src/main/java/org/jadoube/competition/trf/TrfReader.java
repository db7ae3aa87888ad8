package org.jadoube.competition.trf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jadoube.competition.trf.lines.Departures;
import org.jadoube.competition.trf.lines.RecordLines;
import org.jadoube.competition.trf.record.TrfRecord;
import org.jadoube.notation.TextFault;

/// Takes a file apart into lines.
final class TrfReader {
  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final Departures departures = new Departures();
  private final List<TrfRecord> records = new ArrayList<>();

  static TrfReading read(byte[] bytes) {
    TrfReader reader = new TrfReader();
    if (bytes.length > Trf.MOST_BYTES) {
      reader.depart(1, 1, 0, bytes.length + " bytes", "at most " + Trf.MOST_BYTES + " bytes");
    }
    return reader.reading(
        reader.decoded(Arrays.copyOf(bytes, Math.min(bytes.length, Trf.MOST_BYTES))));
  }

  static TrfReading read(String text) {
    TrfReader reader = new TrfReader();
    if (text.length() > Trf.MOST_BYTES) {
      reader.depart(
          1, 1, 0, text.length() + " characters", "at most " + Trf.MOST_BYTES + " characters");
    }
    return reader.reading(text.substring(0, Math.min(text.length(), Trf.MOST_BYTES)));
  }

  private String decoded(byte[] bytes) {
    ByteBuffer rest = ByteBuffer.wrap(bytes);
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(rest).toString();
    } catch (CharacterCodingException notUnicode) {
      String text = new String(bytes, WINDOWS);
      tellEncoding(text, rest.position());
      return text;
    }
  }

  private void tellEncoding(String text, int at) {
    int offset = Math.min(at, text.length() - 1);
    String before = text.substring(0, offset);
    int line = (int) before.lines().count() + (before.isEmpty() || endsLine(before) ? 1 : 0);
    int column = offset - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
    String found = text.substring(offset, offset + 1);
    depart(line, column, offset, found, "UTF-8; the file was read as Windows-1252");
  }

  private static boolean endsLine(String text) {
    return text.endsWith("\n") || text.endsWith("\r");
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
    return new TrfReading(new TrfFile(records), departures.told(), departures.untold());
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
