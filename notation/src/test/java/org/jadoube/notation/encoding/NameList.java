package org.jadoube.notation.encoding;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Names of players of one language, from `players.txt`.
record NameList(String language, List<Charset> encodings, List<String> names) {
  static List<NameList> all() {
    try (InputStream data = NameList.class.getResourceAsStream("players.txt")) {
      String text = new String(Objects.requireNonNull(data).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).map(NameList::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static NameList of(String line) {
    String[] cell = line.split(" ", 3);
    return new NameList(
        cell[0],
        Stream.of(cell[1].split(",", -1)).map(Charset::forName).toList(),
        List.of(cell[2].split(";", -1)));
  }

  /// Files with `count` names each that are not ASCII: every stretch of the list, as a ring.
  Stream<Sample> samples(Charset charset, int count) {
    List<String> usable = names.stream().filter(name -> isForeign(name, charset)).toList();
    return IntStream.range(0, usable.size())
        .mapToObj(first ->
            IntStream.range(first, first + count)
                .mapToObj(each -> game(usable.get(each % usable.size())))
                .collect(Collectors.joining()))
        .map(text -> new Sample(text, charset));
  }

  private static boolean isForeign(String name, Charset charset) {
    return name.chars().anyMatch(each -> each >= 0x80) && charset.newEncoder().canEncode(name);
  }

  private static String game(String name) {
    return "[Event \"Open\"]\r\n[White \"" + name + "\"]\r\n\r\n1. e4 e5 2. Nf3 *\r\n\r\n";
  }

  /// A file in an encoding.
  record Sample(String text, Charset charset) {
    byte[] bytes() {
      return text.getBytes(charset);
    }

    boolean isReadRight() {
      return Translated.of(bytes()).text().equals(text);
    }
  }
}
