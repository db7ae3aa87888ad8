package org.jadoube.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.Serializable;
import java.util.Locale;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;

/// The directory for the tables. While the job runs, each split that is complete has a directory of
/// its own in `_work`; Spark and others overlook what begins with `_`.
record Output(String directory) implements Serializable {
  private static final String WORK = "_work";
  private static final String DONE = "_SUCCESS";
  private static final String COUNTS = "counts";

  /// What is there already.
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
    if (files.exists(path(WORK))) {
      return State.BEGUN;
    }
    return isEmpty(files) ? State.NEW : State.FOREIGN;
  }

  private boolean isEmpty(FileSystem files) throws IOException {
    try {
      return files.listStatus(new Path(directory)).length == 0;
    } catch (FileNotFoundException _) {
      return true;
    }
  }

  /// The counts of a split, if it is complete.
  Optional<Counts> counts(Split split, Configuration hadoop) throws IOException {
    try {
      return Optional.of(Counts.read(new Path(work(split), COUNTS), hadoop));
    } catch (FileNotFoundException _) {
      return Optional.empty();
    }
  }

  /// The rows of a split, numbered as if it stood alone.
  Path rows(Split split, Table<?> table) {
    return rows(work(split), table);
  }

  private Path work(Split split) {
    return new Path(path(WORK), split.key());
  }

  private static Path rows(Path work, Table<?> table) {
    return new Path(work, table.name() + ".parquet");
  }

  /// Where one attempt at a split writes its rows.
  record Attempt(Path directory) {
    Path rows(Table<?> table) {
      return Output.rows(directory, table);
    }
  }

  Attempt attempt(Split split) {
    return new Attempt(new Path(path(WORK), "_" + split.key() + "-" + attempt()));
  }

  /// Where one attempt at a part of a table writes it.
  static Path attempt(Path part) {
    return part.suffix("." + attempt() + ".incomplete");
  }

  /// The number of the attempt that Spark is making here.
  private static long attempt() {
    return TaskContext.get().taskAttemptId();
  }

  /// Makes an attempt the one that counts, unless another was faster.
  void complete(Split split, Attempt attempt, Counts counts, Configuration hadoop)
      throws IOException {
    counts.write(new Path(attempt.directory(), COUNTS), hadoop);
    complete(attempt.directory(), work(split), hadoop);
  }

  /// Gives what is complete its name, unless another attempt has been faster.
  static void complete(Path attempt, Path name, Configuration hadoop) throws IOException {
    FileSystem files = name.getFileSystem(hadoop);
    if (files.exists(name) || !files.rename(attempt, name)) {
      files.delete(attempt, true);
    }
  }

  /// A part of a table with the final numbers: that of the split with this number, or one more.
  Path part(int number, Table<?> table) {
    String name = String.format(Locale.ROOT, "part-%06d.parquet", number);
    return new Path(path(table.name()), name);
  }

  void begin(Configuration hadoop) throws IOException {
    files(hadoop).mkdirs(path(WORK));
  }

  /// Removes tables that an earlier start has left unfinished.
  void clear(Configuration hadoop) throws IOException {
    for (Table<?> table : Table.ALL) {
      files(hadoop).delete(path(table.name()), true);
    }
  }

  void finish(Configuration hadoop) throws IOException {
    files(hadoop).create(path(DONE)).close();
    files(hadoop).delete(path(WORK), true);
  }

  private Path path(String name) {
    return new Path(directory, name);
  }

  private FileSystem files(Configuration hadoop) throws IOException {
    return new Path(directory).getFileSystem(hadoop);
  }
}
