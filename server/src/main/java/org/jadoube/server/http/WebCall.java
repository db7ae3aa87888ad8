package org.jadoube.server.http;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A request as Helidon brings it.
record WebCall(ServerRequest request) implements Call {
  @Override
  public String path() {
    return request.path().path();
  }

  @Override
  public String path(String name) {
    return request.path().pathParameters().first(name).orElse("");
  }

  @Override
  public Optional<String> query(String name) {
    return request.query().first(name).asOptional();
  }

  @Override
  public Optional<String> header(String name) {
    return request.headers().first(HeaderNames.create(name));
  }

  @Override
  public Optional<String> body() {
    if (!request.content().hasEntity()) {
      return Optional.of("");
    }
    try (InputStream body = request.content().inputStream()) {
      byte[] bytes = body.readNBytes(Api.MOST_BYTES + 1);
      return bytes.length > Api.MOST_BYTES
          ? Optional.empty()
          : Optional.of(new String(bytes, StandardCharsets.UTF_8));
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  @Override
  public Optional<String> sender() {
    boolean here =
        request.remotePeer().address() instanceof InetSocketAddress peer
            && peer.getAddress().isLoopbackAddress();
    return here ? Optional.empty() : Optional.of(request.remotePeer().host());
  }
}
