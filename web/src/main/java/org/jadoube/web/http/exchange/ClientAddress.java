package org.jadoube.web.http.exchange;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Request;
import org.jadoube.web.network.ForwardedBy;
import org.jadoube.web.network.Senders;

/// The origin of a request, and how its sender addressed the server. Headers count only if a
/// trusted proxy sent them.
///
/// @param address of the sender
/// @param isSecure whether the sender uses HTTPS
/// @param host the server's name and port, as the sender addressed it; empty if unknown
public record ClientAddress(InetAddress address, boolean isSecure, String host) {
  private static final Pattern HOST = Pattern.compile("[A-Za-z0-9.\\-_\\[\\]:]{1,255}");

  /// The sender of a request.
  public static ClientAddress of(Request request, Senders senders) {
    InetAddress peer = WireLine.of(request).peer();
    String host = Optional.ofNullable(request.getHeaders().get("Host")).orElse("");
    return of(
        peer, request.isSecure(), host, senders, name -> request.getHeaders().getValuesList(name));
  }

  /// Looks up a header.
  interface Headers {
    List<String> values(String name);
  }

  /// The sender behind a connection from `peer`.
  public static ClientAddress of(
      InetAddress peer, boolean secure, String host, Senders senders, Headers headers) {
    if (!senders.isProxy(peer)) {
      return new ClientAddress(peer, secure, named(host));
    }
    return senders.header() == ForwardedBy.FORWARDED
        ? byForwarded(peer, secure, host, senders, headers)
        : byXForwarded(peer, secure, host, senders, headers);
  }

  private static ClientAddress byXForwarded(
      InetAddress peer, boolean secure, String host, Senders senders, Headers headers) {
    Optional<String> scheme = last(headers.values("X-Forwarded-Proto"));
    return new ClientAddress(
        senders.origin(peer, parts(headers.values("X-Forwarded-For"))),
        scheme.map(ClientAddress::isHttps).orElse(secure),
        named(last(headers.values("X-Forwarded-Host")).orElse(host)));
  }

  /// The address in `Forwarded`. Of the trusted proxies in a row, the first knows how the sender
  /// addressed us.
  private static ClientAddress byForwarded(
      InetAddress peer, boolean secure, String host, Senders senders, Headers headers) {
    List<Map<String, String>> stations = Forwarded.stations(headers.values("Forwarded"));
    List<String> from = stations.stream().map(each -> each.getOrDefault("for", "unknown")).toList();
    Map<String, String> nearest = stations.isEmpty() ? Map.of() : stations.getLast();
    return new ClientAddress(
        senders.origin(peer, from),
        Optional.ofNullable(nearest.get("proto")).map(ClientAddress::isHttps).orElse(secure),
        named(nearest.getOrDefault("host", host)));
  }

  private static boolean isHttps(String scheme) {
    return scheme.equalsIgnoreCase("https") || scheme.equalsIgnoreCase("wss");
  }

  private static Optional<String> last(List<String> values) {
    List<String> parts = parts(values);
    return parts.isEmpty() ? Optional.empty() : Optional.of(parts.getLast());
  }

  private static List<String> parts(List<String> values) {
    return values.stream()
        .flatMap(value -> Arrays.stream(value.split(",")))
        .map(String::strip)
        .filter(part -> !part.isEmpty())
        .toList();
  }

  private static String named(String host) {
    return HOST.matcher(host).matches() ? host.toLowerCase(Locale.ROOT) : "";
  }

  /// The origin of the server's own pages, as a browser writes it; empty if unknown.
  public Optional<String> origin() {
    if (host.isEmpty()) {
      return Optional.empty();
    }
    String scheme = isSecure ? "https" : "http";
    String usual = isSecure ? ":443" : ":80";
    String shown = host.endsWith(usual) ? host.substring(0, host.length() - usual.length()) : host;
    return Optional.of(scheme + "://" + shown);
  }
}
