package org.jadoube.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkException;
import org.jadoube.audit.Audit;
import org.jadoube.audit.SeenGames;
import org.jadoube.audit.Summary;
import org.jadoube.audit.TournamentsPlayed;
import org.jadoube.audit.finding.FindingKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The audit on a local Spark finds exactly what the audit on one machine finds.
class SparkAuditTest extends OnLocalSpark {
  private Path file(String name, String pgn) throws IOException {
    return Files.writeString(directory.resolve(name), pgn);
  }

  private Output output() {
    return new Output(directory.resolve("out").toString());
  }

  private static TaskPlan plan(long splitBytes, JobSettings settings, Path... files)
      throws IOException {
    List<String> names = Stream.of(files).map(Path::toString).toList();
    return TaskPlan.of(names, splitBytes, settings, new Configuration());
  }

  private SparkAudit.Outcome run(TaskPlan plan, JobSettings settings) throws IOException {
    return new SparkAudit(spark, settings, output()).of(plan);
  }

  private static OneMachine oneMachine(Path file, String pgn) throws IOException {
    return OneMachine.of(file.toString(), new ByteArrayInputStream(pgn.getBytes(UTF_8)));
  }

  private List<Map<String, Object>> rows(String table) throws IOException {
    return OutputRows.of(directory.resolve("out"), table);
  }

  private void assertRows(OneMachine expected) throws IOException {
    assertThat(rows("findings")).isEqualTo(expected.findings());
    assertThat(rows("facts")).isEqualTo(expected.facts());
  }

  @Test
  void plain_and_compressed_files_give_the_rows_of_one_machine() throws IOException {
    String pgn = Nasty.allLineEnds();
    Path plain = file("a.pgn", pgn);
    Path gzip = directory.resolve("b.pgn.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(gzip))) {
      out.write(pgn.getBytes(UTF_8));
    }
    Path zstd = directory.resolve("c.pgn.zst");
    try (OutputStream out = new ZstdOutputStream(Files.newOutputStream(zstd))) {
      out.write(pgn.getBytes(UTF_8));
    }
    TaskPlan plan = plan(337, JobSettings.USUAL, plain, gzip, zstd);
    SparkAudit.Outcome outcome = run(plan, JobSettings.USUAL);

    OneMachine expected = oneMachine(plain, pgn);
    expected.add(oneMachine(gzip, pgn));
    expected.add(oneMachine(zstd, pgn));
    assertThat(plan.splits()).hasSizeGreaterThan(7);
    assertRows(expected);
    assertThat(outcome.summary().games()).isEqualTo(expected.facts().size());
    assertThat(outcome.summary().count()).isEqualTo(expected.findings().size());
    assertThat(outcome.summary().bytes()).isEqualTo(3L * pgn.length());
  }

  @Test
  void findings_that_are_not_wanted_are_left_out() throws IOException {
    Path plain = file("a.pgn", Nasty.GAMES);
    Set<FindingKind> kinds = Set.of(FindingKind.MISSING_TAGS, FindingKind.ILLEGAL_MOVE);
    JobSettings settings = new JobSettings("FIDE 2018", 0, false, false, false, kinds);
    SparkAudit.Outcome outcome = run(plan(1000, settings, plain), settings);

    assertThat(rows("findings"))
        .isNotEmpty()
        .noneMatch(row -> row.containsValue("missing-tags") || row.containsValue("illegal-move"))
        .allMatch(row -> row.containsValue("FIDE 2018"));
    assertThat(outcome.summary().count()).isEqualTo(rows("findings").size());
  }

  @Test
  void after_a_failure_it_goes_on_with_what_is_not_complete() throws IOException {
    String pgn = Nasty.allLineEnds();
    Path first = file("a.pgn", pgn);
    Path last = file("b.pgn", pgn);
    FileTime time = Files.getLastModifiedTime(last);
    TaskPlan plan = plan(1000, JobSettings.USUAL, first, last);
    Files.delete(last);
    assertThatThrownBy(() -> run(plan, JobSettings.USUAL)).isInstanceOf(SparkException.class);
    assertThat(output().state(new Configuration())).isEqualTo(Output.State.BEGUN);

    file("b.pgn", pgn);
    Files.setLastModifiedTime(last, time);
    TaskPlan again = plan(1000, JobSettings.USUAL, first, last);
    SparkAudit.Outcome outcome = run(again, JobSettings.USUAL);

    OneMachine expected = oneMachine(first, pgn);
    expected.add(oneMachine(last, pgn));
    assertThat(outcome.known()).isBetween(1, plan.splits().size() - 1);
    assertRows(expected);
    assertThat(output().state(new Configuration())).isEqualTo(Output.State.DONE);
  }

  @Test
  void an_attempt_that_fails_leaves_nothing_behind() throws IOException {
    JobSettings absurd = new JobSettings("no such edition", 0, false, false, false, Set.of());
    TaskPlan plan = plan(1_000_000, absurd, file("a.pgn", Nasty.GAMES));
    assertThatThrownBy(() -> run(plan, absurd)).isInstanceOf(SparkException.class);
    try (Stream<Path> work = Files.walk(directory.resolve("out").resolve("_work"))) {
      assertThat(work).noneMatch(each -> each.toString().contains(plan.splits().getFirst().key()));
    }
  }

