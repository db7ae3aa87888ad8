package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.BoardGame;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Stage;
import org.jadoube.tournament.Tournament;

/// Lets somebody who has withdrawn come back, for the rounds to come. What was missed stays missed:
/// pairings of published rounds that have no game become forfeits.
///
/// @param record as it is stored
/// @param number the pairing number
public record Returning(Tournament record, int number) {
  private static final String REASON = "withdrawn";

  /// The tournament with them in it again.
  public Changed of() {
    Participants participants = new Participants(record);
    if (number < 1 || !participants.has(number)) {
      return participants.unknown(number);
    }
    if (!record.hasLeft(number)) {
      return refused(
          Hindrance.ENTERED, participants.sentence(number, "has not left the tournament."));
    }
    return record.stage() == Stage.FINISHED
        ? refused(Hindrance.WRONG_STAGE, "The tournament is finished.")
        : Changed.to(
            record
                .with(record.rounds().stream().map(this::missed).toList())
                .withWithdrawals(
                    record.withdrawals().stream()
                        .filter(each -> each.participant() != number)
                        .toList()));
  }

  private Round missed(Round round) {
    return round.published()
        ? round
            .withGames(round.games().stream().map(this::missed).toList())
            .withMatches(this::missed)
        : round;
  }

  private Game missed(Game game) {
    boolean open = game.id().isEmpty() && game.result().isEmpty();
    return open && !record.isOfTeams() && game.isOf(number)
        ? game.with(forfeit(game.white(), game.black()))
        : game;
  }

  private Match missed(Match match) {
    return match.isOf(number) && match.boards().isEmpty() && match.awarded().isEmpty()
        ? match.with(boards(forfeit(match.first(), match.second()).result()))
        : match;
  }

  /// @param result in which White is the first team
  private List<BoardGame> boards(Result result) {
    return IntStream.range(0, record.points().boards())
        .mapToObj(BoardGame::usualColour)
        .map(colour -> new BoardGame(colour, Optional.of(recorded(ofBoard(result, colour)))))
        .toList();
  }

  private static Result ofBoard(Result result, Colour first) {
    return first == Colour.WHITE
        ? result
        : new Result(/* white= */ result.black(), /* black= */ result.white(), /* forfeit= */ true);
  }

  /// Whoever else has left has forfeited, too.
  private GameResult forfeit(int white, int black) {
    boolean both = record.hasLeft(white) && record.hasLeft(black);
    return recorded(
        both
            ? new Result(Score.LOSS, Score.LOSS, true)
            : Result.forfeitedBy(white == number ? Colour.WHITE : Colour.BLACK));
  }

  private static GameResult recorded(Result result) {
    return GameResult.of(result).by(GameResult.Basis.ARBITER).because(REASON);
  }
}
