package org.jadoube.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.apache.hadoop.conf.Configuration;
import org.jadoube.audit.AuditListener;
import org.jadoube.audit.GameRange;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.archive.Damage;
import org.jadoube.audit.finding.PlacedFinding;
import org.junit.jupiter.api.Test;

/// A job on damaged files, and its report about them.
class DamagedFilesTest extends OnLocalSpark {
  private static final int COUNT = 300;

  /// Enough games to be longer than a batch.
  private static final String GAMES =
      ("[Event \"A\"]\n\n1. e4 {" + "a long remark ".repeat(50) + "} e5 2. Ke3 *\n\n")
          .repeat(COUNT);

  /// Compresses a member of a file.
  @FunctionalInterface
  private interface Packing {
    OutputStream around(OutputStream out) throws IOException;
  }

  private static byte[] packed(String text, Packing packing) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = packing.around(bytes)) {
      out.write(text.getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  private Path file(String name, byte[]... members) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] member : members) {
      all.write(member);
    }
    return Files.write(directory.resolve(name), all.toByteArray());
  }

  private SparkAudit.Outcome run(Path... files) throws IOException {
    Output output = new Output(directory.resolve("out").toString());
    List<String> names = Arrays.stream(files).map(Path::toString).toList();
    TaskPlan plan = TaskPlan.of(names, 100_000, JobSettings.USUAL, new Configuration());
    return new SparkAudit(spark, JobSettings.USUAL, output).of(plan);
  }

  @Test
  void games_that_damage_may_have_distorted_are_named_by_their_numbers_in_their_file()
      throws IOException {
    byte[] gzipped = packed(GAMES, GZIPOutputStream::new);
    Path gzip = file("b.pgn.gz", gzipped, withWrongSum(gzipped, gzipped.length - 8), gzipped);
    byte[] sealed = packed(GAMES, DamagedFilesTest::sealed);
    Path zstd = file("c.pgn.zst", sealed, withWrongSum(sealed, sealed.length - 1), sealed);
    SparkAudit.Outcome outcome = run(file("a.pgn", GAMES.getBytes(UTF_8)), gzip, zstd);

    Told ofGzip = told(gzip);
    Told ofZstd = told(zstd);
    assertThat(new JobReport(outcome, 0).troubles())
        .containsExactly(gzip + ": " + ofGzip.text(), zstd + ": " + ofZstd.text())
        .allSatisfy(trouble ->
            assertThat(trouble)
                .contains(": its checksum is wrong at byte ", "; findings about games ")
                .endsWith(" are doubtful"));
    assertThat(List.of(ofGzip, ofZstd))
        .as("the second member is doubtful, and of the others a batch at most")
        .allSatisfy(told -> {
          assertThat(told.doubtful().first()).isBetween(2L, COUNT + 1L);
          assertThat(told.doubtful().last()).isBetween(COUNT + 1L, 3L * COUNT - 1);
        });
  }

  @Test
  void what_is_found_in_doubtful_games_is_reported_like_the_rest() throws IOException {
    byte[] member = packed(GAMES, GZIPOutputStream::new);
    Path gzip = file("a.pgn.gz", member, withWrongSum(member, member.length - 8), member);
    run(gzip);

    Told doubtful = told(gzip);
    OneMachine expected = OneMachine.of(gzip.toString(), Files.newInputStream(gzip));
    assertThat(OutputRows.of(directory.resolve("out"), "facts")).isEqualTo(expected.facts());
    assertThat(OutputRows.of(directory.resolve("out"), "findings"))
        .isEqualTo(expected.findings())
        .anyMatch(doubtful::isDoubtful);
  }

  @Test
  void a_truncated_file_keeps_the_rows_before_its_end() throws IOException {
    String pgn = Nasty.GAMES.repeat(300);
    byte[] bytes = packed(pgn, GZIPOutputStream::new);
    Path gzip = file("a.pgn.gz", Arrays.copyOf(bytes, bytes.length / 2));
    SparkAudit.Outcome outcome = run(gzip);

    assertThat(new JobReport(outcome, 0).troubles())
        .singleElement()
        .asString()
        .startsWith(gzip + ": cannot be read to the end: it is truncated at byte ");
    assertThat(OutputRows.of(directory.resolve("out"), "facts").size())
        .isEqualTo((int) outcome.summary().games());
    assertThat(outcome.summary().games()).isPositive();
  }

  @Test
  void a_damaged_file_keeps_the_rows_behind_the_damage() throws IOException {
    byte[] member = packed("[Event \"A\"]\n\n1. e4 *\n\n", GZIPOutputStream::new);
    byte[] damaged = member.clone();
    damaged[member.length / 2] ^= 0x55;
    Path gzip = file("a.pgn.gz", member, damaged, member);
    SparkAudit.Outcome outcome = run(gzip);

    assertThat(new JobReport(outcome, 0).troubles())
        .singleElement()
        .asString()
        .startsWith(gzip + ": ")
        .contains(" at byte ", "up to the next game");
    assertThat(OutputRows.of(directory.resolve("out"), "facts").size()).isBetween(2, 3);
  }

  @Test
  void a_damaged_parquet_file_keeps_the_rows_of_its_other_groups() throws IOException {
    Path sound = directory.resolve("a.parquet");
    LichessFile.write(sound);
    byte[] bytes = Files.readAllBytes(sound);
    Arrays.fill(bytes, 4, 60, (byte) 0x55);
    Path parquet = file("b.parquet", bytes); // beside it Hadoop has written no checksums
    SparkAudit.Outcome outcome = run(parquet);

    assertThat(new JobReport(outcome, 0).troubles())
        .singleElement()
        .asString()
        .startsWith(parquet + ": it is damaged in the rows from byte 4 on; ")
        .endsWith(" bytes were left out, up to the next game");
    assertThat(OutputRows.of(directory.resolve("out"), "facts"))
        .singleElement()
        .satisfies(game -> assertThat(game).containsEntry("white", "Bo"));
  }

  private static OutputStream sealed(OutputStream out) throws IOException {
    return new ZstdOutputStream(out).setChecksum(true);
  }

  private static byte[] withWrongSum(byte[] member, int at) {
    byte[] wrong = member.clone();
    wrong[at] ^= 1;
    return wrong;
  }

  /// The report of an audit on one machine about the damage of a file.
  private record Told(Damage damage, GameRange doubtful) {
    String text() {
      return damage.text() + "; " + doubtful.doubt();
    }

    boolean isDoubtful(Map<String, Object> row) {
      long game = (long) row.getOrDefault("game", 0L);
      return doubtful.first() <= game && game <= doubtful.last();
    }
  }

  private static Told told(Path file) {
    List<Told> all = new ArrayList<>();
    AuditListener listener =
        new AuditListener() {
          @Override
          public void found(PlacedFinding found) {}

          @Override
          public void damaged(Damage damage, Optional<GameRange> doubtful) {
            all.add(new Told(damage, doubtful.orElseThrow()));
          }
        };
    try (Archive archive = ((ArchiveOpening.Opened) Archive.open(file)).archive()) {
      JobSettings.USUAL.audit().of(archive, listener);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all.getFirst();
  }
}
