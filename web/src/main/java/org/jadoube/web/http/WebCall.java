package org.jadoube.web.http;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.ClientAddress;
import org.jadoube.web.http.exchange.Unreadable;
import org.jadoube.web.http.exchange.WireLine;
import org.jadoube.web.network.ClientLine;
import org.jadoube.web.network.Senders;

/// A Jetty request.
record WebCall(
    Request request, Map<String, String> parts, int mostBytes, Senders senders, ClientLine line)
    implements Call {
  private static final int BAD_REQUEST = 400;
  private static final List<String> MARKS_OF_PROXIES =
      List.of(
          "Forwarded",
          "Via",
          "X-Forwarded-For",
          "X-Forwarded-Host",
          "X-Forwarded-Proto",
          "X-Real-IP");

  @Override
  public String path() {
    return Request.getPathInContext(request);
  }

  @Override
  public String path(String name) {
    return parts.getOrDefault(name, "");
  }

  @Override
  public Optional<String> query(String name) {
    try {
      return Optional.ofNullable(Request.extractQueryParameters(request).getValue(name));
    } catch (RuntimeException undecodable) {
      throw new Unreadable(BAD_REQUEST, undecodable);
    }
  }

  @Override
  public Optional<String> header(String name) {
    return Optional.ofNullable(request.getHeaders().get(name));
  }

  @Override
  public Optional<String> body() {
    return body(mostBytes);
  }

  @Override
  public Optional<byte[]> bytes(int most) {
    if (request.getLength() > most) {
      return Optional.empty();
    }
    try (InputStream body = Content.Source.asInputStream(request)) {
      byte[] bytes = body.readNBytes(most + 1);
      line.works();
      return bytes.length > most ? Optional.empty() : Optional.of(bytes);
    } catch (IOException | RuntimeException broken) {
      throw new Unreadable(status(broken), broken);
    }
  }

  private static int status(Throwable broken) {
    Throwable cause = broken.getCause();
    return broken instanceof HttpException known
        ? known.getCode()
        : cause instanceof HttpException known ? known.getCode() : BAD_REQUEST;
  }

  @Override
  public boolean isFromHere() {
    return WireLine.of(request).peer().isLoopbackAddress()
        && MARKS_OF_PROXIES.stream().noneMatch(request.getHeaders()::contains);
  }

  @Override
  public boolean changes() {
    return !request.getMethod().equals("GET") && !request.getMethod().equals("HEAD");
  }

  @Override
  public ClientAddress client() {
    return ClientAddress.of(request, senders);
  }

  @Override
  public Optional<String> sender() {
    return senders.limited(client().address());
  }
}
