package org.jadoube.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/// A directory among the files, which stands for the archives in it and below.
final class Directory {
  private static final Pattern ARCHIVE = Pattern.compile(".*\\.(pgn(\\.(gz|bz2|zst))?|parquet)");

  private Directory() {}

  /// The archives that `name` stands for, in alphabetical order: itself, unless it is a directory
  /// that has some.
  static List<String> files(String name, Configuration hadoop) throws IOException {
    Path path = new Path(name);
    FileSystem files = path.getFileSystem(hadoop);
    List<String> found =
        files.getFileStatus(path).isDirectory() ? archives(path, name, files) : List.of();
    return found.isEmpty() ? List.of(name) : found;
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
