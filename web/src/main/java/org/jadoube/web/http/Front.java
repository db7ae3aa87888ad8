package org.jadoube.web.http;

import java.nio.ByteBuffer;
import java.util.List;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jadoube.play.game.LoggedGame;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.DurationLimit;
import org.jadoube.play.limits.Limits;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.ApiError;
import org.jadoube.web.http.exchange.ClientAddress;
import org.jadoube.web.http.exchange.LineStream;
import org.jadoube.web.http.exchange.Methods;
import org.jadoube.web.http.exchange.Unreadable;
import org.jadoube.web.http.exchange.WireLine;
import org.jadoube.web.http.page.Pages;
import org.jadoube.web.network.ClientLine;
import org.jadoube.web.network.Senders;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Dispatches requests to their handlers and sends the answers.
final class Front extends Handler.Abstract {
  private static final Logger LOG = LoggerFactory.getLogger(Front.class);

  private final Routes routes;
  private final Limits limits;
  private final Senders senders;
  private final Upgrades upgrades;
  private final OpenLines lines;
  private final Vitals vitals;

  Front(
      Routes routes,
      Limits limits,
      Senders senders,
      Upgrades upgrades,
      OpenLines lines,
      Vitals vitals) {
    this.routes = routes;
    this.limits = limits;
    this.senders = senders;
    this.upgrades = upgrades;
    this.lines = lines;
    this.vitals = vitals;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    WireLine wire = WireLine.of(request);
    wire.line().asked(hasBody(request));
    String canonical = request.getHttpURI().getCanonicalPath();
    String path = canonical == null ? "" : OlderPaths.today(canonical);
    if (vitals.shutdown().hasBegun() && !Vitals.isVital(path)) {
      reply(request, response, Vitals.stopping(), callback);
    } else if (!upgrades.take(path, request, response, callback)) {
      reply(request, response, answer(path, request, wire.line()), callback);
    }
    return true;
  }

  /// Sends an answer. A server that is stopping keeps no connection, so that its clients find
  /// another one.
  private void reply(Request request, Response response, Answer answer, Callback callback) {
    vitals.metrics().answered(answer.status());
    answer
        .lines()
        .ifPresentOrElse(
            stream -> stream(request, response, answer, stream, callback),
            () ->
                send(
                    request,
                    response,
                    vitals.shutdown().isAnnounced() ? last(answer) : answer,
                    callback));
  }

  /// Sends an answer line by line, unless there are too many of this kind.
  private void stream(
      Request request, Response response, Answer answer, LineStream stream, Callback callback) {
    ClientLine line = WireLine.of(request).line();
    SentLines sent =
        new SentLines(
            response,
            new Sent(request, line, callback),
            senders.limited(ClientAddress.of(request, senders).address()),
            stream.owner(),
            limits.of(DurationLimit.MESSAGE_DEADLINE));
    if (!lines.enter(sent)) {
      send(request, response, tooMany(), callback);
      return;
    }
    line.streams();
    head(response, answer);
    sent.open(stream.source(), () -> lines.leave(sent));
  }

  /// In the form that clients of streams expect, Lichess's.
  private static Answer tooMany() {
    return Answer.json(
        HttpStatus.TOO_MANY_REQUESTS_429, "{\"error\":\"Too many streams are open.\"}");
  }

  private Answer answer(String path, Request request, ClientLine line) {
    if (!isPlain(request)) {
      return unreadable(HttpStatus.BAD_REQUEST_400);
    }
    if (request.getMethod().equals(Methods.OPTIONS) && (path.isEmpty() || path.equals("*"))) {
      return Methods.answer(Methods.OPTIONS, List.of("GET", "HEAD", "POST"));
    }
    Routes.Found found = routes.find(request.getMethod(), path);
    try (LoggedGame _ = LoggedGame.named(found.parts().getOrDefault("id", ""))) {
      Answer answer =
          found.handler().apply(new WebCall(request, found.parts(), mostBytes(), senders, line));
      return leavesMuchUnread(answer, request, line) ? last(answer) : answer;
    } catch (Unreadable broken) {
      return unreadable(broken.status());
    } catch (RuntimeException bug) {
      LOG.error("a request failed", bug);
      return Answer.error(
          ApiError.of(500, ProblemKind.SERVER_ERROR, "The server failed to handle this request."));
    }
  }

