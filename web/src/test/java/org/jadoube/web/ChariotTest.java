package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import chariot.Client;
import chariot.ClientAuth;
import chariot.api.ChallengesApiAuthCommon;
import chariot.model.Ack;
import chariot.model.ChallengeInfo;
import chariot.model.Entries;
import chariot.model.Enums;
import chariot.model.Event;
import chariot.model.GameStateEvent;
import chariot.model.Many;
import chariot.model.One;
import chariot.model.Some;
import java.net.URI;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Chariot, a client of Lichess, plays here as it comes from Maven Central.
@Timeout(60)
final class ChariotTest extends OneServer {
  private static final String ALL =
      "[\"board:play\",\"challenge:read\",\"challenge:write\",\"preference:read\",\"email:read\"]";
  private static final String BOT = "[\"bot:play\",\"challenge:read\",\"challenge:write\"]";

  private static int players;

  private Player ana;
  private Player boris;

  /// Somebody with an account, a token and an unmodified client.
  private record Player(String name, Person person, ClientAuth client) {
    static Player of(String name, String scopes) throws Exception {
      String address = server.address().toString();
      String called = name + "-" + ++players;
      Person person = Person.signedUp(address, called);
      String token =
          person
              .post("api/account/tokens", "{\"name\":\"chariot\",\"scopes\":" + scopes + "}")
              .json()
              .path("token")
              .stringValue();
      return new Player(
          called,
          person,
          Client.auth(
              conf -> conf.api(URI.create(address)).spacing(Duration.ZERO).retries(0), token));
    }

    void close() {
      person.close();
    }
  }

  @BeforeEach
  void signUp() throws Exception {
    ana = Player.of("Ana", ALL);
    boris = Player.of("Boris", ALL);
  }

  @AfterEach
  void leave() {
    ana.close();
    boris.close();
  }

  private static <T> Iterator<T> lines(Many<T> many) {
    assertThat(many).isInstanceOf(Entries.class);
    return many.stream().iterator();
  }

  private static <T> T some(One<T> one) {
    assertThat(one).isInstanceOf(Some.class);
    return one.get();
  }

  private static void assertOk(Ack ack) {
    assertThat(ack.toString()).startsWith("Ok");
  }

  /// A game that Ana has challenged Boris to, with the white pieces.
  private String game(Consumer<ChallengesApiAuthCommon.ChallengeBuilder> terms) {
    Iterator<Event> events = lines(boris.client().board().connect());
    ChallengeInfo made =
        (ChallengeInfo) some(ana.client().challenges().challenge(boris.name(), terms));
    assertThat(events.next()).isInstanceOf(Event.ChallengeCreatedEvent.class);
    assertOk(boris.client().challenges().acceptChallenge(made.id()));
    assertThat(events.next())
        .isInstanceOfSatisfying(
            Event.GameStartEvent.class, start -> assertThat(start.gameId()).isEqualTo(made.id()));
    return made.id();
  }

  private String game() {
    return game(terms -> terms.clock(300, 3).color(colour -> colour.white()));
  }

  private void play(String game, String... moves) {
    for (int i = 0; i < moves.length; i++) {
      assertOk((i % 2 == 0 ? ana : boris).client().board().move(game, moves[i]));
    }
  }

  private Stream<GameStateEvent> follow(Player player, String game) {
    Many<GameStateEvent> events = player.client().board().connectToGame(game);
    assertThat(events).isInstanceOf(Entries.class);
    return events.stream();
  }

  private static GameStateEvent.State last(Stream<GameStateEvent> events) {
    List<GameStateEvent> all = events.toList();
    return all.getLast() instanceof GameStateEvent.State state
        ? state
        : ((GameStateEvent.Full) all.getLast()).state();
  }

  @Test
  void a_game_is_played_to_mate_and_both_streams_end_with_it() {
    String game = game();
    Stream<GameStateEvent> white = follow(ana, game);
    Stream<GameStateEvent> black = follow(boris, game);
    play(game, "f2f3", "e7e5", "g2g4", "d8h4");
    for (Stream<GameStateEvent> each : List.of(white, black)) {
      GameStateEvent.State end = last(each);
      assertThat(end.status()).isEqualTo(Enums.Status.mate);
      assertThat(end.winner().get()).isEqualTo(Enums.Color.black);
      assertThat(end.moves()).isEqualTo("f2f3 e7e5 g2g4 d8h4");
    }
  }

