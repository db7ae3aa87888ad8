package org.jadoube.store;

import java.util.function.Consumer;

/// How processes that share a database tell each other what they have stored. What is lost on the
/// way is found by looking.
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

  /// Tells the others soon. Never blocks.
  void post(Notice notice);

  /// Stores and tells the others soon who follows a game here. Never blocks.
  void attend(GameId game, StoredPresence presence);

  /// Calls `listener` for what others tell; it must not block for long.
  void tell(Consumer<Notice> listener);

  @Override
  void close();
}
