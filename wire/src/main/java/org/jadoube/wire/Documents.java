package org.jadoube.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.HouseRules;
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
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// All kinds of documents.
///
/// @since 0.1.0
public final class Documents {
  static final JsonMapper MAPPER = Mapper.of(Forms.ALL);
  private static final LeftOutFields COMPLETION = new LeftOutFields(MAPPER);

  /// The agreements before a game. They are written in full. On reading, missing fields get their
  /// defaults, so `{}` is an untimed game under the newest Laws.
  public static final Document<Regulations> REGULATIONS =
      document("regulations", Regulations.class, COMPLETION::regulations);

  /// Reads regulations. Those that name no house rules are under these.
  static JsonReading<Regulations> regulations(String json, Optional<HouseRules> rules) {
    JsonReading<Regulations> reading = REGULATIONS.read(json);
    return rules.isPresent()
            && reading instanceof JsonReading.Read<Regulations>(Regulations regulations)
            && regulations.houseRules().isEmpty()
            && MAPPER.readTree(json) instanceof ObjectNode fields
        ? REGULATIONS.read(fields.put("houseRules", rules.get().text()).toString())
        : reading;
  }

  /// An act.
  public static final Document<Act> ACT = document("act", Act.class);

  /// Several acts that people write as one.
  public static final Document<Shorthand> SHORTHAND = document("shorthand", Shorthand.class);

  /// An event, such as a ruling.
  public static final Document<Event> EVENT = document("event", Event.class);

  /// The reason why an act had no effect.
  public static final Document<Refusal> REFUSAL = document("refusal", Refusal.class);

  /// A refusal with the act that it answers; on reading, a refusal alone will do.
  public static final Document<RefusedAct> REFUSED_ACT = document("refused-act", RefusedAct.class);

  /// A player's or official's permissions at the moment, and the reasons against the rest.
  public static final Document<Permissions> PERMISSIONS =
      document("permissions", Permissions.class);

  /// A fault of a line.
  public static final Document<JsonFault> FAULT = document("json-fault", JsonFault.class);

  /// Everything that resulted from an act.
  public static final Document<Decided> DECISION = document("decision", Decided.class);

  /// A request to create a game. On reading, `timeControl`, `edition` and `chess960` may be given
  /// next to the regulations or instead of them.
  public static final Document<GameRequest> GAME_REQUEST =
      document("game-request", GameRequest.class, COMPLETION::gameRequest);

  /// Accepting an invitation to a game.
  public static final Document<SeatRequest> SEAT_REQUEST =
      document("seat-request", SeatRequest.class);

  /// Writing a line to others beside a game.
  public static final Document<ChatLine> CHAT_LINE = document("chat-line", ChatLine.class);

  /// Looking for an opponent.
  public static final Document<ProposalRequest> PROPOSAL_REQUEST =
      document("proposal-request", ProposalRequest.class);

  /// Playing whoever seeks or challenges.
  public static final Document<Acceptance> ACCEPTANCE = document("acceptance", Acceptance.class);

  /// Declining a challenge.
  public static final Document<ChallengeRefusal> CHALLENGE_REFUSAL =
      document("challenge-refusal", ChallengeRefusal.class);

  /// Opening an account.
  public static final Document<SignUp> SIGN_UP = document("sign-up", SignUp.class);

  /// Signing in.
  public static final Document<SignIn> SIGN_IN = document("sign-in", SignIn.class);

  /// Changing a password.
  public static final Document<PasswordChange> PASSWORD_CHANGE =
      document("password-change", PasswordChange.class);

  /// A new password for somebody who has forgotten it.
  public static final Document<PasswordReset> PASSWORD_RESET =
      document("password-reset", PasswordReset.class);

  /// Deleting an account.
  public static final Document<AccountDeletion> ACCOUNT_DELETION =
      document("account-deletion", AccountDeletion.class);

  /// Making a token with which a program acts for an account.
  public static final Document<TokenRequest> TOKEN_REQUEST =
      document("token-request", TokenRequest.class);

  /// Giving a role.
  public static final Document<RoleRequest> ROLE_REQUEST =
      document("role-request", RoleRequest.class);

  /// The terms of a tournament. On reading, missing fields of the regulations get their defaults.
  public static final Document<Terms> TOURNAMENT_TERMS =
      document("tournament-terms", Terms.class, COMPLETION::tournamentTerms);

