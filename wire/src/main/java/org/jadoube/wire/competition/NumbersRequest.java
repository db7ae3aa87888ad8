package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.util.List;
import java.util.Optional;

/// Somebody gives the players new pairing numbers.
///
/// @param by how they are found
/// @param order with `given`: the present numbers in the order of the new ones
public record NumbersRequest(Numbering by, Optional<List<Integer>> order) {
  public NumbersRequest {
    requireNonNull(by, "by");
    requireNonNull(order, "order");
    order = order.map(List::copyOf);
  }
}
