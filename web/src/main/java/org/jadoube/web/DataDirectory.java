package org.jadoube.web;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.jadoube.store.Database;
import org.jadoube.store.OwnerOnly;
import org.jspecify.annotations.Nullable;

/// A directory locked by one server at a time. The operating system releases the lock, however the
/// server ends.
final class DataDirectory implements AutoCloseable {
  private static final String LOCK = "server.lock";

  /// The beginnings of the names of a server's files.
  private static final Set<String> OURS = Set.of(LOCK, Database.FILE);

  private final FileChannel channel;

  private DataDirectory(FileChannel channel) {
    this.channel = channel;
  }

  static DataDirectory take(Path path) throws StartFailure {
    try {
      OwnerOnly.directory(path, OURS);
      Path lock = path.resolve(LOCK);
      OwnerOnly.file(lock);
      FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
      if (lock(channel) == null) {
        channel.close();
        throw new StartFailure("Another server already uses the directory " + path + ".");
      }
      return new DataDirectory(channel);
    } catch (IOException failed) {
      throw new StartFailure(
          "The directory " + path + " cannot be used: " + reason(failed) + ".", failed);
    }
  }

  /// The messages of file system exceptions are often just the path.
  private static String reason(IOException failed) {
    return switch (failed) {
      case AccessDeniedException _ -> "there is no permission to write in it";
      case FileAlreadyExistsException _ -> "there is a file of that name";
      case FileSystemException other when other.getReason() != null -> other.getReason();
      case NoSuchFileException _ -> "it cannot be created";
      default -> String.valueOf(failed.getMessage());
    };
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException held) {
      return null;
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException nothingToSave) {
      // The lock is released with the process at the latest.
    }
  }
}
