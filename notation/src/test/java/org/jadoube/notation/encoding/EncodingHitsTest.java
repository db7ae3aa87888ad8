package org.jadoube.notation.encoding;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.testing.GeneratedFile;
import org.junit.jupiter.api.Test;

/// How often the encoding of a few names is found, compared with `hits.txt`, which has a line for
/// each language, encoding and number of names.
///
/// Without their tags, ICU's CharsetDetector finds 52 % of such files with one name, 56 % with
/// four, 64 % with sixteen.
class EncodingHitsTest {
  private static final List<Integer> NAMES = List.of(1, 2, 4, 8);
  private static final String HEADING =
      "# language, encoding, hits with 1, 2, 4 and 8 names, number of files with each number\n";

  /// How many of some files were read right.
  private record Hits(long right, long all) {
    static Hits of(NameList list, Charset charset, int names) {
      List<NameList.Sample> samples = list.samples(charset, names).toList();
      long right = samples.stream().filter(NameList.Sample::isReadRight).count();
      return new Hits(right, samples.size());
    }
  }

  private static String row(NameList list, Charset charset) {
    List<Hits> hits = NAMES.stream().map(names -> Hits.of(list, charset, names)).toList();
    String right =
        hits.stream().map(each -> String.valueOf(each.right())).collect(Collectors.joining(" "));
    return list.language()
        + " "
        + charset.name()
        + " "
        + right
        + " "
        + hits.getFirst().all()
        + "\n";
  }

  private static Stream<Hits> hits(int names) {
    return NameList.all().stream()
        .flatMap(list -> list.encodings().stream().map(each -> Hits.of(list, each, names)));
  }

  private static double share(int names) {
    List<Hits> hits = hits(names).toList();
    return (double) hits.stream().mapToLong(Hits::right).sum()
        / hits.stream().mapToLong(Hits::all).sum();
  }

  @Test
  void the_table_of_hits_is_as_the_detector_makes_it() throws IOException {
    String rows =
        NameList.all().stream()
            .flatMap(list -> list.encodings().stream().map(each -> row(list, each)))
            .collect(Collectors.joining());

    GeneratedFile.of("notation/src/test/resources/org/jadoube/notation/encoding/hits.txt")
        .holds(HEADING + rows);
  }

  @Test
  void one_name_is_mostly_enough_and_eight_always() {
    assertThat(share(1)).isGreaterThan(0.92);
    assertThat(share(2)).isGreaterThan(0.97);
    assertThat(share(4)).isGreaterThan(0.99);
    assertThat(share(8)).isEqualTo(1);
  }

  @Test
  void what_is_told_as_sure_is_right() {
    List<NameList.Sample> sure =
        NameList.all().stream()
            .flatMap(list -> list.encodings().stream().flatMap(each -> list.samples(each, 2)))
            .filter(sample -> !Translated.of(sample.bytes()).guess().isDoubtful())
            .toList();

    long right = sure.stream().filter(NameList.Sample::isReadRight).count();

    assertThat((double) right / sure.size()).isGreaterThan(0.98);
  }
}
