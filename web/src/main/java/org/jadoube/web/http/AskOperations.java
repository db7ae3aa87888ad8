package org.jadoube.web.http;

import java.util.List;
import java.util.Map;
import org.jadoube.web.ask.ArchiveAnswer;
import org.jadoube.web.ask.FateAnswer;
import org.jadoube.web.ask.HouseRulesAnswer;
import org.jadoube.web.ask.LawAnswer;
import org.jadoube.web.ask.MoveAnswer;
import org.jadoube.web.ask.PermittedAnswer;
import org.jadoube.web.ask.PositionAnswer;
import org.jadoube.web.ask.RulingAnswer;
import org.jadoube.web.description.Body;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;

/// The descriptions of the routes that ask the Laws.
final class AskOperations {
  static final Operation EXPLAIN =
      question(
              "Whether a move is legal and, if not, which Articles it breaks",
              Documents.MOVE_QUESTION,
              "{\"fen\":\"startpos\",\"move\":\"Nd2\"}")
          .answering(200, "The verdict with its reasons.", MoveAnswer.class);

  static final Operation POSITION =
      question(
              "A position under the Laws",
              Documents.POSITION_QUESTION,
              "{\"fen\":\"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\"}")
          .saying("Status, legal moves, and why no game can lead there, if none can.")
          .answering(200, "The position.", PositionAnswer.class);

  static final Operation FATE =
      question(
              "Who can still checkmate, by any series of legal moves",
              Documents.FATE_QUESTION,
              "{\"fen\":\"8/8/8/8/8/5k2/7p/7K w - - 0 1\",\"lines\":true}")
          .saying("`undecided` if the search has become too long for one of many askers.")
          .answering(200, "The fates of both sides.", FateAnswer.class);

  static final Operation RULE =
      question(
              "The rulings of the Laws on acts",
              Documents.GAME_QUESTION,
              "{\"regulations\":{\"timeControl\":\"300+3\"},\"acts\":[\"e4\",\"lift b8, put black-knight d6, press\",\"white report what=illegal-move\"]}")
          .saying(
              """
              Nothing is stored. The game begins at noon, when the arbiter starts White's clock; each act happens a second after the one before, or as much later as it
              says. An act is a text such as `e4`, `+90 e5`, `lift g1, put white-knight g3, press` or `black claim-draw claim=threefold`, or a document.
              """)
          .answering(
              200,
              "What follows from each act, and the game after all of them.",
              RulingAnswer.class);

  static final Operation PERMITTED =
      question(
              "What somebody may do after some acts, and why not the rest",
              Documents.PERMISSIONS_QUESTION,
              "{\"acts\":[\"e4\"],\"actor\":\"white\"}")
          .saying("Acts and regulations are as for `/api/rule`.")
          .answering(200, "The permissions.", PermittedAnswer.class);

  static final Operation PROVISIONS =
      Operation.of("Provisions of the Laws, in the newest edition that has any")
          .saying(
              "By an Article in any spelling, the name of a rule, or words. The summaries are in the"
                  + " language of `Accept-Language`, or else in English.")
          .answering(200, "The provisions, and those of the other editions.", LawAnswer.class)
          .failing(ProblemKind.UNKNOWN_PATH, ProblemKind.TOO_MANY_REQUESTS);

  static final Operation PROVISIONS_OF_EDITION =
      Operation.of("Provisions of an edition of the Laws")
          .saying(
              "By an Article in any spelling, the name of a rule, or words. The summaries are in the"
                  + " language of `Accept-Language`, or else in English.")
          .answering(200, "The provisions, and those of the other editions.", LawAnswer.class)
          .failing(ProblemKind.UNKNOWN_PATH, ProblemKind.TOO_MANY_REQUESTS);

  static final Operation AUDIT =
      heavy("Where recorded games and the Laws part")
          .saying("For a few games; `jadoube audit` takes archives of any size.")
          .with(edition())
          .taking(Body.ofText("application/vnd.chess-pgn"))
          .answering(200, "The findings, in the order of the games.", ArchiveAnswer.class);

  static final Operation HOUSE_RULES =
      heavy("House rules as they are read, or all their faults")
          .saying(
              "For a text that is to become `regulations.houseRules`; nothing is stored. docs/house-rules.md describes the format.")
          .taking(Body.ofText("text/plain"))
          .answering(
              200, "The clauses, or the faults with lines and columns.", HouseRulesAnswer.class);

  static final Operation STANDINGS =
      heavy("The standings of a tournament file")
          .saying("TRF16 or TRF26.")
          .with(
              RouteParameter.ofQuery(
                  "tieBreaks",
                  "In order, such as `DE,BH-C1,SB`; those of the file if left out.",
                  Map.of("type", "string")))
          .taking(Body.ofText("text/plain"))
          .answering(200, "The participants by place.", Documents.STANDINGS);

  private AskOperations() {}

  private static RouteParameter edition() {
    return RouteParameter.ofQuery(
        "edition",
        "An edition such as `2018`, for all games; without it, each is judged by the one of its day.",
        Map.of("type", "string"));
  }

  private static Operation question(String summary, Document<?> document, String example) {
    return heavy(summary).taking(new Body(document.name(), List.of(example)));
  }

  private static Operation heavy(String summary) {
    return Operation.of(summary).failing(ProblemKind.TOO_MANY_REQUESTS, ProblemKind.BUSY);
  }
}
