package org.jadoube.store;

import static java.nio.file.attribute.PosixFilePermission.OWNER_EXECUTE;
import static java.nio.file.attribute.PosixFilePermission.OWNER_READ;
import static java.nio.file.attribute.PosixFilePermission.OWNER_WRITE;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Files that only the server's user may read. They hold hashes of passwords, and the seeds of
/// keys. File systems without such permissions are left alone.
public final class OwnerOnly {
  private static final Logger LOG = LoggerFactory.getLogger(OwnerOnly.class);
  private static final Set<PosixFilePermission> OF_FILES = EnumSet.of(OWNER_READ, OWNER_WRITE);
  private static final Set<PosixFilePermission> OF_DIRECTORIES =
      EnumSet.of(OWNER_READ, OWNER_WRITE, OWNER_EXECUTE);

  private static final List<String> BESIDE = List.of("-wal", "-shm", "-journal");

  private OwnerOnly() {}

  /// A directory for the server's data, created if missing. An existing one is closed to others if
  /// it holds nothing but the server's files; otherwise people may share it.
  ///
  /// @param prefixes how the names of the server's files begin
  public static void directory(Path directory, Set<String> prefixes) throws IOException {
    if (Files.isDirectory(directory)) {
      if (holdsOnly(directory, prefixes)) {
        close(directory, OF_DIRECTORIES);
      }
      return;
    }
    Path parent = directory.toAbsolutePath().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    try {
      Files.createDirectory(directory, attributes(directory.toAbsolutePath(), OF_DIRECTORIES));
    } catch (FileAlreadyExistsException raced) {
      if (!Files.isDirectory(directory)) {
        throw raced;
      }
    }
  }

  private static boolean holdsOnly(Path directory, Set<String> prefixes) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.allMatch(
          file -> prefixes.stream().anyMatch(file.getFileName().toString()::startsWith));
    }
  }

  /// A file for writing, created if missing, and closed to others before anything is in it.
  public static void file(Path file) throws IOException {
    try {
      Files.createFile(file, attributes(file.toAbsolutePath(), OF_FILES));
    } catch (FileAlreadyExistsException there) {
      closeFile(file);
    }
  }

  /// A SQLite database and the files beside it. Its journals are made with its own permissions. If
  /// it cannot be created, SQLite will say why.
  static void database(Path file) {
    try {
      file(file);
    } catch (IOException unusable) {
      LOG.debug("{} cannot be created", file, unusable);
    }
    BESIDE.forEach(suffix -> closeFile(file.resolveSibling(file.getFileName() + suffix)));
  }

  /// Such a file, to be written from its beginning.
  public static OutputStream output(Path file) throws IOException {
    file(file);
    return Files.newOutputStream(file);
  }

  /// Closes a file to others, if it exists and is no device or pipe.
  private static void closeFile(Path file) {
    if (Files.isRegularFile(file)) {
      close(file, OF_FILES);
    }
  }

  /// Asks the system and not the volume, which nobody can name inside a chroot.
  private static FileAttribute<?>[] attributes(Path file, Set<PosixFilePermission> permissions) {
    return file.getFileSystem().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
        : new FileAttribute<?>[0];
  }

  /// Closes a path, unless somebody else owns it, whose decision that is.
  private static void close(Path path, Set<PosixFilePermission> permissions) {
    PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
    if (view == null) {
      return;
    }
    try {
      Set<PosixFilePermission> found = view.readAttributes().permissions();
      if (!permissions.containsAll(found)) {
        view.setPermissions(permissions);
        LOG.info("{} was readable by others; now it is not", path);
      }
    } catch (IOException notOurs) {
      LOG.warn("{} is readable by others, and this cannot be changed", path);
    }
  }
}
