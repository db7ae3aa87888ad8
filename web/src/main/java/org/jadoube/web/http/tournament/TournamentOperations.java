package org.jadoube.web.http.tournament;

import java.util.List;
import java.util.Map;
import org.jadoube.web.answer.TournamentAnswers.TournamentList;
import org.jadoube.web.description.Access;
import org.jadoube.web.description.Body;
import org.jadoube.web.description.Operation;
import org.jadoube.web.description.ProblemKind;
import org.jadoube.web.description.RouteParameter;
import org.jadoube.web.http.exchange.Variables;
import org.jadoube.wire.Documents;

/// The routes of tournaments as a whole, and of their players.
public final class TournamentOperations {
  static final Operation CREATE =
      creating("Create a tournament")
          .saying(
              "Whoever creates it is its organiser. Sent again with the same key, it returns the"
                  + " same tournament.")
          .taking(
              new Body(
                  Documents.TOURNAMENT_TERMS.name(),
                  List.of(
                      "{\"name\":\"Bled 1931\",\"format\":\"round-robin\",\"tieBreaks\":[\"DE\",\"SB\"],"
                          + "\"regulations\":{\"edition\":\"E04\",\"timeControl\":\"5400+30\"}}")));

  static final Operation READ =
      creating("Create a tournament from a tournament file")
          .saying(
              "TRF16 or TRF26. The regulations of its games are the newest Laws with the time"
                  + " control of the file; they can be changed until the first game is made. `report`"
                  + " has what else the file says, a comment (`### Not kept`) for whatever could not"
                  + " be kept, and one (`### Not as the format has it`) for whatever may have been"
                  + " meant otherwise, with line and column.")
          .taking(Body.ofText("text/plain"));

  static final Operation LIST =
      Operation.of("The latest tournaments")
          .with(
              RouteParameter.ofQuery(
                  "before",
                  "Only those created before that moment, for the next page.",
                  Map.of("type", "string", "format", "date-time")))
          .answering(200, "At most 50, the latest first.", TournamentList.class)
          .failing(ProblemKind.UNEXPECTED_CONTENT)
          .limited();

  static final Operation SHOW =
      inTournament("A tournament")
          .saying(
              "With the results of its games. Rounds that have not been published are shown to its"
                  + " officials only.")
          .by(Access.KNOWN_IF_WISHED)
          .with(
              RouteParameter.ofHeader(
                  "If-None-Match",
                  "The `ETag` of what is known; it changes with everything that happens.",
                  ""))
          .answering(200, "The tournament, with an `ETag`.", Documents.TOURNAMENT)
          .answering(304, "Nothing has happened.");

  public static final Operation FOLLOW =
      Operation.of("Follow the tournament over WebSocket")
          .saying("`/api/asyncapi.yaml` describes the messages.")
          .answering(101, "The connection switches to WebSocket.")
          .failing(ProblemKind.BAD_REQUEST)
          .failing(426, ProblemKind.BAD_REQUEST);

  static final Operation ROUND =
      inTournament("A round of a tournament")
          .by(Access.KNOWN_IF_WISHED)
          .answering(200, "With the results of its games.", Documents.ROUND)
          .failing(ProblemKind.UNKNOWN_ROUND);

  static final Operation SETTLE =
      change("Settle other terms of a tournament")
          .saying(
              "For the organiser: before the first round is paired anything, before the first game"
                  + " is made all but the format, and then the name, the place, the starts of rounds"
                  + " to come and whether anybody may enter.")
          .taking(Documents.TOURNAMENT_TERMS)
          .failing(ProblemKind.UNFIT_FOR_TOURNAMENT);

  static final Operation CLOSE =
      change("Close a tournament")
          .saying(
              "For the organiser and the chief arbiter. It is finished with the rounds that have been"
                  + " played, all of which are over.");

  static final Operation REOPEN =
      change("Go on with a tournament that was closed")
          .saying("For the organiser and the chief arbiter.");

  static final Operation DELETE =
      ofSome("Delete a tournament")
          .saying(
              "For the organiser, as long as nobody has played in it; it is closed otherwise. Its"
                  + " games go with it.")
          .with(Variables.REVISION)
          .answering(200, "The tournament as it was.", Documents.TOURNAMENT)
          .failing(ProblemKind.WRONG_STAGE, ProblemKind.REVISION_PASSED);

