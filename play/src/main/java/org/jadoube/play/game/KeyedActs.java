package org.jadoube.play.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.store.Receipt;

/// The effective acts of a game by their senders' ids. Used only by the holder of the turn.
final class KeyedActs {
  private final Map<ActId, Receipt> receipts = new HashMap<>();

  void addAll(List<Receipt> more) {
    more.forEach(this::add);
  }

  void add(Receipt receipt) {
    receipts.put(new ActId(receipt.sender(), receipt.id()), receipt);
  }

  Optional<Receipt> of(Optional<ActId> id) {
    return id.map(receipts::get);
  }
}
