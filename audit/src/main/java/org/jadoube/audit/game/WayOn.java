package org.jadoube.audit.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.audit.finding.ResumedBy;

/// How a game goes on after a word that could not be played: the one way in which the moves after
/// it are legal, all of them or many up to the next such word. Another legal move may have been
/// meant, or be missing. The word may be no move, or repeat the last one. The player may have
/// passed. Or the illegal move was played and stood, as the Laws expect if nobody notices (Article
/// 7.5).
///
/// @param line the line of the archive where the word stands
/// @param by how the word is read
/// @param move the move in its place, in standard algebraic notation, or the word as written
/// @param plies how many plies come before `rest`, counted from the word
/// @param last the last move before `rest` with its number; empty if the word is left out
/// @param rest the moves after it, as a game that begins there
public record WayOn(long line, ResumedBy by, String move, int plies, String last, PlayedGame rest) {
  /// With fewer moves after it, too many readings would make sense.
  private static final int FEWEST_MOVES = 4;

  static final int MOST_WORDS = 1_000;

  /// The resumption of `game`, if there is exactly one.
  ///
  /// @param unread the words of the game that were not played, the faulty one first
  static Optional<WayOn> of(PlayedGame game, List<UnreadWord> unread) {
    return unread.size() > MOST_WORDS ? Optional.empty() : of(game, moves(unread), new WordsLeft());
  }

  private static List<UnreadWord> moves(List<UnreadWord> unread) {
    return Stream.concat(
            unread.stream().limit(1), unread.stream().skip(1).filter(UnreadWord::isMove))
        .toList();
  }

  /// That resumption, for the moves among the words.
  static Optional<WayOn> of(PlayedGame game, List<UnreadWord> words, WordsLeft left) {
    return passed(game, words, left)
        .map(it -> it.resumption(game, left))
        .or(() ->
            words.size() > FEWEST_MOVES ? Choice.of(game, words, left).made() : Optional.empty())
        .filter(_ -> !left.areSpent());
  }

  /// A pass as written, if all words after it make sense.
  private static Optional<Continuation> passed(
      PlayedGame game, List<UnreadWord> words, WordsLeft left) {
    return words.size() < 2
        ? Optional.empty()
        : new WaysOn(game, words, left).passed().filter(Continuation::isComplete);
  }

  /// How many moves follow the word and make sense.
  public int following() {
    return rest.plies() + Math.max(0, plies - 1);
  }

  /// Whether all moves to the end of the game make sense, if need be after more faults.
  boolean isWhole() {
    return rest.whole() || rest.resumption().filter(WayOn::isWhole).isPresent();
  }
}
