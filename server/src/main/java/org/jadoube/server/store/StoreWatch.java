package org.jadoube.server.store;

/// Somebody who must know whether acts can be kept. What it does must not wait for the store.
public interface StoreWatch {
  /// Nobody.
  StoreWatch NONE =
      new StoreWatch() {
        @Override
        public void stopped(Stoppage stoppage) {
          // nobody is there to be told
        }

        @Override
        public void restored(Outage outage) {
          // nobody is there to be told
        }
      };

  /// From now on nothing can be written.
  void stopped(Stoppage stoppage);

  /// It can again. The outage is on disk; whoever waits for a write hears of it only after this.
  void restored(Outage outage);
}
