package org.jadoube.cli.serve;

import java.net.URI;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.wire.Json;

/// The lines after a server's own address, which tell others how to reach it.
///
/// @param addresses the most useful first
/// @param isExplained whether a person is reading
/// @param hasCode whether to show the most useful address as a QR code
record ServerAddresses(List<URI> addresses, boolean isExplained, boolean hasCode) {
  /// The addresses as a JSON object.
  ///
  /// @param own the one on this machine
  static String json(URI own, List<URI> others) {
    return Json.object(
        "schema",
        1,
        "address",
        own.toString(),
        "others",
        others.stream().map(URI::toString).toList());
  }

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
        Stream.of("or scan this QR code:", ""),
        TerminalCode.of(addresses.getFirst().toString()).lines());
  }

  private Stream<String> explanation() {
    int port = addresses.getFirst().getPort();
    return Stream.of(
        "",
        "If that fails, a firewall may be blocking port " + port + ".",
        "Use --host localhost to keep others out. Ctrl-C stops the server.");
  }
}
