package org.jadoube.web.network;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolFamily;
import java.net.StandardProtocolFamily;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Pattern;

/// The place where a server listens.
///
/// @param host as given: a name, an address, or one of the forms for every address
/// @param address empty for every address of this machine
/// @param isSecure whether it speaks HTTPS
public record Listening(String host, Optional<InetAddress> address, boolean isSecure) {
  /// Every address of this machine, IPv4 and IPv6.
  public static final String EVERYWHERE = "*";

  /// A run of two or more zero groups, which IPv6 addresses abbreviate.
  private static final Pattern ZEROS = Pattern.compile("(^|:)(0(:|$)){2,}");

  private static final String EVERYWHERE_6 = "::";
  private static final String EVERYWHERE_4 = "0.0.0.0";

  /// Reads a host.
  ///
  /// @throws UnknownHostException if there is no such name
  public static Listening at(String host) throws UnknownHostException {
    String plain = host.startsWith("[") && host.endsWith("]") ? unbracketed(host) : host;
    boolean everywhere =
        plain.equals(EVERYWHERE) || plain.equals(EVERYWHERE_6) || plain.equals(EVERYWHERE_4);
    return new Listening(
        plain,
        everywhere ? Optional.empty() : Optional.of(InetAddress.getByName(plain)),
        /* isSecure= */ false);
  }

  /// This place with HTTPS.
  public Listening secured() {
    return new Listening(host, address, /* isSecure= */ true);
  }

  private static String unbracketed(String host) {
    return host.substring(1, host.length() - 1);
  }

  /// The address to bind a socket to.
  public InetSocketAddress socket(int port) {
    return address
        .map(own -> new InetSocketAddress(own, port))
        .orElseGet(() -> new InetSocketAddress(port));
  }

  /// The family of addresses; only `0.0.0.0` explicitly leaves out IPv6.
  public Optional<ProtocolFamily> family() {
    return host.equals(EVERYWHERE_4) ? Optional.of(StandardProtocolFamily.INET) : Optional.empty();
  }

  /// Whether only this machine can connect.
  public boolean isHereOnly() {
    return address.filter(InetAddress::isLoopbackAddress).isPresent();
  }

  /// The address to open on this machine.
  public String origin(int port) {
    return address.isEmpty() ? origin("localhost", port) : origin(host, port);
  }

  /// An address for the browser, without a trailing slash.
  public String origin(InetAddress address, int port) {
    return origin(ZEROS.matcher(address.getHostAddress()).replaceFirst("::"), port);
  }

  /// Likewise for a name.
  public String origin(String host, int port) {
    String shown = host.contains(":") ? "[" + host.replace("%", "%25") + "]" : host;
    return (isSecure ? "https://" : "http://") + shown + ":" + port;
  }

  /// Whether the server listens on this address of the machine.
  boolean includes(InetAddress own) {
    return address.isEmpty() && (family().isEmpty() || !(own instanceof Inet6Address));
  }
}
