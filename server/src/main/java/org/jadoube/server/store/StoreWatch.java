package org.jadoube.server.store;

/// Is notified when writing fails and works again. Must not wait for the store.
public interface StoreWatch {
  /// Nobody.
  StoreWatch NONE =
      new StoreWatch() {
        @Override
        public void stopped(Stoppage stoppage) {
          // nobody to notify
        }

        @Override
        public void restored(Outage outage) {
          // nobody to notify
        }
      };

  /// Writing has failed.
  void stopped(Stoppage stoppage);

  /// Writing works again and the outage is stored. Waiting writers are notified only after this.
  void restored(Outage outage);
}
