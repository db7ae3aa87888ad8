package org.jadoube.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;

/// The directory for the tables. While the job runs, each complete split has a directory of its own
/// in `_work`; Spark and others ignore names that begin with `_`. Incomplete splits are in a
/// directory of this run, so that two runs never write to the same file, even if tasks of a run
/// that was killed are still at work. The latest run takes over.
///
/// @param start tells this run from others
record Output(String directory, String start) implements Serializable {
  private static final String WORK = "_work";
  private static final String DONE = "_SUCCESS";
  private static final String COUNTS = "counts";
  private static final String START = "_start-";

  Output(String directory) {
    this(directory, UUID.randomUUID().toString());
  }

  /// The contents at the start.
  enum State {
    NEW,
    BEGUN,
    DONE,
    FOREIGN
  }

  State state(Configuration hadoop) throws IOException {
    FileSystem files = files(hadoop);
    if (files.exists(path(DONE))) {
      return State.DONE;
    }
    if (!starts(files).isEmpty()) {
      return State.BEGUN;
    }
    return names(files, new Path(directory)).isEmpty() ? State.NEW : State.FOREIGN;
  }

  /// The runs that have not ended.
  private List<String> starts(FileSystem files) throws IOException {
    return names(files, path(WORK)).stream().filter(name -> name.startsWith(START)).toList();
  }

  private static List<String> names(FileSystem files, Path directory) throws IOException {
    try {
      return Arrays.stream(files.listStatus(directory))
          .map(file -> file.getPath().getName())
          .toList();
    } catch (FileNotFoundException _) {
      return List.of();
    }
  }

  /// How many splits an earlier run has completed, usable or not.
  int complete(Configuration hadoop) throws IOException {
    List<String> all = names(files(hadoop), path(WORK));
    return (int) all.stream().filter(name -> !name.startsWith("_")).count();
  }

  /// The counts of a split, if it is complete.
  Optional<Counts> counts(TaskFiles split, Configuration hadoop) throws IOException {
    try {
      return Optional.of(Counts.read(new Path(work(split), COUNTS), hadoop));
    } catch (FileNotFoundException _) {
      return Optional.empty();
    }
  }

  /// The rows of a split, numbered as if it stood alone.
  Path rows(TaskFiles split, ParquetOutput<?> table) {
    return rows(work(split), table);
  }

  private Path work(TaskFiles split) {
    return new Path(path(WORK), split.key());
  }

  private static Path rows(Path work, ParquetOutput<?> table) {
    return new Path(work, table.name() + ".parquet");
  }

  /// The directory of one attempt at a split.
  record Attempt(Path directory) {
    Path rows(ParquetOutput<?> table) {
      return Output.rows(directory, table);
    }
  }

  Attempt attempt(TaskFiles split) {
    return new Attempt(new Path(ours(), split.key() + "-" + attempt()));
  }

  /// The directory of one attempt at a part of a table.
  static Path attempt(Path part) {
    return part.suffix("." + attempt() + ".incomplete");
  }

  /// The number of Spark's current attempt.
  private static long attempt() {
    return TaskContext.get().taskAttemptId();
  }

  void remove(Attempt failed, Configuration hadoop) throws IOException {
    files(hadoop).delete(failed.directory(), true);
  }

  /// Makes an attempt the valid one, unless another was faster.
  void complete(TaskFiles split, Attempt attempt, Counts counts, Configuration hadoop)
      throws IOException {
    counts.write(new Path(attempt.directory(), COUNTS), hadoop);
    complete(attempt.directory(), work(split), hadoop);
  }

  /// Gives a complete result its name, unless another attempt has been faster.
  static void complete(Path attempt, Path name, Configuration hadoop) throws IOException {
    FileSystem files = name.getFileSystem(hadoop);
    if (files.exists(name) || !files.rename(attempt, name)) {
      files.delete(attempt, true);
    }
  }

  /// A part of a table with the final numbers: that of the split with this number, or an additional
  /// one.
  Path part(int number, ParquetOutput<?> table) {
    String name = String.format(Locale.ROOT, "part-%06d.parquet", number);
    return new Path(new Path(ours(), table.name()), name);
  }

  private Path ours() {
    return new Path(path(WORK), START + start);
  }

  /// Only the run itself makes it; a task of a run that is over makes the directory again.
  private Path mark() {
    return new Path(ours(), "begun");
  }

  /// Takes over from earlier runs, and removes their incomplete results.
  void begin(Configuration hadoop) throws IOException {
    FileSystem files = files(hadoop);
    files.create(mark()).close();
    for (String other : starts(files)) {
      if (!other.equals(ours().getName())) {
        files.delete(new Path(path(WORK), other), true);
      }
    }
  }

  /// @throws IOException if a later run has taken over
  void requireOurs(Configuration hadoop) throws IOException {
    FileSystem files = files(hadoop);
    if (!files.exists(mark())) {
      files.delete(ours(), true);
      throw new IOException(
          "this job was started again on " + directory + " in the meantime; this start ends here");
    }
  }

  void finish(Configuration hadoop) throws IOException {
    requireOurs(hadoop);
    FileSystem files = files(hadoop);
    for (ParquetOutput<?> table : ParquetOutput.ALL) {
      files.delete(path(table.name()), true);
      Path written = new Path(ours(), table.name());
      if (!files.rename(written, path(table.name()))) {
        throw new IOException(written + " cannot be renamed to " + path(table.name()));
      }
    }
    files.create(path(DONE)).close();
    files.delete(path(WORK), true);
  }

  private Path path(String name) {
    return new Path(directory, name);
  }

  private FileSystem files(Configuration hadoop) throws IOException {
    return new Path(directory).getFileSystem(hadoop);
  }
}