  /// A tournament with everything that has happened in it.
  public static final Document<Tournament> TOURNAMENT = document("tournament", Tournament.class);

  /// Entering a player in a tournament.
  public static final Document<Entry> ENTRY_REQUEST = document("entry-request", Entry.class);

  /// Entering a team in a tournament.
  public static final Document<TeamRequest> TEAM_REQUEST =
      document("team-request", TeamRequest.class);

  /// Handing in a team's line-up.
  public static final Document<LineUpRequest> LINE_UP_REQUEST =
      document("line-up-request", LineUpRequest.class);

  /// Giving the players of a tournament new pairing numbers.
  public static final Document<NumbersRequest> NUMBERS_REQUEST =
      document("numbers-request", NumbersRequest.class);

  /// A requested bye.
  public static final Document<RequestedBye> REQUESTED_BYE =
      document("requested-bye", RequestedBye.class);

  /// Pairing the next round of a tournament.
  public static final Document<PairingRequest> PAIRING_REQUEST =
      document("pairing-request", PairingRequest.class);

  /// Appointing another time for a round.
  public static final Document<AppointmentRequest> APPOINTMENT_REQUEST =
      document("appointment-request", AppointmentRequest.class);

  /// Taking the last round of a tournament back.
  public static final Document<TakingBack> TAKING_BACK = document("taking-back", TakingBack.class);

  /// A round of a tournament.
  public static final Document<Round> ROUND = document("round", Round.class);

  /// An arbiter's decision on the result of a board.
  public static final Document<GameResult> BOARD_RESULT =
      document("board-result", GameResult.class);

  /// An arbiter's decisions on the results of several boards.
  public static final Document<ResultsRequest> RESULTS_REQUEST =
      document("results-request", ResultsRequest.class);

  /// The standings of a tournament.
  public static final Document<Standings> STANDINGS = document("standings", Standings.class);

  /// A client's message on a WebSocket.
  public static final Document<StreamMessage> STREAM_MESSAGE =
      document("stream-message", StreamMessage.class);

  /// An act without its actor and time.
  private static final Document<Act.Deed> DEED = document(ACT.name(), Act.Deed.class);

  private static final Document<Shorthand> UNSIGNED =
      document(SHORTHAND.name(), Shorthand.class, Documents::signed);

  /// The fields that the reader fills in.
  private static final List<String> WHO_AND_WHEN = List.of(ActForm.BY, ActForm.AT);

  private static final Set<String> SHORTHAND_TYPES =
      Conventions.members(Shorthand.class).stream()
          .map(Names::of)
          .collect(Collectors.toUnmodifiableSet());

  private static final int MOST_HANDS = 100;
  private static final Instant UNDATED = Instant.EPOCH;

  /// A question about a move.
  public static final Document<Questions.OfMove> MOVE_QUESTION =
      document("move-question", Questions.OfMove.class);

  /// A question about a position.
  public static final Document<Questions.OfPosition> POSITION_QUESTION =
      document("position-question", Questions.OfPosition.class);

  /// A question about who can still checkmate.
  public static final Document<Questions.OfFate> FATE_QUESTION =
      document("fate-question", Questions.OfFate.class);

  /// A question about acts in a game. On reading, missing fields of the regulations get their
  /// defaults, and acts may be objects, too.
  public static final Document<Questions.OfGame> GAME_QUESTION =
      document("game-question", Questions.OfGame.class, COMPLETION::gameQuestion);

  /// A question about what somebody may do in a game. It is read as one about acts.
  public static final Document<Questions.OfPermissions> PERMISSIONS_QUESTION =
      document("permissions-question", Questions.OfPermissions.class, COMPLETION::gameQuestion);

  /// A question about provisions of the Laws.
  public static final Document<Questions.OfLaws> LAWS_QUESTION =
      document("laws-question", Questions.OfLaws.class);

  /// A question about recorded games.
  public static final Document<Questions.OfArchive> ARCHIVE_QUESTION =
      document("archive-question", Questions.OfArchive.class);

  /// A question about a tournament.
  public static final Document<Questions.OfTournament> TOURNAMENT_QUESTION =
      document("tournament-question", Questions.OfTournament.class);

  private Documents() {}

