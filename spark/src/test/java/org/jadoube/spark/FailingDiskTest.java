package org.jadoube.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A failing disk or network is no damage: the task fails, and the next attempt reads everything.
class FailingDiskTest extends OnLocalSpark {
  private static final int COUNT = 500;
  private static final String GAMES = "[Event \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n".repeat(COUNT);

  /// The kinds of files that a job reads, each with a failure amid its games.
  enum Kind {
    PLAIN(GAMES.length() / 2, COUNT) {
      @Override
      void write(Path file) throws IOException {
        Files.writeString(file, GAMES);
      }
    },
    GZIP(50, COUNT) {
      @Override
      void write(Path file) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
          out.write(GAMES.getBytes(UTF_8));
        }
        Files.write(file, bytes.toByteArray());
      }
    },
    PARQUET(50, 2) {
      @Override
      void write(Path file) throws IOException {
        LichessFile.write(file);
      }
    };

    private final long place;
    private final int games;

    Kind(long place, int games) {
      this.place = place;
      this.games = games;
    }

    abstract void write(Path file) throws IOException;
  }

  @BeforeEach
  void connect() {
    spark.hadoopConfiguration().set("fs.flaky.impl", FlakyFileSystem.class.getName());
  }

  @AfterEach
  void heal() {
    FlakyFileSystem.heal();
  }

  private TaskPlan plan(Kind kind) throws IOException {
    Path file = directory.resolve("games");
    kind.write(file);
    Configuration hadoop = spark.hadoopConfiguration();
    return TaskPlan.of(List.of("flaky://" + file), Long.MAX_VALUE, JobSettings.USUAL, hadoop);
  }

  private SparkAudit.Outcome run(TaskPlan plan) throws IOException {
    Output output = new Output(directory.resolve("out").toString());
    return new SparkAudit(spark, JobSettings.USUAL, output).of(plan);
  }

  @ParameterizedTest
  @EnumSource
  void a_task_whose_file_cannot_be_read_fails_and_the_next_attempt_reads_all(Kind kind)
      throws IOException {
    TaskPlan plan = plan(kind);
    FlakyFileSystem.failAt(kind.place);
    assertThatExceptionOfType(SparkException.class)
        .isThrownBy(() -> run(plan))
        .withMessageContaining("connection reset");

    FlakyFileSystem.heal();
    SparkAudit.Outcome outcome = run(plan);
    assertThat(outcome.summary().games()).isEqualTo(kind.games);
    assertThat(new JobReport(outcome, 0).troubles()).isEmpty();
  }

  @Test
  void a_file_whose_beginning_cannot_be_read_is_not_taken_for_a_damaged_one() {
    FlakyFileSystem.failAt(50);
    assertThatExceptionOfType(IOException.class)
        .isThrownBy(() -> plan(Kind.GZIP))
        .withMessageContaining("games: cannot be read: IOException: connection reset");
  }
}
