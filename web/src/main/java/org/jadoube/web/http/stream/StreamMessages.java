package org.jadoube.web.http.stream;

import java.util.List;
import java.util.Optional;
import org.jadoube.notation.Language;
import org.jadoube.web.http.exchange.Unseen;
import org.jadoube.web.view.PageTexts;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.StreamMessage;

/// Reads clients' messages on WebSockets and enforces limits.
final class StreamMessages {
  private static final int LONGEST_SENT = 16;
  private static final List<String> TAGS =
      PageTexts.languages().stream().map(Language::tag).toList();

  private StreamMessages() {}

  static JsonReading<StreamMessage> read(String json) {
    JsonReading<StreamMessage> reading = Documents.STREAM_MESSAGE.read(json);
    return reading instanceof JsonReading.Read<StreamMessage>(StreamMessage message)
        ? flaw(json, message)
            .<JsonReading<StreamMessage>>map(JsonReading.Unreadable::new)
            .orElse(reading)
        : reading;
  }

  private static Optional<JsonFault> flaw(String json, StreamMessage message) {
    return Unseen.in(Documents.STREAM_MESSAGE, json).or(() -> unusable(json, message));
  }

  private static Optional<JsonFault> unusable(String json, StreamMessage message) {
    return switch (message) {
      case StreamMessage.Hello hello -> unknownLanguage(json, hello);
      case StreamMessage.Resync _ -> Optional.empty();
      case StreamMessage.Ping ping ->
          ping.sent()
              .filter(sent -> sent.length() > LONGEST_SENT)
              .map(_ -> fault(json, "/sent", "a text of at most " + LONGEST_SENT + " characters"));
    };
  }

  private static Optional<JsonFault> unknownLanguage(String json, StreamMessage.Hello hello) {
    return hello
        .language()
        .filter(tag -> !TAGS.contains(tag))
        .map(_ -> fault(json, "/language", "one of " + String.join(", ", TAGS)));
  }

  private static JsonFault fault(String json, String pointer, String expected) {
    return Documents.STREAM_MESSAGE.fault(json, pointer, expected);
  }

  /// The language of a hello; English by default.
  static Language language(StreamMessage.Hello hello) {
    return hello.language().flatMap(PageTexts::language).orElse(Language.ENGLISH);
  }
}