  @Test
  void an_illegal_move_is_refused_with_the_article_and_costs_nothing() {
    String game = game();
    Ack refused = ana.client().board().move(game, "e2e5");
    assertThat(refused.toString()).contains("3.7").contains("FIDE");
    assertThat(boris.client().board().move(game, "e7e5").toString()).startsWith("Fail");
    play(game, "e2e4");
    assertOk(ana.client().board().resign(game));
    assertThat(last(follow(boris, game)).status()).isEqualTo(Enums.Status.resign);
  }

  @Test
  void a_draw_is_offered_declined_offered_with_a_move_and_accepted() {
    String game = game();
    Stream<GameStateEvent> black = follow(boris, game);
    play(game, "e2e4", "e7e5");
    assertOk(ana.client().board().handleDrawOffer(game, true));
    assertOk(boris.client().board().handleDrawOffer(game, false));
    assertOk(ana.client().board().move(game, "g1f3", true));
    assertOk(boris.client().board().handleDrawOffer(game, true));
    List<GameStateEvent> all = black.toList();
    assertThat(all)
        .filteredOn(GameStateEvent.State.class::isInstance)
        .extracting(each -> ((GameStateEvent.State) each).drawOffer().isPresent())
        .contains(true, false);
    assertThat(((GameStateEvent.State) all.getLast()).status()).isEqualTo(Enums.Status.draw);
  }

  @Test
  void yes_to_a_draw_is_the_claim_where_one_is_right() {
    String game = game();
    play(game, "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1");
    assertOk(boris.client().board().move(game, "f6g8"));
    assertOk(ana.client().board().handleDrawOffer(game, true));
    assertThat(last(follow(ana, game)).status()).isEqualTo(Enums.Status.draw);
  }

  @Test
  void a_flag_falls() {
    String game = game(terms -> terms.clock(1, 0).color(colour -> colour.white()));
    Stream<GameStateEvent> white = follow(ana, game);
    play(game, "e2e4", "e7e5");
    GameStateEvent.State end = last(white);
    assertThat(end.status()).isEqualTo(Enums.Status.outoftime);
    assertThat(end.winner().get()).isEqualTo(Enums.Color.black);
    assertThat(end.wtime()).isZero();
  }

  @Test
  void a_game_is_aborted_until_both_have_moved() {
    String game = game();
    play(game, "e2e4");
    Stream<GameStateEvent> black = follow(boris, game);
    assertOk(ana.client().board().abort(game));
    assertThat(last(black).status()).isEqualTo(Enums.Status.aborted);
    String other = game();
    play(other, "e2e4", "e7e5");
    assertThat(ana.client().board().abort(other).toString()).startsWith("Fail");
  }

  @Test
  void chess960_starts_from_a_given_position_and_castling_is_the_king_taking_the_rook() {
    String fen = "nbrqkrbn/pppppppp/8/8/8/8/PPPPPPPP/NBRQKRBN w KQkq - 0 1";
    String game =
        game(terms ->
            terms
                .clock(300, 0)
                .color(colour -> colour.white())
                .variant(variant -> variant.chess960())
                .fen(fen));
    play(game, "f2f3", "f7f6", "g1f2", "g8f7", "e1f1");
    assertOk(boris.client().board().resign(game));
    GameStateEvent.Full full = (GameStateEvent.Full) follow(ana, game).toList().getFirst();
    assertThat(full.gameType().variant().toString()).contains("Chess960");
    assertThat(full.state().moves()).isEqualTo("f2f3 f7f6 g1f2 g8f7 e1f1");
  }

  @Test
  void two_seeks_meet() {
    Iterator<Event> events = lines(ana.client().board().connect());
    Thread seeking =
        Thread.ofVirtual()
            .start(() ->
                ana
                    .client()
                    .board()
                    .seekRealTime(terms -> terms.clockRapid10m5s().color(c -> c.white()))
                    .stream()
                    .forEach(_ -> {}));
    boris.client().board().seekRealTime(terms -> terms.clockRapid10m5s()).stream().forEach(_ -> {});
    assertThat(events.next()).isInstanceOf(Event.GameStartEvent.class);
    assertThat(seeking.isAlive() && !joins(seeking)).isFalse();
  }

