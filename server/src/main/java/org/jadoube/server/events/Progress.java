package org.jadoube.server.events;

import java.util.Map;
import org.jadoube.competition.Format;
import org.jadoube.laws.act.Result;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.Stage;

/// How far an event has come.
final class Progress {
  private Progress() {}

  /// The record with the results of its games, and the stage that follows from them.
  ///
  /// @param results by the ids of the games
  static CompetitionRecord with(CompetitionRecord stored, Map<String, Result> results) {
    CompetitionRecord record =
        stored.withRounds(stored.rounds().stream().map(round -> with(round, results)).toList());
    return record.at(stage(record), plannedRounds(record));
  }

  private static CompetitionRound with(CompetitionRound round, Map<String, Result> results) {
    return round.with(round.boards().stream().map(board -> with(board, results)).toList());
  }

  /// What an arbiter has decided stands before what the game says.
  private static RoundBoard with(RoundBoard board, Map<String, Result> results) {
    return board.with(
        board
            .result()
            .or(() ->
                board
                    .game()
                    .filter(results::containsKey)
                    .map(results::get)
                    .map(BoardResult::played)));
  }

  /// As many rounds as the format leads to; 0 while that is unknown.
  static int plannedRounds(CompetitionRecord record) {
    int players = new Participants(record).count();
    int cycles = record.terms().cycles().orElse(1);
    int said = record.terms().rounds().orElse(0);
    return switch (record.terms().format()) {
      case SWISS -> said;
      case MATCH -> Math.max(1, said);
      case ROUND_ROBIN -> players < 2 ? 0 : (players + players % 2 - 1) * cycles;
      case SCHEVENINGEN -> scheveningen(record, players) * cycles;
      case KNOCKOUT -> players < 2 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(players - 1);
    };
  }

  /// Everybody meets everybody of the other side.
  private static int scheveningen(CompetitionRecord record, int participants) {
    return record
        .terms()
        .teams()
        .map(teams -> participants == 2 ? teams.boards() : 0)
        .orElse(participants / 2);
  }

  private static Stage stage(CompetitionRecord record) {
    if (record.rounds().isEmpty()) {
      return Stage.REGISTRATION;
    }
    boolean over =
        record.rounds().size() >= plannedRounds(record)
            && record.rounds().stream().allMatch(round -> isOver(round, record));
    return over ? Stage.FINISHED : Stage.RUNNING;
  }

  /// Whether a round is published and every board of it has a result.
  static boolean isOver(CompetitionRound round, CompetitionRecord record) {
    return round.published()
        && (record.isOfTeams()
            ? round.matchList().stream().allMatch(new TeamMatches(record, round)::isOver)
            : round.boards().stream()
                .allMatch(board -> board.result().isPresent() || isForfeited(board, record)));
  }

  /// In a table the games of those who have left are lost, without a result of their own (C05,
  /// 6.6).
  static boolean isForfeited(RoundBoard board, CompetitionRecord record) {
    return record.terms().format().predetermined()
        && record.terms().format() != Format.KNOCKOUT
        && (record.hasLeft(board.white()) || record.hasLeft(board.black()));
  }
}
