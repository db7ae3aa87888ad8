package org.jadoube.server.events;

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
import org.jadoube.server.game.Games;
import org.jadoube.server.game.Oversight;
import org.jadoube.server.game.PairedGame;
import org.jadoube.server.people.AccountId;
import org.jadoube.server.people.People;
import org.jadoube.server.people.Scope;
import org.jadoube.server.rights.Role;
import org.jadoube.server.store.Fingerprint;
import org.jadoube.server.store.GameId;
import org.jadoube.server.store.Secret;
import org.jadoube.wire.Documents;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.TeamEntry;

/// Makes the games of a round. Their ids and secrets follow from the seed of the event, so that
/// making them twice, because a process died or two did it at once, makes the same games.
final class EventGames {
  private final Games games;
  private final People people;

  EventGames(Games games, People people) {
    this.games = games;
    this.people = people;
  }

  /// A board whose game is to be made.
  private record Task(
      StoredCompetition event, int round, RoundBoard board, Regulations regulations) {
    Secret secret(String what) {
      return event
          .seed()
          .derive(
              what
                  + "\n"
                  + round
                  + "\n"
                  + board.white()
                  + "\n"
                  + board.black()
                  + "\n"
                  + Fingerprint.of(Documents.REGULATIONS.write(regulations)));
    }

    GameId id() {
      return GameId.derived(secret("game"));
    }

    Secret token(Colour colour) {
      return secret(colour == Colour.WHITE ? "white" : "black");
    }

    Entrant entrant(Colour colour) {
      return event.record().entrant(number(colour)).orElseThrow();
    }

    private int number(Colour colour) {
      return colour == Colour.WHITE ? board.white() : board.black();
    }

    /// The account of the captain of that player's team.
    Optional<String> captain(Colour colour) {
      return event.record().teamList().stream()
          .filter(team -> team.players().contains(number(colour)))
          .findFirst()
          .flatMap(TeamEntry::captain);
    }
  }

  /// Whether arbiters supervise the games of an event: somebody has been appointed, or the
  /// regulations say so.
  boolean isSupervised(CompetitionRecord record) {
    return Oversight.isIn(record.terms().regulations()) || hasArbiter(record);
  }

  private boolean hasArbiter(CompetitionRecord record) {
    return people.grants().in(new EventId(record.id()).scope()).stream()
        .anyMatch(grant -> grant.role().isArbiter());
  }

  /// The round with the games that its boards need; those that had one keep it.
  ///
  /// @param number of the round, from 1
  CompetitionRound made(StoredCompetition event, int number) {
    CompetitionRound round = event.record().rounds().get(number - 1);
    boolean supervised = isSupervised(event.record());
    Map<RoundBoard, GameId> made = new ConcurrentHashMap<>();
    inParallel(
        round.boards().stream()
            .filter(board -> needsGame(board, event.record()))
            .<Runnable>map(
                board -> () -> made.put(board, make(task(event, number, board), round, supervised)))
            .toList());
    if (!supervised && isSupervised(event.record())) {
      made.values().forEach(games::supervise);
    }
    return round.with(
        round.boards().stream()
            .map(board ->
                Optional.ofNullable(made.get(board))
                    .map(id -> board.withGame(id.text()))
                    .orElse(board))
            .toList());
  }

  /// Appoints another time for the games of a round that have not begun; how many these are.
  int appoint(CompetitionRound round, Instant startsAt) {
    return (int)
        round.boards().stream()
            .flatMap(board -> board.game().stream())
            .filter(game -> games.appoint(new GameId(game), startsAt))
            .count();
  }

  private static boolean needsGame(RoundBoard board, CompetitionRecord record) {
    return board.game().isEmpty()
        && board.result().isEmpty()
        && (record.isOfTeams()
            || (!record.hasLeft(board.white()) && !record.hasLeft(board.black())));
  }

  private Task task(StoredCompetition event, int number, RoundBoard board) {
    Regulations regulations = event.record().terms().regulations();
    return new Task(event, number, board, regulations);
  }

  /// The game is one of the event before anybody can play it, so that its result gets there.
  private GameId make(Task task, CompetitionRound round, boolean supervised) {
    GameId id = task.id();
    games.create(
        new PairedGame(
            id,
            task.regulations(),
            seat(task, Colour.WHITE),
            seat(task, Colour.BLACK),
            supervised,
            round.appointed()));
    people.grants().enter(id, task.event().record().id());
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
            "event:" + task.event().record().id());
  }

  private static PairedGame.Seat seat(Task task, Colour colour) {
    return new PairedGame.Seat(task.entrant(colour).name(), task.token(colour));
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
  List<PlayerKey> keys(StoredCompetition event, int number) {
    List<PlayerKey> keys = new ArrayList<>();
    boolean atTables = event.record().terms().regulations().has(Arrangement.OVER_THE_BOARD);
    if (number < 1 || number > event.record().rounds().size()) {
      return keys;
    }
    List<RoundBoard> boards = event.record().rounds().get(number - 1).boards();
    for (int i = 0; i < boards.size(); i++) {
      Task task = task(event, number, boards.get(i));
      for (Colour colour : Colour.values()) {
        Entrant player = task.entrant(colour);
        if (boards.get(i).game().isPresent() && (atTables || player.account().isEmpty())) {
          String game = boards.get(i).game().get();
          keys.add(new PlayerKey(i + 1, game, colour, player, task.token(colour), atTables));
        }
      }
    }
    return keys;
  }
}
