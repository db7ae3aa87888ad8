package org.jadoube.server.network;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Whom a limit per address is for.
///
/// @param sparesLoopback whether this machine itself is under no such limit: its owner, or a proxy
///   in front of the server, sets limits of their own
/// @param proxies whose word is taken for where a request comes from
public record Senders(boolean sparesLoopback, Set<InetAddress> proxies) {
  /// This machine is spared, and no proxy is believed.
  public static final Senders USUAL = new Senders(true, Set.of());

  /// Someone with a network of IPv6 has all the addresses in it.
  private static final int NETWORK_BYTES = 8;

  public Senders {
    proxies = Set.copyOf(proxies);
  }

  /// Who opened a connection; empty if that is nobody whose connections are counted.
  public Optional<String> ofConnection(InetAddress peer) {
    return proxies.contains(peer) ? Optional.empty() : limited(peer);
  }

  /// Who sent a request.
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

  /// An address as text, never a name that would have to be looked up.
  public static Optional<InetAddress> address(String text) {
    try {
      return Optional.of(InetAddress.ofLiteral(text));
    } catch (IllegalArgumentException none) {
      return Optional.empty();
    }
  }
}
