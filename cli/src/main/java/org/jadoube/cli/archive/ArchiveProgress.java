package org.jadoube.cli.archive;

import java.util.Optional;
import java.util.OptionalLong;
import org.jadoube.audit.archive.Archive;
import org.jadoube.cli.shell.ProgressBar;
import org.jadoube.cli.shell.Streams;

/// How far a command has come with its archives; shown to whoever is watching, and to nobody else.
public final class ArchiveProgress {
  private final OptionalLong bytes;
  private final Streams streams;
  private final Optional<ProgressBar> bar;

  /// Of the archives before.
  private long bytesBefore;

  private long gamesBefore;

  /// The command begins now.
  ///
  /// @param bytes the length of all archives, if it is known
  public ArchiveProgress(OptionalLong bytes, Streams streams) {
    this.bytes = bytes;
    this.streams = streams;
    this.bar = streams.bar().get();
  }

  /// So many games of `archive` have been read.
  public void at(Archive archive, long games) {
    bar.ifPresent(it ->
        it.draw(
            archive.name(), bytesBefore + archive.storedBytesRead(), bytes, gamesBefore + games));
  }

  /// `archive` has been read, to its end or to where that was not possible. What is to be said of
  /// it can be said now.
  public void end(Archive archive, long games) {
    bar.ifPresent(ProgressBar::hide);
    bytesBefore += archive.storedBytesRead();
    gamesBefore += games;
  }

  /// Writes something in between: it may go to the same terminal.
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
