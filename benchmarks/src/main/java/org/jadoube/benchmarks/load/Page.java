package org.jadoube.benchmarks.load;

import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.client.BufferingResponseListener;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.client.Response;
import org.eclipse.jetty.client.Result;
import org.eclipse.jetty.client.StringRequestContent;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.websocket.api.Session;

/// A player's page. It listens on its WebSocket and sends acts by POST, as `sending.js` does: with
/// a key, and again until there is an answer.
///
/// @param stream the page's WebSocket
record Page(
    HttpClient http, String acts, String token, Session stream, LoadedGame board, Tally tally)
    implements LoadedGame.Mover {
  private static final long AGAIN_MILLIS = 250;
  private static final long ANSWER_SECONDS = 15;
  private static final int MOST_BYTES = 64 * 1024;

  @Override
  public boolean isThere() {
    return stream.isOpen();
  }

  @Override
  public void send(String act) {
    send(act, UUID.randomUUID().toString());
  }

  private void send(String act, String key) {
    http.POST(acts)
        .headers(headers ->
            headers
                .put("Accept", "application/json")
                .put("Accept-Language", "en")
                .put("Authorization", "Bearer " + token)
                .put("Idempotency-Key", key)
                .put("Prefer", "return=minimal"))
        .body(new StringRequestContent("application/json", act))
        .timeout(ANSWER_SECONDS, TimeUnit.SECONDS)
        .send(
            new BufferingResponseListener(MOST_BYTES) {
              @Override
              public void onComplete(Result result) {
                answered(result, getContentAsString(), act, key);
              }
            });
  }

  private void answered(Result result, String content, String act, String key) {
    Response answer = result.getResponse();
    if (result.isFailed()) {
      again(act, key, AGAIN_MILLIS, "no answer: " + result.getFailure().getClass().getSimpleName());
    } else if (answer.getStatus() == 200) {
      tally.answered(bytes(answer, content));
    } else if (answer.getStatus() == 429 || answer.getStatus() == 503) {
      long seconds = answer.getHeaders().getLongField("Retry-After");
      again(act, key, Math.max(AGAIN_MILLIS, 1000 * seconds), "asked again: " + answer.getStatus());
    } else {
      board.stop();
      tally.failed(
          answer.getStatus() + " " + content.substring(0, Math.min(content.length(), 160)));
    }
  }

  private void again(String act, String key, long millis, String why) {
    tally.failed(why);
    if (stream.isOpen()) {
      http.getScheduler().schedule(() -> send(act, key), millis, TimeUnit.MILLISECONDS);
    }
  }

  /// The bytes that came over the wire, apart from the status line.
  private static int bytes(Response answer, String content) {
    int bytes = content.length();
    for (HttpField field : answer.getHeaders()) {
      bytes += field.getName().length() + String.valueOf(field.getValue()).length() + 4;
    }
    return bytes;
  }
}
