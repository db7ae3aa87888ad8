package org.jadoube.store;

import java.util.function.Consumer;

/// Tells other processes that share the database what one has stored. A lost message is made up for
/// by polling.
interface Bulletin extends AutoCloseable {
  /// For a database that nobody shares.
  Bulletin NONE =
      new Bulletin() {
        @Override
        public void post(Notice notice) {
          // nobody to tell
        }

        @Override
        public void attend(GameId game, StoredPresence presence) {
          // nobody to tell
        }

        @Override
        public void tell(Consumer<Notice> listener) {
          // nothing to hear
        }

        @Override
        public void close() {
          // nothing to close
        }
      };

  /// Soon tells the others. Never blocks.
  void post(Notice notice);

  /// Stores who follows a game here, and soon tells the others. Never blocks.
  void attend(GameId game, StoredPresence presence);

  /// Calls `listener` for messages of the others; it must not block for long.
  void tell(Consumer<Notice> listener);

  @Override
  void close();
}
