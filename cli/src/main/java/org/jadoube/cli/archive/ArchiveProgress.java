package org.jadoube.cli.archive;

import java.util.Optional;
import java.util.OptionalLong;
import org.jadoube.audit.archive.Archive;
import org.jadoube.cli.shell.ProgressBar;
import org.jadoube.cli.shell.Streams;

/// The progress of a command with its archives, shown only on a terminal.
public final class ArchiveProgress {
  private final OptionalLong bytes;
  private final Streams streams;
  private final Optional<ProgressBar> bar;

  /// The bytes of earlier archives.
  private long bytesBefore;

  private long gamesBefore;

  /// Begins now.
  ///
  /// @param bytes the length of all archives, if it is known
  public ArchiveProgress(OptionalLong bytes, Streams streams) {
    this.bytes = bytes;
    this.streams = streams;
    this.bar = streams.bar().get();
  }

  /// Shows that so many games of `archive` have been read.
  public void at(Archive archive, long games) {
    bar.ifPresent(it ->
        it.draw(
            archive.name(), bytesBefore + archive.storedBytesRead(), bytes, gamesBefore + games));
  }

  /// Notes that `archive` has been read, to its end or as far as possible. Messages about it may be
  /// printed now.
  public void end(Archive archive, long games) {
    bar.ifPresent(ProgressBar::hide);
    bytesBefore += archive.storedBytesRead();
    gamesBefore += games;
  }

  /// Writes other output in between, since it may go to the same terminal.
  public void between(Runnable output) {
    bar.ifPresent(ProgressBar::clear);
    output.run();
    bar.ifPresent(this::show);
  }

  private void show(ProgressBar cleared) {
    streams.out().flush();
    cleared.show();
  }
}
