package org.jadoube.wire;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.tournament.Entry;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.request.AppointmentRequest;
import org.jadoube.tournament.request.LineUpRequest;
import org.jadoube.tournament.request.NumbersRequest;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.request.ResultsRequest;
import org.jadoube.tournament.request.TakingBack;
import org.jadoube.tournament.request.TeamRequest;
import org.jadoube.tournament.standing.Standings;

/// The published schemas, which the build writes beside the classes.
final class Schemas {
  /// A kind of document and what it describes.
  record Kind<T>(Document<T> document, Class<T> type) {
    private void write(Path directory) throws IOException {
      Files.writeString(
          directory.resolve(document.name() + ".schema.json"),
          SchemaOf.text(document.name(), type));
    }

    @Override
    public String toString() {
      return document.name();
    }
  }

  static final List<Kind<?>> KINDS =
      List.of(
          new Kind<>(Documents.REGULATIONS, Regulations.class),
          new Kind<>(Documents.ACT, Act.class),
          new Kind<>(Documents.EVENT, Event.class),
          new Kind<>(Documents.SHORTHAND, Shorthand.class),
          new Kind<>(Documents.REFUSAL, Refusal.class),
          new Kind<>(Documents.REFUSED_ACT, RefusedAct.class),
          new Kind<>(Documents.PERMISSIONS, Permissions.class),
          new Kind<>(Documents.FAULT, JsonFault.class),
          new Kind<>(Documents.DECISION, Decided.class),
          new Kind<>(Documents.GAME_REQUEST, GameRequest.class),
          new Kind<>(Documents.SEAT_REQUEST, SeatRequest.class),
          new Kind<>(Documents.CHAT_LINE, ChatLine.class),
          new Kind<>(Documents.SIGN_UP, SignUp.class),
          new Kind<>(Documents.SIGN_IN, SignIn.class),
          new Kind<>(Documents.PASSWORD_CHANGE, PasswordChange.class),
          new Kind<>(Documents.PASSWORD_RESET, PasswordReset.class),
          new Kind<>(Documents.ACCOUNT_DELETION, AccountDeletion.class),
          new Kind<>(Documents.TOKEN_REQUEST, TokenRequest.class),
          new Kind<>(Documents.ROLE_REQUEST, RoleRequest.class),
          new Kind<>(Documents.PROPOSAL_REQUEST, ProposalRequest.class),
          new Kind<>(Documents.ACCEPTANCE, Acceptance.class),
          new Kind<>(Documents.CHALLENGE_REFUSAL, ChallengeRefusal.class),
          new Kind<>(Documents.STREAM_MESSAGE, StreamMessage.class),
          new Kind<>(Documents.TOURNAMENT_TERMS, Terms.class),
          new Kind<>(Documents.TOURNAMENT, Tournament.class),
          new Kind<>(Documents.ENTRY_REQUEST, Entry.class),
          new Kind<>(Documents.TEAM_REQUEST, TeamRequest.class),
          new Kind<>(Documents.LINE_UP_REQUEST, LineUpRequest.class),
          new Kind<>(Documents.NUMBERS_REQUEST, NumbersRequest.class),
          new Kind<>(Documents.REQUESTED_BYE, RequestedBye.class),
          new Kind<>(Documents.PAIRING_REQUEST, PairingRequest.class),
          new Kind<>(Documents.TAKING_BACK, TakingBack.class),
          new Kind<>(Documents.RESULTS_REQUEST, ResultsRequest.class),
          new Kind<>(Documents.APPOINTMENT_REQUEST, AppointmentRequest.class),
          new Kind<>(Documents.ROUND, Round.class),
          new Kind<>(Documents.BOARD_RESULT, GameResult.class),
          new Kind<>(Documents.STANDINGS, Standings.class),
          new Kind<>(Documents.MOVE_QUESTION, Questions.OfMove.class),
          new Kind<>(Documents.POSITION_QUESTION, Questions.OfPosition.class),
          new Kind<>(Documents.FATE_QUESTION, Questions.OfFate.class),
          new Kind<>(Documents.GAME_QUESTION, Questions.OfGame.class),
          new Kind<>(Documents.PERMISSIONS_QUESTION, Questions.OfPermissions.class),
          new Kind<>(Documents.LAWS_QUESTION, Questions.OfLaws.class),
          new Kind<>(Documents.ARCHIVE_QUESTION, Questions.OfArchive.class),
          new Kind<>(Documents.TOURNAMENT_QUESTION, Questions.OfTournament.class));

  private Schemas() {}

  /// Writes them into the directory of classes that is given.
  public static void main(String... arguments) throws IOException {
    Path directory = Path.of(arguments[0], "org", "jadoube", "wire", "schemas");
    Files.createDirectories(directory);
    for (Kind<?> kind : KINDS) {
      kind.write(directory);
    }
  }
}
