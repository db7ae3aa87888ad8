package org.jadoube.web.network;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The senders to whom limits per address apply.
///
/// @param sparesLoopback whether this machine itself is exempt, because its owner or a proxy on it
///   sets limits
/// @param proxies trusted to say where a request comes from
/// @param header the headers in which they say so
public record Senders(boolean sparesLoopback, Set<Network> proxies, ForwardedBy header) {
  /// This machine is exempt, and no proxy is trusted.
  public static final Senders USUAL = new Senders(true, Set.of());

  private static final Pattern PORTED =
      Pattern.compile("(?:\\[([0-9A-Fa-f:.]+)]|([0-9.]+))(?::\\d{1,5})?");

  /// The owner of an IPv6 network controls all its addresses.
  private static final int NETWORK_BYTES = 8;

  public Senders {
    proxies = Set.copyOf(proxies);
  }

  /// These senders, with proxies that write `X-Forwarded-For`.
  public Senders(boolean sparesLoopback, Set<Network> proxies) {
    this(sparesLoopback, proxies, ForwardedBy.X_FORWARDED);
  }

  /// These senders with or without an exemption for this machine.
  public Senders sparing(boolean loopback) {
    return new Senders(loopback, proxies, header);
  }

  /// These senders with other proxies.
  public Senders trusting(Set<Network> proxies) {
    return new Senders(sparesLoopback, proxies, header);
  }

  /// These senders with proxies that write other headers.
  public Senders reading(ForwardedBy header) {
    return new Senders(sparesLoopback, proxies, header);
  }

  /// Whether that is the address of a trusted proxy.
  public boolean isProxy(InetAddress address) {
    return proxies.stream().anyMatch(network -> network.contains(address));
  }

  /// The sender of a connection; empty if exempt from limits.
  public Optional<String> ofConnection(InetAddress peer) {
    return isProxy(peer) ? Optional.empty() : limited(peer);
  }

  /// The sender of a request; empty if exempt from limits.
  ///
  /// @param forwardedFor the values of `X-Forwarded-For`, in order
  public Optional<String> ofRequest(InetAddress peer, List<String> forwardedFor) {
    List<String> stations =
        forwardedFor.stream().flatMap(value -> Arrays.stream(value.split(","))).toList();
    return limited(origin(peer, stations));
  }

  /// The last address on the way to here that is not a trusted proxy's.
  ///
  /// @param stations the addresses that the proxies have seen, in order
  public InetAddress origin(InetAddress peer, List<String> stations) {
    InetAddress sender = peer;
    for (int i = stations.size() - 1; i >= 0 && isProxy(sender); i--) {
      Optional<InetAddress> before = station(stations.get(i).strip());
      if (before.isEmpty()) {
        break;
      }
      sender = before.get();
    }
    return sender;
  }

  /// Parses an address, which some proxies write with a port.
  private static Optional<InetAddress> station(String text) {
    Matcher ported = PORTED.matcher(text);
    return address(
        ported.matches() ? Objects.requireNonNullElse(ported.group(1), ported.group(2)) : text);
  }

  /// The name of an address for limits; empty if it is exempt.
  public Optional<String> limited(InetAddress address) {
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
