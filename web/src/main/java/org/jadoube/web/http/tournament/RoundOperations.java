package org.jadoube.web.http.tournament;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.tournament.standing.PrizeSharing;
import org.jadoube.web.answer.PrizeList;
import org.jadoube.web.answer.TournamentAnswers.ResultsEntered;
import org.jadoube.web.answer.TournamentAnswers.SeatKeys;
import org.jadoube.web.description.Access;
import org.jadoube.web.description.Body;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.web.http.exchange.Variables;
import org.jadoube.web.view.PairingReasons;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Names;

/// The routes of rounds, results and standings of tournaments.
final class RoundOperations {
  /// The ways to share prizes.
  static final List<String> SHARINGS = Stream.of(PrizeSharing.values()).map(Names::of).toList();

  static final Operation PAIR =
      TournamentOperations.change("Pair the next round of a tournament")
          .saying(
              "By the table or the bracket of the format, in a Swiss by the FIDE (Dutch) System or the"
                  + " server's pairing engine, or by hand. An engine that fails changes nothing.")
          .taking(Documents.PAIRING_REQUEST)
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.ROUND_NOT_READY,
              ProblemKind.PAIRING_FAILED,
              ProblemKind.BUSY);

  static final Operation PAIR_ANEW =
      TournamentOperations.change("Pair a round anew")
          .saying(
              "The last one, before it is published: to change some of its pairs, all are given;"
                  + " without any, the system pairs. Pairs that cannot stand leave it as it is.")
          .taking(Documents.PAIRING_REQUEST)
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.UNKNOWN_ROUND,
              ProblemKind.ROUND_NOT_READY);

  static final Operation UNPAIR =
      TournamentOperations.change("Take a round back")
          .saying(
              "The last one. Once it is published, that needs a `reason` (C.04.2, 4.4 says which are"
                  + " good ones), nobody may have moved in it, and no result may stand but forfeits"
                  + " that officials have decided. Its games are called off. The reason is kept with"
                  + " the tournament, for its officials, and pairs that are made again have other"
                  + " games.")
          .taking(Body.maybe(Documents.TAKING_BACK))
          .failing(ProblemKind.UNFIT_FOR_TOURNAMENT, ProblemKind.UNKNOWN_ROUND);

  static final Operation PUBLISH =
      TournamentOperations.change("Publish a round")
          .saying(
              "Its games are made, and everybody sees it. Players with an account have their seats;"
                  + " the others need the keys.")
          .failing(ProblemKind.UNKNOWN_ROUND);

  static final Operation APPOINT =
      TournamentOperations.change("Appoint another time for a round")
          .saying(
              "For the organiser and the chief arbiter. Its games that have not begun start then,"
                  + " too; line-ups of teams are due as long before it as ever.")
          .taking(Documents.APPOINTMENT_REQUEST)
          .failing(ProblemKind.UNFIT_FOR_TOURNAMENT, ProblemKind.UNKNOWN_ROUND);

  static final Operation KEYS =
      TournamentOperations.ofSome("The keys of players without an account")
          .saying("For the organiser and the chief arbiter. Over the board those of all seats.")
          .answering(200, "By board; none before the round is published.", SeatKeys.class);

  static final Operation DECIDE =
      TournamentOperations.change("Decide on the result of a board")
          .saying(
              "For the arbiters: a forfeit, an adjudication, a correction. It stands before what the"
                  + " game says, and needs a reason. If a later round has been paired, its pairing"
                  + " stays (C.04.2, 4.3): the header `Jadoube-Remark` says so.")
          .taking(Documents.BOARD_RESULT)
          .failing(ProblemKind.UNFIT_FOR_TOURNAMENT, ProblemKind.UNKNOWN_ROUND);

  static final Operation ENTER_RESULTS =
      TournamentOperations.ofSome("Enter the results of several boards of a round")
          .saying(
              "For the arbiters, as for one board; all of them count, or none. If a later round has"
                  + " been paired, its pairing stays, and the results count for the next one"
                  + " (C.04.2, 4.3): `remark` says so.")
          .with(Variables.REVISION)
          .taking(
              new Body(
                  Documents.RESULTS_REQUEST.name(),
                  List.of(
                      "{\"results\":[{\"board\":1,\"result\":\"1-0\"},{\"board\":2,\"result\":\"1/2-1/2\"}],"
                          + "\"basis\":\"play\",\"reason\":\"The players reported them.\"}")))
          .answering(200, "How many were entered.", ResultsEntered.class)
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_ROUND,
              ProblemKind.WRONG_STAGE,
              ProblemKind.LIMIT_REACHED,
              ProblemKind.REVISION_PASSED);

  static final Operation TAKE_BACK =
      TournamentOperations.change("Take the decision on a board back")
          .saying("The result of the game counts again.")
          .failing(ProblemKind.UNKNOWN_ROUND);

  static final Operation WHY =
      TournamentOperations.inTournament("Why a player has this opponent in a round")
          .saying(
              "In a Swiss: what speaks against each of those nearest, found out by pairing the"
                  + " round with them. By the FIDE (Dutch) System, those of the score group, and"
                  + " the rule by which the two have their colours, with what was due to each. The"
                  + " first question about a player of a large tournament takes a few seconds."
                  + " Rounds that have not been published are explained to officials only.")
          .by(Access.KNOWN_IF_WISHED)
          .with(
              RouteParameter.ofQuery(
                      "player", "The pairing number.", Map.of("type", "integer", "minimum", 1))
                  .needed())
          .answering(
              200, "The reasons, in the language of `Accept-Language`.", PairingReasons.class)
          .failing(
              ProblemKind.UNEXPECTED_CONTENT,
              ProblemKind.UNKNOWN_ROUND,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.ROUND_NOT_READY,
              ProblemKind.BUSY);

  static final Operation STANDINGS =
      TournamentOperations.inTournament("The standings of a tournament")
          .with(
              RouteParameter.ofQuery(
                  "after",
                  "After so many rounds; after all that are published if left out.",
                  Map.of("type", "integer", "minimum", 0)))
          .answering(200, "Points, and tie-breaks in their order.", Documents.STANDINGS)
          .failing(ProblemKind.UNEXPECTED_CONTENT);

  static final Operation PRIZES =
      TournamentOperations.inTournament("The prizes of a tournament, shared")
          .saying("By the standings that there are. Nothing of it is kept.")
          .with(
              RouteParameter.ofQuery(
                      "amounts",
                      "The prizes from the first place down, such as `500,300,200`.",
                      Map.of("type", "string"))
                  .needed())
          .with(
              RouteParameter.ofQuery(
                  "sharing",
                  "Among those with equal points: by the place alone, in equal parts, or by the Hort"
                      + " system, half by the place and half in equal parts.",
                  Map.of("type", "string", "enum", SHARINGS, "default", "hort")))
          .answering(200, "Who gets what.", PrizeList.class)
          .failing(ProblemKind.UNEXPECTED_CONTENT);

  static final Operation FILE =
      TournamentOperations.inTournament("The tournament as a tournament file")
          .with(
              RouteParameter.ofQuery(
                  "version",
                  "TRF16 or TRF26.",
                  Map.of("type", "string", "enum", List.of("16", "26"), "default", "26")))
          .answering(
              200,
              "The published rounds. `Jadoube-Not-Kept` lists what the file has no record for.",
              "text/plain")
          .failing(ProblemKind.UNEXPECTED_CONTENT);

  private RoundOperations() {}
}
