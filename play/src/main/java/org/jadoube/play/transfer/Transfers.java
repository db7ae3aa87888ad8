package org.jadoube.play.transfer;

import java.io.IOException;
import java.io.Reader;
import org.jadoube.store.EventStore;

/// Exports and imports games as lines of JSON.
public final class Transfers {
  private Transfers() {}

  /// Writes all games that can be read.
  public static Transferred export(EventStore store, Appendable out) throws IOException {
    return new Exporting(store, out).run();
  }

  /// Adds exported games that can have happened.
  public static Transferred add(EventStore store, Reader in) throws IOException {
    return new Importing(store, in).run();
  }
}
