package org.jadoube.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.security.AccessControlException;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening;
import org.jadoube.audit.archive.Decoding;
import org.jadoube.spark.TaskFiles.Format;

/// The plan that divides the files among the tasks.
///
/// @param splits in the order of the files
/// @param refusals files that cannot be audited, and why
record TaskPlan(List<TaskFiles> splits, List<String> refusals) {
  private static final byte[] PARQUET = {'P', 'A', 'R', '1'};

  /// @param splitBytes about how long a split of a plain file is
  static TaskPlan of(
      List<String> names, long splitBytes, JobSettings settings, Configuration hadoop)
      throws IOException {
    Making plan =
        new Making(
            splitBytes, settings, JobJar.version(), hadoop, new ArrayList<>(), new ArrayList<>());
    for (String name : names) {
      plan.add(name);
    }
    return new TaskPlan(List.copyOf(plan.splits), List.copyOf(plan.refusals));
  }

  private record Making(
      long splitBytes,
      JobSettings settings,
      String job,
      Configuration hadoop,
      List<TaskFiles> splits,
      List<String> refusals) {
    void add(String name) throws IOException {
      try {
        List<String> files = Directory.files(name, hadoop);
        for (String file : files) {
          addReadable(file);
        }
      } catch (FileNotFoundException _) {
        refusals.add(name + ": no such file");
      } catch (IllegalArgumentException malformed) {
        refusals.add(name + ": not the name of a file: " + malformed.getMessage());
      } catch (IOException | RuntimeException unreachable) {
        throw new IOException(name + ": cannot be read: " + reason(unreachable), unreachable);
      }
    }

    /// Names the kind of problem, since the message may be no more than the name of a host.
    private static String reason(Exception problem) {
      return problem.getClass().getSimpleName() + ": " + problem.getMessage();
    }

    private void addReadable(String name) throws IOException {
      try {
        addFile(name);
      } catch (AccessControlException _) {
        refusals.add(name + ": " + ArchiveOpening.Obstacle.FORBIDDEN.text());
      }
    }

    private void addFile(String name) throws IOException {
      Path path = new Path(name);
      FileSystem files = path.getFileSystem(hadoop);
      FileStatus status = files.getFileStatus(path);
      if (status.isDirectory()) {
        refusals.add(name + ": " + ArchiveOpening.Obstacle.DIRECTORY.text());
        return;
      }
      try (FSDataInputStream in = opened(path, files)) {
        Optional<Format> format = format(name, in, new WatchedFile(files, path));
        List<Long> starts =
            format.equals(Optional.of(Format.PLAIN))
                ? new FileCuts(in, status.getLen()).every(splitBytes)
                : List.of(0L);
        format.ifPresent(known -> addSplits(name, known, starts, status));
      }
    }

    /// Refuses a file that may not be read; Hadoop reports a local one as not found.
    private FSDataInputStream opened(Path path, FileSystem files) throws IOException {
      try {
        return files.open(path);
      } catch (FileNotFoundException e) {
        throw files.exists(path) ? new AccessControlException(e) : e;
      }
    }

    private Optional<Format> format(String name, FSDataInputStream in, WatchedFile file)
        throws IOException {
      byte[] head = new byte[PARQUET.length];
      int length = Math.max(0, in.read(0, head, 0, head.length));
      if (Arrays.equals(Arrays.copyOf(head, length), PARQUET)) {
        return Optional.of(Format.PARQUET);
      }
      ArchiveOpening opening = Archive.open(name, file.watched(in), new Decoding.AsStored());
      if (file.failure().isPresent()) {
        throw file.failure().get(); // or it would be refused for good
      }
      return switch (opening) {
        case ArchiveOpening.Opened(Archive archive) ->
            Optional.of(archive.isPlain() ? Format.PLAIN : Format.COMPRESSED);
        case ArchiveOpening.Refused(ArchiveOpening.Obstacle obstacle) -> {
          refusals.add(name + ": " + obstacle.text());
          yield Optional.empty();
        }
      };
    }

    private void addSplits(String name, Format format, List<Long> starts, FileStatus status) {
      for (int i = 0; i < starts.size(); i++) {
        long from = starts.get(i);
        long to = i + 1 < starts.size() ? starts.get(i + 1) : status.getLen();
        String key = key(name, from, to, status);
        splits.add(new TaskFiles(splits.size(), name, format, from, to, key));
      }
    }

    private String key(String name, long from, long to, FileStatus status) {
      String text =
          String.join(
              "\n",
              name,
              from + " " + to,
              status.getLen() + " " + status.getModificationTime(),
              settings.text(),
              job,
              ParquetOutput.ALL.stream()
                  .map(table -> table.metadata().toString())
                  .toList()
                  .toString());
      return JobJar.digest(text);
    }
  }
}
