package org.jadoube.store;

import java.util.List;

/// Is notified when writing fails and when it works again. Must not wait for the store.
public interface StoreWatch {
  /// Ignores everything.
  StoreWatch NONE =
      new StoreWatch() {
        @Override
        public void stopped(Stoppage stoppage) {
          // nobody to notify
        }

        @Override
        public void restored(Outage outage, List<Outage> charged) {
          // nobody to notify
        }

        @Override
        public void judged(Outage outage, List<Outage> charged) {
          // nobody to notify
        }
      };

  /// Writing has failed.
  void stopped(Stoppage stoppage);

  /// Writing works again and the outage is stored. Waiting writers are notified only after this.
  ///
  /// @param charged the parts of it in which no other process could serve
  void restored(Outage outage, List<Outage> charged);

  /// An outage that was to be kept is stored.
  void judged(Outage outage, List<Outage> charged);
}
