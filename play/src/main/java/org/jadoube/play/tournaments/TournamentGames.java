package org.jadoube.play.tournaments;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jadoube.chess.Colour;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.play.game.Games;
import org.jadoube.play.game.Oversight;
import org.jadoube.play.game.PairedGame;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.People;
import org.jadoube.play.people.Scope;
import org.jadoube.play.rights.Role;
import org.jadoube.store.Fingerprint;
import org.jadoube.store.GameId;
import org.jadoube.store.Secret;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.wire.Documents;

/// Makes the games of a round. Their ids and secrets follow from the seed of the tournament, so
/// that making them twice, because a process died or two did it at once, makes the same games.
final class TournamentGames {
  private final Games games;
  private final People people;

  TournamentGames(Games games, People people) {
    this.games = games;
    this.people = people;
  }

  /// A board whose game is to be made.
  private record Task(StoredTournament tournament, int round, Game board, Regulations regulations) {
    GameId id() {
      return GameId.derived(
          tournament
              .seed()
              .derive(
                  "game\n"
                      + round
                      + "\n"
                      + board.white()
                      + "\n"
                      + board.black()
                      + "\n"
                      + Fingerprint.of(Documents.REGULATIONS.write(regulations))
                      + again()));
    }

    /// A pair that is made again after its round was taken back has another game.
    private String again() {
      int times = tournament.record().timesTakenBack(round);
      return times == 0 ? "" : "\n" + times;
    }

    /// The key of a seat, which stays the same when players get other numbers.
    Secret token(GameId game, Colour colour) {
      return tournament
          .seed()
          .derive((colour == Colour.WHITE ? "white" : "black") + "\n" + game.text());
    }

    Player entrant(Colour colour) {
      return tournament.record().entrant(board.player(colour)).orElseThrow();
    }

    /// The account of the captain of that player's team.
    Optional<String> captain(Colour colour) {
      return tournament.record().teamList().stream()
          .filter(team -> team.players().contains(board.player(colour)))
          .findFirst()
          .flatMap(Team::captain);
    }
  }

  /// Whether arbiters supervise the games of a tournament: somebody has been appointed, or the
  /// regulations say so.
  boolean isSupervised(Tournament record) {
    return Oversight.isIn(record.terms().regulations()) || hasArbiter(record);
  }

  private boolean hasArbiter(Tournament record) {
    return people.grants().in(new TournamentId(record.id()).scope()).stream()
        .anyMatch(grant -> grant.role().isArbiter());
  }

  /// The round with the games that its boards need; those that had one keep it.
  ///
  /// @param number of the round, from 1
  Round made(StoredTournament tournament, int number) {
    Round round = tournament.record().rounds().get(number - 1);
    boolean supervised = isSupervised(tournament.record());
    Map<Game, GameId> made = new ConcurrentHashMap<>();
    inParallel(
        round.games().stream()
            .filter(board -> needsGame(board, tournament.record()))
            .<Runnable>map(board ->
                () -> made.put(board, make(task(tournament, number, board), round, supervised)))
            .toList());
    if (!supervised && isSupervised(tournament.record())) {
      made.values().forEach(games::supervise);
    }
    return round.withGames(
        round.games().stream()
            .map(board ->
                Optional.ofNullable(made.get(board))
                    .map(id -> board.madeAs(id.text()))
                    .orElse(board))
            .toList());
  }

  /// Appoints another time for the games of a round that have not begun; how many these are.
  int appoint(Round round, Instant startsAt) {
    return (int)
        round.games().stream()
            .flatMap(board -> board.id().stream())
            .filter(game -> games.appoint(new GameId(game), startsAt))
            .count();
  }

  /// Calls the games of rounds off, all of them or none.
  ///
  /// @return one that has begun
  Optional<GameId> callOff(List<Round> rounds) {
    return games.callOff(
        rounds.stream()
            .flatMap(round -> round.games().stream())
            .flatMap(board -> board.id().stream())
            .map(GameId::new)
            .toList());
  }

  private static boolean needsGame(Game board, Tournament record) {
    return board.id().isEmpty()
        && board.result().isEmpty()
        && (record.isOfTeams()
            || (!record.hasLeft(board.white()) && !record.hasLeft(board.black())));
  }

  private Task task(StoredTournament tournament, int number, Game board) {
    Regulations regulations = tournament.record().terms().regulations();
    return new Task(tournament, number, board, regulations);
  }

  /// The game is one of the tournament before anybody can play it, so that its result gets there.
  private GameId make(Task task, Round round, boolean supervised) {
    GameId id = task.id();
    games.create(
        new PairedGame(
            id,
            task.regulations(),
            seat(task, id, Colour.WHITE),
            seat(task, id, Colour.BLACK),
            supervised,
            round.appointed()));
    people.grants().enter(id, task.tournament().record().id());
    for (Colour colour : Colour.values()) {
      task.entrant(colour)
          .account()
          .ifPresent(account -> give(task, id, account, Role.PLAYER, colour));
      task.captain(colour).ifPresent(account -> give(task, id, account, Role.CAPTAIN, colour));
    }
    return id;
  }

  private void give(Task task, GameId game, String account, Role role, Colour colour) {
    people
        .grants()
        .give(
            new AccountId(account),
            Scope.of(game),
            role,
            Optional.of(colour),
            "event:" + task.tournament().record().id());
  }

  private static PairedGame.Seat seat(Task task, GameId game, Colour colour) {
    Player entrant = task.entrant(colour);
    return new PairedGame.Seat(entrant.name(), task.token(game, colour), entrant.account());
  }

  /// Games are made side by side, so that many share each wait for the disk.
  private static void inParallel(List<Runnable> tasks) {
    List<Future<?>> running = new ArrayList<>();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      tasks.forEach(task -> running.add(threads.submit(task)));
    }
    for (Future<?> each : running) {
      rethrow(each);
    }
  }

  private static void rethrow(Future<?> done) {
    try {
      done.get();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failed) {
      throw failed.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(failed);
    }
  }

  /// The keys of the seats of those without an account; over the board of everybody, because the
  /// screens at the boards belong to no player.
  ///
  /// @param number of the round, from 1
  List<PlayerKey> keys(StoredTournament tournament, int number) {
    List<PlayerKey> keys = new ArrayList<>();
    boolean atTables = tournament.record().terms().regulations().has(Arrangement.OVER_THE_BOARD);
    if (number < 1 || number > tournament.record().rounds().size()) {
      return keys;
    }
    List<Game> boards = tournament.record().rounds().get(number - 1).games();
    for (int i = 0; i < boards.size(); i++) {
      Task task = task(tournament, number, boards.get(i));
      for (Colour colour : Colour.values()) {
        Player player = task.entrant(colour);
        if (boards.get(i).id().isPresent() && (atTables || player.account().isEmpty())) {
          String game = boards.get(i).id().get();
          Secret token = task.token(new GameId(game), colour);
          keys.add(new PlayerKey(i + 1, game, colour, player, token, atTables));
        }
      }
    }
    return keys;
  }
}