  static final Operation RETURN =
      change("Let a player come back who has withdrawn")
          .saying(
              "For the organiser and the chief arbiter. The player is paired again in the rounds to"
                  + " come; games that were missed stay lost.")
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.ALREADY_ENTERED);

  static final Operation ENTER =
      change("Enter a player in a tournament")
          .saying(
              "For the organiser and the chief arbiter, and where `openEntry` is true for the"
                  + " player. In a Swiss also after the start. Players who enter alone do so under"
                  + " the name of their account; what else they say is `claimed` and does not count"
                  + " until an official confirms it by correcting the entry.")
          .taking(Documents.ENTRY_REQUEST)
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_ACCOUNT,
              ProblemKind.ALREADY_ENTERED);

  static final Operation CORRECT =
      change("Correct what is known of a player")
          .saying(
              "For the organiser and the chief arbiter, at any time: the name, the rating, the"
                  + " federation, the title and the FIDE identification number become as given, and what"
                  + " the player has claimed is settled. The account stays; so do sex and date of"
                  + " birth if they are left out.")
          .taking(Documents.ENTRY_REQUEST)
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.ALREADY_ENTERED);

  static final Operation WITHDRAW =
      change("Withdraw a player from a tournament")
          .saying(
              "For the organiser, the chief arbiter and the player. Before the first round is"
                  + " paired, the others move up.")
          .failing(ProblemKind.UNKNOWN_PLAYER, ProblemKind.ALREADY_ENTERED);

  static final Operation NUMBER =
      change("Give the players of a tournament new numbers")
          .saying(
              "For the organiser and the chief arbiter, before the first round is paired; in a Swiss"
                  + " of players also between rounds until the fourth is paired (C.04.2, 2.3), for"
                  + " late entries. Whatever names a player has the new number then.")
          .taking(Documents.NUMBERS_REQUEST)
          .failing(ProblemKind.UNFIT_FOR_TOURNAMENT);

  static final Operation BYE =
      change("Note a bye that was asked for")
          .saying(
              "In a round of a Swiss that is not paired yet. `halfPointByes` of the terms can limit"
                  + " those with half a point.")
          .taking(Documents.REQUESTED_BYE)
          .failing(
              ProblemKind.UNFIT_FOR_TOURNAMENT,
              ProblemKind.UNKNOWN_PLAYER,
              ProblemKind.UNKNOWN_ROUND);

  static final Operation DROP_BYE =
      change("Drop a bye that was asked for")
          .saying("In a round that is not paired yet.")
          .failing(ProblemKind.UNKNOWN_ROUND);

  private TournamentOperations() {}

  private static Operation creating(String summary) {
    return Operation.of(summary)
        .by(Access.SESSION)
        .with(Variables.KEY)
        .answering(201, "The tournament.", Documents.TOURNAMENT)
        .failing(
            ProblemKind.NOT_SIGNED_IN,
            ProblemKind.CROSS_SITE,
            ProblemKind.WRONG_KEY,
            ProblemKind.KEY_REUSED,
            ProblemKind.UNFIT_FOR_TOURNAMENT,
            ProblemKind.LIMIT_REACHED)
        .limited();
  }

  /// Something about a tournament that is there.
  static Operation inTournament(String summary) {
    return Operation.of(summary).failing(ProblemKind.UNKNOWN_TOURNAMENT).limited();
  }

  /// Something for some of those who are known.
  static Operation ofSome(String summary) {
    return inTournament(summary)
        .by(Access.TOKEN_OR_SESSION)
        .failing(
            ProblemKind.NOT_SIGNED_IN,
            ProblemKind.WRONG_TOKEN,
            ProblemKind.CROSS_SITE,
            ProblemKind.NOT_ENTITLED);
  }

  /// A change of a tournament.
  static Operation change(String summary) {
    return ofSome(summary)
        .with(Variables.REVISION)
        .with(Variables.PREFER)
        .answering(200, "The tournament as it is now.", Documents.TOURNAMENT)
        .answering(
            204, "With `Prefer: return=minimal`: the change was made; `ETag` has the revision.")
        .failing(ProblemKind.WRONG_STAGE, ProblemKind.LIMIT_REACHED, ProblemKind.REVISION_PASSED);
  }
}
