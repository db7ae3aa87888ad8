package org.jadoube.tournament.request;

import java.util.List;
import java.util.Optional;

/// Somebody gives the players new pairing numbers.
///
/// @param by how they are found
/// @param order with `given`: the present numbers in the order of the new ones
/// @since 0.1.0
public record NumbersRequest(Numbering by, Optional<List<Integer>> order) {
  public NumbersRequest {
    order = order.map(List::copyOf);
  }
}
