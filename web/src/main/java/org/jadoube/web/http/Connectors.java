package org.jadoube.web.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.ConnectionFactory;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.SecureRequestCustomizer;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.SslConnectionFactory;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.web.http.exchange.WireLine;
import org.jadoube.web.network.ClientLines;
import org.jadoube.web.network.Listening;

/// Jetty's connectors as this server needs them: HTTP/1.1, with or without TLS, each connection
/// supervised by [ClientLines].
final class Connectors {
  private static final int WAITING_TO_BE_ACCEPTED = 4096;

  /// How long browsers insist on HTTPS once they have seen it.
  private static final long HSTS_SECONDS = 31_536_000; // a year

  private Connectors() {}

  static ServerSocketChannel listen(Listening listening, int port) {
    try {
      ServerSocketChannel socket =
          listening.family().isPresent()
              ? ServerSocketChannel.open(listening.family().get())
              : ServerSocketChannel.open();
      try {
        socket.setOption(StandardSocketOptions.SO_REUSEADDR, canReuse());
        return socket.bind(listening.socket(port), WAITING_TO_BE_ACCEPTED);
      } catch (IOException refused) {
        socket.close();
        throw refused;
      }
    } catch (IOException refused) {
      throw new UncheckedIOException(refused);
    }
  }

  /// On Windows the option would let two programs listen on the same port.
  private static boolean canReuse() {
    return !System.getProperty("os.name", "").startsWith("Windows");
  }

  static ServerConnector connector(Server server, EdgeOptions options, ClientLines lines) {
    ServerConnector connector =
        new ServerConnector(server, 1, 1, protocols(options)) {
          @Override
          protected SocketChannelEndPoint newEndPoint(
              SocketChannel channel, ManagedSelector selector, SelectionKey key)
              throws IOException {
            return new WireLine(channel, selector, key, getScheduler(), lines, options.senders());
          }
        };
    // `ClientLines` enforces the deadlines.
    connector.setIdleTimeout(0);
    server.addConnector(connector);
    return connector;
  }

  private static ConnectionFactory[] protocols(EdgeOptions options) {
    HttpConfiguration http = new HttpConfiguration();
    http.setSendServerVersion(false);
    http.setHttpCompliance(HttpCompliance.STRICT);
    http.setRequestHeaderSize(options.limits().of(CountLimit.HEAD_BYTES));
    HttpConnectionFactory plain = new HttpConnectionFactory(http);
    if (options.certificate().isEmpty()) {
      return new ConnectionFactory[] {plain};
    }
    // There is one certificate for all names, so the name need not be checked against it.
    http.addCustomizer(
        new SecureRequestCustomizer(
            /* sniHostCheck= */ false, HSTS_SECONDS, /* stsIncludeSubdomains= */ false));
    return new ConnectionFactory[] {
      new SslConnectionFactory(
          options.certificate().get().contexts(), HttpVersion.HTTP_1_1.asString()),
      plain
    };
  }
}
