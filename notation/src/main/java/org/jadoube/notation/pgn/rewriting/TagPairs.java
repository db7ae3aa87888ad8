package org.jadoube.notation.pgn.rewriting;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.game.PgnForm;

/// The tag pairs of one game as bytes, ready to be written: `[Name "value"]` and a line end each.
final class TagPairs {
  /// The seven tags that every game has (PGN standard, 8.1.1).
  private static final List<byte[]> ROSTER =
      List.of(
          bytes("Event"),
          bytes("Site"),
          bytes("Date"),
          bytes("Round"),
          bytes("White"),
          bytes("Black"),
          bytes("Result"));

  private static final int DATE = 2;
  private static final int RESULT = 6;

  /// The tags by which readers know what the movetext means.
  private static final List<byte[]> NEEDED =
      List.of(bytes("SetUp"), bytes("FEN"), bytes("Variant"), bytes("Result"));

  private static final Pattern LINE_END = Pattern.compile("\\R");

  private byte[] bytes = new byte[1 << 10];
  private int length;
  private int count;

  /// The beginning of each pair, and one more entry: the end of the last one.
  private int[] from = new int[33];

  private int[] nameEnd = new int[32];

  private static byte[] bytes(String text) {
    return text.getBytes(UTF_8);
  }

  void clear() {
    length = 0;
    count = 0;
  }

  void add(PgnText name, PgnText value) {
    if (!addPlain(name, value)) {
      add(name.toString(), value.toString());
    }
  }

  void add(String name, String value) {
    String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
    byte[] encodedName = bytes(name);
    byte[] encodedValue = bytes(LINE_END.matcher(escaped).replaceAll(" "));
    begin(encodedName.length, encodedValue.length);
    System.arraycopy(encodedName, 0, bytes, length + 1, encodedName.length);
    int at = length + encodedName.length + 3;
    System.arraycopy(encodedValue, 0, bytes, at, encodedValue.length);
    end(encodedName.length, encodedValue.length);
  }

  /// Copies a pair that is printable ASCII with nothing to escape, as nearly all are.
  private boolean addPlain(PgnText name, PgnText value) {
    if (name.isRenamed()) {
      return false;
    }
    begin(name.length(), value.length());
    name.copyTo(bytes, length + 1);
    value.copyTo(bytes, length + name.length() + 3);
    boolean plain =
        isPlain(length + 1, name.length()) && isPlain(length + name.length() + 3, value.length());
    if (plain) {
      end(name.length(), value.length());
    }
    return plain;
  }

  private boolean isPlain(int start, int size) {
    int at = start;
    while (at < start + size && bytes[at] >= ' ' && bytes[at] != '\\' && bytes[at] != '"') {
      at++;
    }
    return at == start + size;
  }

