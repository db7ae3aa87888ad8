package org.jadoube.web.mcp;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jadoube.web.ask.Asked;
import org.jadoube.wire.Document;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonReading;

/// A question that a language model can ask.
///
/// @param name as the model calls it
/// @param question the kind of document that its arguments are
/// @param words the answer in sentences, for the model to quote
/// @param <Q> the question
/// @param <A> the answer
record LawsTool<Q, A>(
    String name,
    String title,
    String description,
    Document<Q> question,
    Function<Q, Asked<A>> oracle,
    Function<A, List<String>> words,
    Function<A, String> json) {

  /// A tool whose answers are plain records.
  LawsTool(
      String name,
      String title,
      String description,
      Document<Q> question,
      Function<Q, Asked<A>> oracle,
      Function<A, List<String>> words) {
    this(name, title, description, question, oracle, words, Json::write);
  }

  /// The outcome of a call.
  sealed interface Outcome {
    /// An answer in words, and as JSON.
    record Said(String words, String json) implements Outcome {}

    /// The reason why the question makes no sense.
    record Misunderstood(String why) implements Outcome {}
  }

  /// Answers a call with these arguments.
  Outcome call(Map<String, Object> arguments) {
    return switch (question.read(Json.write(arguments))) {
      case JsonReading.Unreadable<Q>(var fault) -> new Outcome.Misunderstood(fault.message());
      case JsonReading.Read<Q>(Q asked) ->
          switch (oracle.apply(asked)) {
            case Asked.NotUnderstood<A> fault -> new Outcome.Misunderstood(fault.message());
            case Asked.Answered<A>(A answer) ->
                new Outcome.Said(String.join("\n", words.apply(answer)), json.apply(answer));
          };
    };
  }
}
