package org.jadoube.server.network;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Whom limits per address apply to.
///
/// @param sparesLoopback whether this machine itself is exempt, because its owner or a proxy on it
///   sets limits
/// @param proxies trusted to say where a request comes from
public record Senders(boolean sparesLoopback, Set<InetAddress> proxies) {
  /// This machine is exempt, and no proxy is trusted.
  public static final Senders USUAL = new Senders(true, Set.of());

  /// Whoever has an IPv6 network controls all its addresses.
  private static final int NETWORK_BYTES = 8;

  public Senders {
    proxies = Set.copyOf(proxies);
  }

  /// Who opened a connection; empty if exempt from limits.
  public Optional<String> ofConnection(InetAddress peer) {
    return proxies.contains(peer) ? Optional.empty() : limited(peer);
  }

  /// Who sent a request; empty if exempt from limits.
  ///
  /// @param forwardedFor the values of `X-Forwarded-For`, in order
  public Optional<String> ofRequest(InetAddress peer, List<String> forwardedFor) {
    List<String> stations =
        forwardedFor.stream().flatMap(value -> Arrays.stream(value.split(","))).toList();
    InetAddress sender = peer;
    for (int i = stations.size() - 1; i >= 0 && proxies.contains(sender); i--) {
      Optional<InetAddress> before = address(stations.get(i).strip());
      if (before.isEmpty()) {
        break;
      }
      sender = before.get();
    }
    return limited(sender);
  }

  private Optional<String> limited(InetAddress address) {
    return sparesLoopback && address.isLoopbackAddress()
        ? Optional.empty()
        : Optional.of(name(address));
  }

  private static String name(InetAddress address) {
    return address instanceof Inet6Address
        ? HexFormat.of().formatHex(address.getAddress(), 0, NETWORK_BYTES)
        : address.getHostAddress();
  }

  /// Parses a literal address; never looks up a name.
  public static Optional<InetAddress> address(String text) {
    try {
      return Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }
}