  private void begin(int nameLength, int valueLength) {
    int needed = length + nameLength + valueLength + 8;
    if (needed > bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * needed);
    }
    if (count == nameEnd.length) {
      nameEnd = Arrays.copyOf(nameEnd, 2 * count);
      from = Arrays.copyOf(from, 2 * count + 1);
    }
  }

  private void end(int nameLength, int valueLength) {
    from[count] = length;
    bytes[length] = '[';
    length += 1 + nameLength;
    nameEnd[count] = length;
    bytes[length] = ' ';
    bytes[length + 1] = '"';
    length += 2 + valueLength;
    bytes[length] = '"';
    bytes[length + 1] = ']';
    bytes[length + 2] = '\n';
    length += 3;
    count++;
    from[count] = length;
  }

  /// Puts the value into the pairs with that name, or into a new one.
  void put(String name, String value) {
    if (has(name)) {
      replace(name, value);
    } else {
      add(name, value);
    }
  }

  /// Puts another value into all pairs with that name.
  void replace(String name, String value) {
    byte[] encoded = bytes(name);
    byte[] pair = bytes("[" + name + " \"" + value + "\"]\n");
    ByteArrayOutputStream changed = new ByteArrayOutputStream();
    int[] begins = new int[from.length];
    for (int i = 0; i < count; i++) {
      boolean same = isNamed(i, encoded);
      int begin = changed.size();
      nameEnd[i] += begin - from[i];
      begins[i] = begin;
      changed.write(same ? pair : bytes, same ? 0 : from[i], same ? pair.length : size(i));
    }
    begins[count] = changed.size();
    from = begins;
    bytes = Arrays.copyOf(changed.toByteArray(), changed.size() + 1);
    length = changed.size();
  }

  private int size(int pair) {
    return from[pair + 1] - from[pair];
  }

  /// Whether there is a pair with that name.
  boolean has(String name) {
    return find(bytes(name)) >= 0;
  }

  /// The value of the first pair with that name, as it is written.
  Optional<String> value(String name) {
    int pair = find(bytes(name));
    if (pair < 0) {
      return Optional.empty();
    }
    int start = nameEnd[pair] + 2;
    return Optional.of(new String(bytes, start, from[pair + 1] - 3 - start, UTF_8));
  }

  private int find(byte[] name) {
    int pair = 0;
    while (pair < count && !isNamed(pair, name)) {
      pair++;
    }
    return pair < count ? pair : -1;
  }

  private boolean isNamed(int pair, byte[] name) {
    return Arrays.equals(bytes, from[pair] + 1, nameEnd[pair], name, 0, name.length);
  }

  /// Writes the pairs as `form` demands.
  ///
  /// @param result the value of a missing tag `Result`
  void writeTo(ByteArrayOutputStream out, PgnForm form, String result) {
    if (form == PgnForm.AS_READ) {
      out.write(bytes, 0, length);
    } else {
      writeRoster(out, result);
      writeRest(out, form);
    }
  }

  private void writeRoster(ByteArrayOutputStream out, String result) {
    for (int i = 0; i < ROSTER.size(); i++) {
      int pair = find(ROSTER.get(i));
      if (pair >= 0 && !isBlank(pair)) {
        out.write(bytes, from[pair], size(pair));
      } else {
        String unknown = i == DATE ? "????.??.??" : i == RESULT ? result : "?";
        out.writeBytes(bytes("[" + new String(ROSTER.get(i), UTF_8) + " \"" + unknown + "\"]\n"));
      }
    }
  }

  private boolean isBlank(int pair) {
    int valueFrom = nameEnd[pair] + 2;
    int valueTo = from[pair + 1] - 3;
    return valueFrom == valueTo
        || new String(bytes, valueFrom, valueTo - valueFrom, UTF_8).isBlank();
  }

  /// The other pairs in the order of their names. [PgnForm#EXPORT] also keeps further pairs of a
  /// name.
  private void writeRest(ByteArrayOutputStream out, PgnForm form) {
    for (int pair : order()) {
      boolean ofRoster = isIn(ROSTER, pair) && find(pair) == pair;
      if (!ofRoster && (form == PgnForm.EXPORT || isIn(NEEDED, pair))) {
        out.write(bytes, from[pair], size(pair));
      }
    }
  }

  /// The first pair with the same name as `pair`.
  private int find(int pair) {
    int first = 0;
    while (compare(first, pair) != 0) {
      first++;
    }
    return first;
  }

  private boolean isIn(List<byte[]> names, int pair) {
    for (byte[] name : names) {
      if (isNamed(pair, name)) {
        return true;
      }
    }
    return false;
  }

  /// The indices of the pairs, sorted by their names: there are few.
  private int[] order() {
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      int at = i;
      while (at > 0 && compare(order[at - 1], i) > 0) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = i;
    }
    return order;
  }

  private int compare(int one, int other) {
    return Arrays.compareUnsigned(
        bytes, from[one] + 1, nameEnd[one], bytes, from[other] + 1, nameEnd[other]);
  }
}