  private int mostBytes() {
    return limits.of(CountLimit.BODY_BYTES);
  }

  /// Jetty gives a request without a body the length -1, like one in chunks.
  private static boolean hasBody(Request request) {
    return request.getLength() > 0 || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
  }

  /// Whether more of the body is left than is worth reading for the next request.
  private boolean leavesMuchUnread(Answer answer, Request request, ClientLine line) {
    boolean isLong = request.getLength() < 0 || request.getLength() > mostBytes();
    return answer.status() == HttpStatus.PAYLOAD_TOO_LARGE_413 || (line.awaitsBody() && isLong);
  }

  /// Jetty accepts more than we support: tunnels, transfer codings that nobody decodes, and chunked
  /// bodies in HTTP/1.0, which a proxy may have framed differently.
  private static boolean isPlain(Request request) {
    List<String> codings = request.getHeaders().getValuesList(HttpHeader.TRANSFER_ENCODING);
    boolean chunked =
        codings.size() == 1
            && codings.getFirst().equalsIgnoreCase("chunked")
            && HttpVersion.HTTP_1_1.is(request.getConnectionMetaData().getProtocol());
    return (codings.isEmpty() || chunked) && !request.getMethod().equals("CONNECT");
  }

  /// Handles requests that Jetty itself could not read.
  static boolean unreadable(Request request, Response response, Callback callback) {
    Object reason = request.getAttribute(ErrorHandler.ERROR_MESSAGE);
    String why = reason instanceof String said && !said.isBlank() ? ": " + said + "." : ".";
    send(request, response, unreadable(response.getStatus(), why), callback);
    return true;
  }

  private static Answer unreadable(int status) {
    return unreadable(status, ".");
  }

  /// @param why the end of the sentence
  private static Answer unreadable(int status, String why) {
    boolean ours = HttpStatus.isServerError(status) && status != 501 && status != 505;
    return last(
        Answer.error(
            ours
                ? ApiError.of(
                    status, ProblemKind.SERVER_ERROR, "The server failed to handle this request.")
                : ApiError.of(
                    status, ProblemKind.BAD_REQUEST, "The request could not be read" + why)));
  }

  /// An answer after which the connection closes.
  private static Answer last(Answer answer) {
    return answer.with("Connection", "close");
  }

  static void send(Request request, Response response, Answer answer, Callback callback) {
    ClientLine line = WireLine.of(request).line();
    if ("close".equals(answer.headers().get("Connection"))) {
      line.closes();
    } else {
      line.answers();
    }
    head(response, answer);
    Callback sent = new Sent(request, line, callback);
    if (!isWithBody(answer)) {
      response.write(true, null, sent);
      return;
    }
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, answer.body().length);
    response.write(true, ByteBuffer.wrap(answer.body()), sent);
  }

  private static void head(Response response, Answer answer) {
    response.setStatus(answer.status());
    Pages.headers(answer.contentType()).forEach(response.getHeaders()::put);
    answer.headers().forEach(response.getHeaders()::put);
    answer.cookies().forEach(cookie -> response.getHeaders().add(HttpHeader.SET_COOKIE, cookie));
    if (isWithBody(answer)) {
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, answer.contentType());
    }
  }

  private static boolean isWithBody(Answer answer) {
    return answer.status() != HttpStatus.NOT_MODIFIED_304
        && answer.status() != HttpStatus.NO_CONTENT_204;
  }

  /// Reads the rest of the body, because a connection closed over unread bytes is reset and the
  /// client would lose the answer. Then it notifies the line before Jetty reads the next request.
  private static final class Sent extends Callback.Nested {
    private final Request request;
    private final ClientLine line;

    Sent(Request request, ClientLine line, Callback callback) {
      super(callback);
      this.request = request;
      this.line = line;
    }

    @Override
    public void succeeded() {
      Content.Source.consumeAll(request, Callback.from(this::read, _ -> read()));
    }

    private void read() {
      line.rests();
      super.succeeded();
    }
  }
}