  private static boolean joins(Thread thread) {
    try {
      return thread.join(Duration.ofSeconds(10));
    } catch (InterruptedException broken) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Test
  void a_challenge_is_kept_alive_until_it_is_declined() {
    Iterator<Event> events = lines(boris.client().board().connect());
    Thread declining =
        Thread.ofVirtual()
            .start(() ->
                boris
                    .client()
                    .challenges()
                    .declineChallenge(events.next().id(), reason -> reason.tooFast()));
    String outcome =
        ana
            .client()
            .challenges()
            .challengeKeepAlive(boris.name(), terms -> terms.clock(60, 0))
            .stream()
            .toList()
            .toString();
    assertThat(joins(declining)).isTrue();
    assertThat(outcome).contains("declined");
    assertThat(events.next()).isInstanceOf(Event.ChallengeDeclinedEvent.class);
  }

  @Test
  void players_chat() {
    String game = game();
    Iterator<GameStateEvent> black = follow(boris, game).iterator();
    assertThat(black.next()).isInstanceOf(GameStateEvent.Full.class);
    assertOk(ana.client().board().chat(game, "Good luck!"));
    assertThat(black.next())
        .isInstanceOfSatisfying(
            GameStateEvent.Chat.class, line -> assertThat(line.text()).isEqualTo("Good luck!"));
    assertThat(lines(boris.client().board().fetchChat(game)).next().text()).isEqualTo("Good luck!");
  }

  @Test
  void a_bot_plays_a_bot() throws Exception {
    Player one = Player.of("Engine", BOT);
    Player other = Player.of("Motor", BOT);
    assertOk(one.client().bot().upgradeToBotAccount());
    assertOk(other.client().bot().upgradeToBotAccount());
    Iterator<Event> events = lines(other.client().bot().connect());
    ChallengeInfo made =
        (ChallengeInfo)
            some(
                one.client()
                    .bot()
                    .challenge(
                        other.name(), terms -> terms.clock(60, 1).color(colour -> colour.black())));
    assertThat(events.next()).isInstanceOf(Event.ChallengeCreatedEvent.class);
    assertOk(other.client().bot().acceptChallenge(made.id()));
    assertThat(events.next()).isInstanceOf(Event.GameStartEvent.class);
    Stream<GameStateEvent> game = one.client().bot().connectToGame(made.id()).stream();
    String[] moves = {"e2e4", "f7f6", "d2d4", "g7g5", "d1h5"};
    for (int i = 0; i < moves.length; i++) {
      assertOk((i % 2 == 0 ? other : one).client().bot().move(made.id(), moves[i]));
    }
    assertThat(last(game).status()).isEqualTo(Enums.Status.mate);
    assertThat(events.next())
        .isInstanceOfSatisfying(
            Event.GameStopEvent.class,
            stop -> assertThat(stop.outcome()).isEqualTo(Enums.Outcome.win));
    assertThat(one.client().bot().botsOnline().stream().toList().toString()).contains("Motor");
    one.close();
    other.close();
  }

  @Test
  void accounts_and_games_are_read() {
    String game = game();
    assertThat(some(ana.client().account().profile()).name()).isEqualTo(ana.name());
    assertThat(ana.client().scopes().stream().map(Object::toString).toList())
        .contains("board_play");
    assertThat(
            some(ana.client().users().statusByIds(List.of(boris.name())).stream()
                    .findFirst()
                    .map(One::entry)
                    .orElseThrow())
                .playing())
        .isTrue();
    play(game, "e2e4", "e7e5");
    assertOk(ana.client().board().resign(game));
    assertThat(some(ana.client().games().byGameId(game)).moves().get()).isEqualTo("e4 e5");
    assertThat(some(ana.client().games().pgnByGameId(game)).toString()).contains("1. e4 {");
    assertThat(
            some(ana.client().games().byUserId(boris.name()).stream()
                    .findFirst()
                    .map(One::entry)
                    .orElseThrow())
                .id())
        .isEqualTo(game);
  }
}
