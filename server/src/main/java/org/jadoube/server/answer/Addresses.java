package org.jadoube.server.answer;

import java.util.List;

/// The addresses of the server for other devices.
///
/// @param addresses origins without a trailing slash, the most useful first; empty if the server
///   only listens on its own machine
public record Addresses(List<String> addresses) {
  public Addresses {
    addresses = List.copyOf(addresses);
  }
}
