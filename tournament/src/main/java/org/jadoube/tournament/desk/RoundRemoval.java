package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.TakenBack;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;
import org.jadoube.tournament.request.TakingBack;

/// Takes the last round back: before it is published without more ado; afterwards for a reason
/// (C.04.2, 4.4), as long as nothing of it has been played. Byes and forfeits go with it.
///
/// @param record as it is stored
/// @param seen the same with the results of its games
/// @param round from 1
public record RoundRemoval(Tournament record, Tournament seen, int round) {
  private static final int LONGEST_REASON = 500;

  /// The tournament without the round.
  public Changed of(TakingBack request, Instant now) {
    return Changed.inRound(
        record,
        round,
        there -> {
          if (round < record.rounds().size()) {
            return refused(Hindrance.WRONG_STAGE, "Only the last round can be taken back.");
          }
          return there.published() ? published(there, request, now) : Changed.to(without());
        });
  }

  private Changed published(Round there, TakingBack request, Instant now) {
    String reason = request.reason().map(String::strip).orElse("");
    if (reason.isEmpty()) {
      return refused(
          Hindrance.UNFIT, "A published round is taken back for a reason, which is needed.");
    }
    if (reason.codePointCount(0, reason.length()) > LONGEST_REASON) {
      return refused(
          Hindrance.UNFIT, "The reason has more than " + LONGEST_REASON + " characters.");
    }
    return played(there)
        .orElseGet(() -> Changed.to(without().takingBack(new TakenBack(round, now, reason))));
  }

  /// That a game of the round has begun.
  ///
  /// @param game its id
  public Changed begun(String game) {
    List<Game> boards = record.rounds().get(round - 1).games();
    return IntStream.range(0, boards.size())
        .filter(i -> boards.get(i).id().filter(game::equals).isPresent())
        .mapToObj(i -> begun(i + 1))
        .findFirst()
        .orElseThrow();
  }

  private Changed begun(int board) {
    return refused(
        Hindrance.WRONG_STAGE,
        "Round " + round + " cannot be taken back: the game on board " + board + " has begun.");
  }

  private Optional<Changed> played(Round there) {
    List<Game> stored = there.games();
    List<Game> shown = seen.rounds().get(round - 1).games();
    return IntStream.range(0, shown.size())
        .filter(i -> isPlayed(stored.get(i).result(), shown.get(i).result()))
        .mapToObj(i -> begun(i + 1))
        .findFirst()
        .or(() -> awarded(there));
  }

  /// A game that ended by itself has begun even if nobody moved.
  static boolean isPlayed(Optional<GameResult> stored, Optional<GameResult> shown) {
    return stored.isEmpty() ? shown.isPresent() : stored.get().played();
  }

  private Optional<Changed> awarded(Round there) {
    List<Match> matches = there.matches();
    return IntStream.range(0, matches.size())
        .filter(i -> matches.get(i).awarded().filter(GameResult::played).isPresent())
        .mapToObj(i ->
            refused(
                Hindrance.WRONG_STAGE,
                "Round " + round + " cannot be taken back: match " + (i + 1) + " is decided."))
        .findFirst();
  }

  /// Who left after the round has left after the one before it.
  private Tournament without() {
    return record
        .with(record.rounds().subList(0, round - 1))
        .withWithdrawals(
            record.withdrawals().stream()
                .map(each ->
                    new Withdrawal(each.participant(), Math.min(each.afterRound(), round - 1)))
                .toList());
  }
}
