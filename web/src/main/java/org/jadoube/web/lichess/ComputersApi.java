package org.jadoube.web.lichess;

import java.security.SecureRandom;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.notation.fen.Fen;
import org.jadoube.play.computer.ComputerPlayers;
import org.jadoube.play.computer.Engines;
import org.jadoube.play.game.CreatedGame;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.lobby.Challenge.Proposal;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.people.TokenScope;
import org.jadoube.play.rights.Role;
import org.jadoube.store.GameId;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.RateLimit;
import org.jadoube.web.http.exchange.Route;
import org.jadoube.web.lichess.Variants.Named;
import org.jadoube.wire.ComputerOpponent;
import org.jadoube.wire.GameRequest;
import org.jadoube.wire.Names;

/// Challenges to the computer, which is our own engine.
record ComputersApi(
    Games games,
    ComputerPlayers computers,
    People people,
    Callers callers,
    RateLimit creations,
    SecureRandom random) {
  private static final Set<TokenScope> SCOPES =
      EnumSet.of(TokenScope.CHALLENGE_WRITE, TokenScope.BOARD_PLAY, TokenScope.BOT_PLAY);

  /// A game against the computer, as its creator is told of it.
  ///
  /// @param player the creator's colour
  record Made(
      String id,
      Named variant,
      String speed,
      String perf,
      boolean rated,
      String fen,
      int turns,
      String source,
      Map<String, Object> status,
      long createdAt,
      String player) {
    static Made of(Snapshot snapshot, Colour player) {
      Game game = snapshot.game();
      String speed = Speed.of(game.regulations().timeControl()).key();
      return new Made(
          snapshot.stored().id().text(),
          Variants.named(GameJson.variant(game)),
          speed,
          speed,
          /* rated= */ false,
          Fen.write(game.setup()),
          0,
          "ai",
          Map.of("id", GameCourse.Status.STARTED.id(), "name", GameCourse.Status.STARTED.text()),
          snapshot.stored().created().toEpochMilli(),
          Names.of(player));
    }
  }

  List<Route> routes() {
    return List.of(AccountsApi.posting("/api/challenge/ai", callers.with(SCOPES, this::create)));
  }

  private Answer create(Caller caller, Call call) {
    if (!creations.allows(call)) {
      return Replies.tooMany("challenge.create", 1);
    }
    return Fields.of(call, fields -> create(caller, fields));
  }

  private Answer create(Caller caller, Fields fields) {
    OptionalInt level = fields.number(RequestParameter.LEVEL);
    if (level.isEmpty()) {
      return Replies.error(
          400, "level: found nothing, expected " + RequestParameter.LEVEL.form().expected());
    }
    return switch (ProposalReading.challenge(fields)) {
      case ProposalReading.Unfit(String why) -> Replies.error(400, why);
      case ProposalReading.Read(Proposal proposal) -> create(caller, proposal, level);
    };
  }

  private Answer create(Caller caller, Proposal proposal, OptionalInt level) {
    ComputerOpponent opponent = new ComputerOpponent(Engines.OWN, level);
    if (computers.areBusy() || computers.fault(opponent).isPresent()) {
      return Replies.tooMany("challenge.ai", 60);
    }
    GameRequest request =
        new GameRequest(
                proposal.terms().casual(random),
                proposal.colour(),
                Optional.of(caller.account().name()))
            .against(opponent);
    CreatedGame created = games.create(request, Optional.empty()).orElseThrow();
    Colour colour = created.colour().orElseThrow();
    seat(created.id(), colour, caller.id());
    return games
        .room(created.id())
        .map(room -> Replies.json(201, Made.of(room.snapshot(), colour)))
        .orElseGet(Replies::noGame);
  }

  private void seat(GameId game, Colour colour, AccountId account) {
    people
        .grants()
        .give(account, Scope.of(game), Role.PLAYER, Optional.of(colour), Grants.holder(account));
    games.own(game, colour, account.text());
  }
}