  @Test
  void a_start_ends_when_a_later_one_has_taken_over() throws IOException {
    Configuration hadoop = new Configuration();
    Output earlier = output();
    Output later = output();
    earlier.begin(hadoop);
    assertThat(later.state(hadoop)).isEqualTo(Output.State.BEGUN);
    later.begin(hadoop);

    assertThatThrownBy(() -> earlier.requireOurs(hadoop))
        .hasMessageContaining("was started again on")
        .hasMessageContaining("this start ends here");
    assertThatThrownBy(() -> earlier.finish(hadoop)).hasMessageContaining("this start ends here");
    assertThat(later.state(hadoop)).isEqualTo(Output.State.BEGUN);
    later.requireOurs(hadoop);
  }

  @Test
  void a_directory_of_work_that_is_not_ours_is_left_alone() throws IOException {
    Files.createDirectories(directory.resolve("out").resolve("_work").resolve("mine"));
    assertThat(output().state(new Configuration())).isEqualTo(Output.State.FOREIGN);
  }

  @Test
  void another_jar_makes_other_splits() throws IOException {
    Path jar = file("job.jar", "one");
    String version = JobJar.version(jar);
    assertThat(JobJar.version(jar)).isEqualTo(version).isNotEmpty();
    assertThat(JobJar.version(file("job.jar", "two"))).isNotEqualTo(version);
  }

  @Test
  void what_was_made_with_other_settings_or_of_another_file_is_not_taken_up() throws IOException {
    Path file = file("a.pgn", Nasty.GAMES);
    String key = plan(1000, JobSettings.USUAL, file).splits().getFirst().key();
    assertThat(plan(1000, JobSettings.USUAL, file).splits().getFirst().key()).isEqualTo(key);

    JobSettings other = new JobSettings("", 20, false, false, false, Set.of());
    assertThat(plan(1000, other, file).splits().getFirst().key()).isNotEqualTo(key);
    Files.setLastModifiedTime(file, FileTime.fromMillis(0));
    assertThat(plan(1000, JobSettings.USUAL, file).splits().getFirst().key()).isNotEqualTo(key);
  }

  @Test
  void a_parquet_file_of_games_gives_the_rows_of_the_same_games_as_pgn() throws IOException {
    Path file = directory.resolve("a.parquet");
    LichessFile.write(file);
    run(plan(1000, JobSettings.USUAL, file), JobSettings.USUAL);

    assertRows(oneMachine(file, LichessFile.PGN));
  }

  private static String broadcast(String rest) {
    return "[Event \"Broadcast\"]\n[White \"Anand, V\"]\n[Black \"Topalov, V\"]\n\n"
        + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 "
        + rest
        + "\n\n";
  }

  @ParameterizedTest
  @CsvSource({"701, true, true", "3001, true, false", "5003, false, true", "1048576, true, true"})
  void what_is_found_in_all_files_together_is_found_as_on_one_machine(
      long splitBytes, boolean duplicates, boolean tournaments) throws IOException {
    List<String> events = RoundRobins.files(3);
    Path plain = file("a.pgn", Nasty.repeated(40) + events.get(0) + broadcast("*"));
    String packed = events.get(1) + Nasty.repeated(40);
    Path gzip = directory.resolve("b.pgn.gz");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(gzip))) {
      out.write(packed.getBytes(UTF_8));
    }
    Path last =
        file("c.pgn", Nasty.repeated(15) + events.get(2) + broadcast("6. Re1 1-0") + Nasty.GAMES);
    JobSettings settings = new JobSettings("", 0, false, duplicates, tournaments, Set.of());
    SparkAudit.Outcome outcome = run(plan(splitBytes, settings, plain, gzip, last), settings);

    OneMachine expected = new OneMachine();
    TournamentsPlayed judged = new TournamentsPlayed(1000);
    Audit audit = JobSettings.USUAL.audit();
    audit = duplicates ? audit.comparedWith(new SeenGames(1000)) : audit;
    audit = tournaments ? audit.recording(judged) : audit;
    expected.hear(plain.toString(), Files.readString(plain), audit);
    expected.hear(gzip.toString(), packed, audit);
    expected.hear(last.toString(), Files.readString(last), audit);
    judged.findings().forEach(expected::found);
    assertRows(expected);
    Summary summary = outcome.summary();
    assertThat(summary.count()).isEqualTo(expected.findings().size());
    assertThat(summary.count(FindingKind.DUPLICATE_GAME) > 200).isEqualTo(duplicates);
    assertThat(expected.findings().toString().contains("is the beginning of this one"))
        .isEqualTo(duplicates);
    assertThat(
            Stream.of(
                    FindingKind.MISSING_GAME, FindingKind.SURPLUS_GAME, FindingKind.TWICE_IN_ROUND)
                .map(summary::count))
        .containsExactlyElementsOf(tournaments ? List.of(4L, 4L, 12L) : List.of(0L, 0L, 0L));
  }
}
