package org.jadoube.server.network;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ProtocolFamily;
import java.net.StandardProtocolFamily;
import java.net.UnknownHostException;
import java.util.Optional;
import java.util.regex.Pattern;

/// Where a server is to listen.
///
/// @param host as somebody wrote it: a name, an address, or one of those that mean every address
/// @param address empty for every address of this machine
public record Listening(String host, Optional<InetAddress> address) {
  /// Every address of this machine, of IPv4 and of IPv6.
  public static final String EVERYWHERE = "*";

  /// Two zeros or more in a row, which people leave out of an address of IPv6.
  private static final Pattern ZEROS = Pattern.compile("(^|:)(0(:|$)){2,}");

  private static final String EVERYWHERE_6 = "::";
  private static final String EVERYWHERE_4 = "0.0.0.0";

  /// Reads where to listen.
  ///
  /// @throws UnknownHostException if there is no such name
  public static Listening at(String host) throws UnknownHostException {
    String plain = host.startsWith("[") && host.endsWith("]") ? unbracketed(host) : host;
    boolean everywhere =
        plain.equals(EVERYWHERE) || plain.equals(EVERYWHERE_6) || plain.equals(EVERYWHERE_4);
    return new Listening(
        plain, everywhere ? Optional.empty() : Optional.of(InetAddress.getByName(plain)));
  }

  private static String unbracketed(String host) {
    return host.substring(1, host.length() - 1);
  }

  /// What to bind a socket to.
  public InetSocketAddress socket(int port) {
    return address
        .map(own -> new InetSocketAddress(own, port))
        .orElseGet(() -> new InetSocketAddress(port));
  }

  /// Only for `0.0.0.0` IPv6 is left out: it says so.
  public Optional<ProtocolFamily> family() {
    return host.equals(EVERYWHERE_4) ? Optional.of(StandardProtocolFamily.INET) : Optional.empty();
  }

  /// Whether other machines cannot reach it.
  public boolean isHereOnly() {
    return address.filter(InetAddress::isLoopbackAddress).isPresent();
  }

  /// The address that somebody on this machine opens.
  public String origin(int port) {
    return address.isEmpty() ? origin("localhost", port) : origin(host, port);
  }

  /// An address for the browser, without a slash at its end.
  public static String origin(InetAddress address, int port) {
    return origin(ZEROS.matcher(address.getHostAddress()).replaceFirst("::"), port);
  }

  /// The same of a name.
  public static String origin(String host, int port) {
    String shown = host.contains(":") ? "[" + host.replace("%", "%25") + "]" : host;
    return "http://" + shown + ":" + port;
  }

  /// Whether an address of this machine is listened at.
  boolean includes(InetAddress own) {
    return address.isEmpty() && (family().isEmpty() || !(own instanceof Inet6Address));
  }
}
