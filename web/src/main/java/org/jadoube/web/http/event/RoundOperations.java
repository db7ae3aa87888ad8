package org.jadoube.web.http.event;

import java.util.List;
import java.util.Map;
import org.jadoube.web.answer.EventAnswers.SeatKeys;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.wire.Documents;

/// What the routes of rounds, results and standings of events do.
final class RoundOperations {
  static final Operation PAIR =
      EventOperations.change("Pair the next round of an event")
          .saying(
              "By the table or the bracket of the format, in a Swiss by the pairing engine, or by"
                  + " hand. An engine that fails changes nothing.")
          .taking(Documents.PAIRING_REQUEST)
          .failing(
              ProblemKind.UNFIT_FOR_EVENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.ROUND_NOT_READY,
              ProblemKind.NO_PAIRING_ENGINE,
              ProblemKind.PAIRING_FAILED,
              ProblemKind.BUSY);

  static final Operation PAIR_ANEW =
      EventOperations.change("Pair a round anew by hand")
          .saying(
              "The last one, before it is published: to change some of its pairs, all are given."
                  + " Pairs that cannot stand leave it as it is.")
          .taking(Documents.PAIRING_REQUEST)
          .failing(
              ProblemKind.UNFIT_FOR_EVENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.UNKNOWN_ROUND,
              ProblemKind.ROUND_NOT_READY);

  static final Operation UNPAIR =
      EventOperations.change("Take the pairs of a round back")
          .saying("Of the last round, before it is published.")
          .failing(ProblemKind.UNKNOWN_ROUND);

  static final Operation PUBLISH =
      EventOperations.change("Publish a round")
          .saying(
              "Its games are made, and everybody sees it. Players with an account have their seats;"
                  + " the others need the keys.")
          .failing(ProblemKind.UNKNOWN_ROUND);

  static final Operation APPOINT =
      EventOperations.change("Appoint another time for a round")
          .saying(
              "For the organiser and the chief arbiter. Its games that have not begun start then,"
                  + " too; line-ups of teams are due as long before it as ever.")
          .taking(Documents.APPOINTMENT_REQUEST)
          .failing(ProblemKind.UNFIT_FOR_EVENT, ProblemKind.UNKNOWN_ROUND);

  static final Operation KEYS =
      EventOperations.ofSome("The keys of players without an account")
          .saying("For the organiser and the chief arbiter. Over the board those of all seats.")
          .answering(200, "By board; none before the round is published.", SeatKeys.class);

  static final Operation DECIDE =
      EventOperations.change("Decide on the result of a board")
          .saying(
              "For the arbiters: a forfeit, an adjudication, a correction. It stands before what the"
                  + " game says, and needs a reason.")
          .taking(Documents.BOARD_RESULT)
          .failing(ProblemKind.UNFIT_FOR_EVENT, ProblemKind.UNKNOWN_ROUND);

  static final Operation TAKE_BACK =
      EventOperations.change("Take the decision on a board back")
          .saying("The result of the game counts again.")
          .failing(ProblemKind.UNKNOWN_ROUND);

  static final Operation STANDINGS =
      EventOperations.inEvent("The standings of an event")
          .with(
              RouteParameter.ofQuery(
                  "after",
                  "After so many rounds; after all that are published if left out.",
                  Map.of("type", "integer", "minimum", 0)))
          .answering(200, "Points, and tie-breaks in their order.", Documents.STANDINGS)
          .failing(ProblemKind.UNEXPECTED_CONTENT);

  static final Operation FILE =
      EventOperations.inEvent("The event as a tournament file")
          .with(
              RouteParameter.ofQuery(
                  "version",
                  "TRF16 or TRF26.",
                  Map.of("type", "string", "enum", List.of("16", "26"), "default", "26")))
          .answering(200, "The published rounds.", "text/plain")
          .failing(ProblemKind.UNEXPECTED_CONTENT);

  private RoundOperations() {}
}
