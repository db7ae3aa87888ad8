package org.jadoube.web.http.exchange;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jadoube.web.network.ClientLine;
import org.jadoube.web.network.ClientLines;
import org.jadoube.web.network.Senders;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A Jetty connection that reports its traffic to its [ClientLine].
public final class WireLine extends SocketChannelEndPoint {
  private static final Logger LOG = LoggerFactory.getLogger(WireLine.class);

  private final InetAddress peer;
  private final ClientLine line;

  public WireLine(
      SocketChannel channel,
      ManagedSelector selector,
      SelectionKey key,
      Scheduler scheduler,
      ClientLines lines,
      Senders senders)
      throws IOException {
    super(channel, selector, key, scheduler);
    this.peer = ((InetSocketAddress) channel.getRemoteAddress()).getAddress();
    this.line = lines.line(senders.ofConnection(peer), this::cut);
  }

  /// The connection of a request.
  public static WireLine of(Request request) {
    EndPoint end = request.getConnectionMetaData().getConnection().getEndPoint();
    return (WireLine) (end instanceof EndPoint.Wrapper tls ? tls.unwrap() : end);
  }

  public ClientLine line() {
    return line;
  }

  /// The address at its other end.
  public InetAddress peer() {
    return peer;
  }

  @Override
  public int fill(ByteBuffer buffer) throws IOException {
    int filled = super.fill(buffer);
    if (filled > 0 && !line.hears(filled)) {
      throw new IOException("more bytes arrived than any request has");
    }
    return filled;
  }

  @Override
  public void onOpen() {
    super.onOpen();
    line.begins();
  }

  /// Cuts the connection. A failure to close must not affect the connection that needs the room.
  private void cut() {
    try {
      close();
    } catch (RuntimeException broken) {
      LOG.debug("closing a connection failed", broken);
    }
  }

  @Override
  public void onClose(Throwable cause) {
    line.ends();
    super.onClose(cause);
  }
}
