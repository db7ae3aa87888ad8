package org.jadoube.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/// A directory among the files, which stands for the archives in it and below, or a pattern, which
/// stands for its matches.
final class Directory {
  private static final Pattern ARCHIVE = Pattern.compile(".*\\.(pgn(\\.(gz|bz2|zst))?|parquet)");

  /// The text before the first part of a name that is a pattern.
  private static final Pattern FIXED = Pattern.compile("(?:[^*?\\[{]*/)?(?=[^/]*[*?\\[{])");

  private Directory() {}

  /// The archives that `name` stands for, in alphabetical order: itself, unless it is a directory
  /// with archives or a pattern with matches. A file may be named like a pattern.
  static List<String> files(String name, Configuration hadoop) throws IOException {
    Path path = new Path(name);
    FileSystem files = path.getFileSystem(hadoop);
    List<String> matched = files.exists(path) ? List.of() : matches(path, name, files);
    if (!matched.isEmpty()) {
      List<String> all = new ArrayList<>();
      for (String each : matched) {
        all.addAll(files(each, hadoop));
      }
      return all;
    }
    List<String> found =
        files.getFileStatus(path).isDirectory() ? archives(path, name, files) : List.of();
    return found.isEmpty() ? List.of(name) : found;
  }

  private static List<String> matches(Path path, String pattern, FileSystem files)
      throws IOException {
    Matcher fixed = FIXED.matcher(pattern);
    FileStatus[] found = fixed.lookingAt() ? files.globStatus(path) : null;
    if (found == null) {
      return List.of();
    }
    String start = fixed.group();
    String from = start.isEmpty() ? Path.CUR_DIR : start;
    String root = files.makeQualified(new Path(from)).toUri().getPath();
    int skipped = root.endsWith("/") ? root.length() : root.length() + 1;
    return Arrays.stream(found)
        .map(each -> start + each.getPath().toUri().getPath().substring(skipped))
        .sorted()
        .toList();
  }

  /// Whether `inner` is the directory `outer`, or lies in it or below.
  static boolean contains(String outer, String inner, Configuration hadoop) {
    try {
      Path directory = qualified(outer, hadoop);
      for (Path each = qualified(inner, hadoop); each != null; each = each.getParent()) {
        if (each.equals(directory)) {
          return directory.getFileSystem(hadoop).getFileStatus(directory).isDirectory();
        }
      }
      return false;
    } catch (IOException | RuntimeException _) {
      return false; // opening it will report the fault
    }
  }

  private static Path qualified(String name, Configuration hadoop) throws IOException {
    Path path = new Path(name);
    return path.getFileSystem(hadoop).makeQualified(path);
  }

  private static List<String> archives(Path directory, String name, FileSystem files)
      throws IOException {
    List<String> found = new ArrayList<>();
    String root = files.makeQualified(directory).toUri().getPath();
    RemoteIterator<LocatedFileStatus> all = files.listFiles(directory, /* recursive= */ true);
    while (all.hasNext()) {
      String file = all.next().getPath().toUri().getPath();
      if (ARCHIVE.matcher(file.toLowerCase(Locale.ROOT)).matches()) {
        found.add(name.replaceFirst("/+$", "") + file.substring(root.length()));
      }
    }
    return found.stream().sorted().toList();
  }
}