  /// An act or a shorthand as a player's page sends it: without `by` and `at`, which the server
  /// sets.
  public static JsonReading<SentAct> sentAct(String json, Actor by) {
    return switch (Document.tree(json, MAPPER)) {
      case JsonReading.Read<JsonNode>(JsonNode tree) when isShorthand(tree) ->
          sent(sentShorthand(json, tree), several -> SentAct.of(several.with(by, UNDATED)));
      case JsonReading.Read<JsonNode>(JsonNode tree) ->
          sent(DEED.read(json, tree, WHO_AND_WHEN), deed -> SentAct.of(new Act(by, UNDATED, deed)));
      case JsonReading.Unreadable<JsonNode>(JsonFault fault) -> new JsonReading.Unreadable<>(fault);
    };
  }

  private static <T, S> JsonReading<S> sent(JsonReading<T> reading, Function<T, S> as) {
    return switch (reading) {
      case JsonReading.Read<T>(T read) -> new JsonReading.Read<>(as.apply(read));
      case JsonReading.Unreadable<T>(JsonFault fault) -> new JsonReading.Unreadable<>(fault);
    };
  }

  private static boolean isShorthand(JsonNode tree) {
    return SHORTHAND_TYPES.contains(tree.path(Conventions.TYPE).asString(""));
  }

  /// A shorthand by a still unknown actor. The number of hands' deeds in it is bounded, and not
  /// zero.
  private static JsonReading<Shorthand> sentShorthand(String json, JsonNode tree) {
    JsonReading<Shorthand> reading = UNSIGNED.read(json, tree, WHO_AND_WHEN);
    boolean wrong =
        reading instanceof JsonReading.Read<Shorthand>(Shorthand.Hands hands)
            && (hands.hands().isEmpty() || hands.hands().size() > MOST_HANDS);
    return wrong
        ? new JsonReading.Unreadable<>(
            SHORTHAND.fault(json, "/hands", "1 to " + MOST_HANDS + " things that hands do"))
        : reading;
  }

  /// An act as it is sent, done by somebody at a time.
  public static JsonReading<Act> sentAct(String json, Actor by, Instant at) {
    return sent(DEED.read(json, WHO_AND_WHEN), deed -> new Act(by, at, deed));
  }

  private static ObjectNode signed(ObjectNode shorthand) {
    return shorthand
        .deepCopy()
        .put(ActForm.BY, Names.of(Colour.WHITE))
        .put(ActForm.AT, UNDATED.toString());
  }

  /// An act or a shorthand as a client sends it on a WebSocket: as in [#sentAct(String, Actor)],
  /// with its key next to the other fields. Empty if the document is of another type or is not
  /// JSON.
  public static Optional<KeyedText> keyedAct(String json) {
    return Document.tree(json, MAPPER) instanceof JsonReading.Read<JsonNode>(JsonNode tree)
            && (isShorthand(tree) || isAct(tree))
        ? Optional.of(KeyedText.of(json, tree))
        : Optional.empty();
  }

  private static boolean isAct(JsonNode tree) {
    return KindForm.KINDS.containsKey(tree.path(Conventions.TYPE).asString(""));
  }

  /// The names of the actors in documents, `white` first.
  public static List<String> actors() {
    return List.copyOf(ActorForm.ACTORS.keySet());
  }

  /// The actor with that name.
  public static Optional<Actor> actor(String name) {
    return Optional.ofNullable(ActorForm.ACTORS.get(name));
  }

  /// The result written like that: `1-0`, `1/2-1/2`, `+/-`.
  public static Optional<Result> result(String text) {
    return ResultForm.FORM.read().apply(text);
  }

  /// The field `type` of a document, if it has one.
  static Optional<String> type(String json) {
    return json.length() > Mapper.MOST_CHARACTERS ? Optional.empty() : typeOfTree(json);
  }

  private static Optional<String> typeOfTree(String json) {
    try {
      return MAPPER.readTree(json).path(Conventions.TYPE).asStringOpt();
    } catch (JacksonException notJson) {
      return Optional.empty();
    }
  }

  private static <T> Document<T> document(String name, Class<T> type) {
    return document(name, type, given -> given);
  }

  private static <T> Document<T> document(
      String name, Class<T> type, UnaryOperator<ObjectNode> completion) {
    return new Document<>(name, type, MAPPER, Upcaster.OURS, completion);
  }
}
