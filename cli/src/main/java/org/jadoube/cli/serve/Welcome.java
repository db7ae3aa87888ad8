package org.jadoube.cli.serve;

import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/// What a server says behind its own address: how others reach it.
///
/// @param addresses the most useful first
/// @param isExplained whether a person reads along
/// @param hasCode whether the most useful address is shown as a QR code, too
record Welcome(List<URI> addresses, boolean isExplained, boolean hasCode) {
  Stream<String> lines() {
    return addresses.isEmpty()
        ? Stream.empty()
        : Stream.of(
                Stream.of("Other devices on the same network open"),
                addresses.stream().map(address -> "  " + address),
                hasCode ? code() : Stream.<String>empty(),
                isExplained ? explanation() : Stream.<String>empty())
            .flatMap(lines -> lines);
  }

  private Stream<String> code() {
    return Stream.concat(
        Stream.of("or point a camera at this:", ""),
        TerminalCode.of(addresses.getFirst().toString()).lines());
  }

  private Stream<String> explanation() {
    int port = addresses.getFirst().getPort();
    return Stream.of(
        "",
        "If they cannot, a firewall may keep port " + port + " closed.",
        "With --host localhost nobody else gets in. Ctrl-C stops the server.");
  }
}
