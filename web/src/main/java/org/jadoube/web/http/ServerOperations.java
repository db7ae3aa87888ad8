package org.jadoube.web.http;

import org.jadoube.web.answer.LawAnswers.Articles;
import org.jadoube.web.answer.LawAnswers.Editions;
import org.jadoube.web.answer.ServerAnswers.Addresses;
import org.jadoube.web.answer.ServerAnswers.EngineList;
import org.jadoube.web.answer.ServerAnswers.Liveness;
import org.jadoube.web.answer.ServerAnswers.Problems;
import org.jadoube.web.answer.ServerAnswers.Readiness;
import org.jadoube.web.answer.ServerAnswers.StoreHealth;
import org.jadoube.web.answer.ServerAnswers.Terms;
import org.jadoube.web.answer.ServerAnswers.Time;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.http.exchange.Variables;

/// The descriptions of the routes about the server itself.
final class ServerOperations {
  static final Operation TIME =
      Operation.of("The server's clock").answering(200, "The time.", Time.class);

  static final Operation HEALTH =
      Operation.of("Whether acts can be stored")
          .answering(200, "They can; this has just been tested.", StoreHealth.class)
          .answering(503, "They cannot.", StoreHealth.class);

  static final Operation ADDRESSES =
      Operation.of("Addresses of the server for other devices")
          .answering(200, "Where it can be reached.", Addresses.class);

  static final Operation ENGINES =
      Operation.of("The engines that play with people")
          .saying(
              "`computer` in a request for a game names one of them, and a level; without a level, or without levels, it plays as well as it can.")
          .answering(200, "Ours first; none if computers do not play here.", EngineList.class);

  static final Operation EDITIONS =
      Operation.of("The available editions of the Laws")
          .answering(200, "Newest first.", Editions.class);

  static final Operation ARTICLES =
      Operation.of("The Articles of an edition")
          .saying(
              "For whoever has to name one, as an arbiter who penalises. What a chapter is about is in the reader's language, titles of Articles are in English.")
          .answering(200, "By chapter, each number once.", Articles.class)
          .failing(ProblemKind.UNKNOWN_PATH, ProblemKind.TOO_MANY_REQUESTS);

  static final Operation TERMS =
      Operation.of("A time control in words")
          .with(Variables.TIME_CONTROL)
          .answering(200, "Its meaning in the reader's language.", Terms.class)
          .failing(ProblemKind.UNEXPECTED_CONTENT, ProblemKind.TOO_MANY_REQUESTS);

  static final Operation PROBLEMS =
      Operation.of("The kinds of problems")
          .answering(200, "The codes and their titles.", Problems.class);

  static final Operation OPENAPI =
      Operation.of("This description").answering(200, "OpenAPI 3.1.", "application/yaml");

  static final Operation ASYNCAPI =
      Operation.of("The description of the WebSockets")
          .answering(200, "AsyncAPI 3.0.", "application/yaml");

  static final Operation LIVE =
      Operation.of("Whether the process lives")
          .saying("Also while the server stops, and on the management port if there is one.")
          .answering(200, "It does.", Liveness.class);

  static final Operation READY =
      Operation.of("Whether the server should get requests")
          .saying("For load balancers. Also on the management port if there is one.")
          .answering(200, "It should.", Readiness.class)
          .answering(503, "It should not, with `Retry-After`.", Readiness.class);

  static final Operation METRICS =
      Operation.of("What the server has measured")
          .saying(
              "For Prometheus. Here by default only for programs on the same machine, otherwise"
                  + " 404; on the management port if there is one.")
          .answering(200, "Prometheus text format.", "text/plain")
          .failing(ProblemKind.UNKNOWN_PATH);

  private ServerOperations() {}
}
