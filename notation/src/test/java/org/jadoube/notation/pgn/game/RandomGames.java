package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveList;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.command.PgnComment;

/// Games of random legal moves with random tags, comments, glyphs and variations.
public final class RandomGames {
  private static final List<String> WORDS =
      List.of(
          "good",
          "šach",
          "♘f3",
          "%odd",
          "[%clk 0:01:02]",
          "1-0",
          "(or not)",
          "; no",
          "$1",
          "--",
          "\"q\"",
          "\\",
          "[Event",
          "x!?",
          "1.",
          "0-0",
          "{");

  private static final int DEEPEST = 3;

  private final RandomGenerator random;

  public RandomGames(RandomGenerator random) {
    this.random = random;
  }

  public PgnGame next() {
    int number = random.nextInt(960);
    boolean standard = random.nextBoolean();
    Setup start = standard ? Setup.standard() : Setup.chess960(number);
    Position position = standard ? Position.standard() : Position.chess960(number);
    PgnResult result = PgnResult.values()[random.nextInt(PgnResult.values().length)];
    return new PgnGame(
            tags(), start, line(position, random.nextInt(60), 0), Optional.empty(), List.of())
        .withResult(result);
  }

  private List<PgnTag> tags() {
    List<PgnTag> tags = new ArrayList<>();
    for (String name : List.of("White", "Annotator", "Black")) {
      if (random.nextBoolean()) {
        tags.add(new PgnTag(name, words()));
      }
    }
    return tags;
  }

  private PgnLine line(Position start, int plies, int depth) {
    List<PgnMove> moves = new ArrayList<>();
    Position position = start;
    for (int ply = 0; ply < plies && position.legalMoveCount() > 0; ply++) {
      MoveList legal = position.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      moves.add(new PgnMove(Optional.of(move), nags(), comments(), variations(position, depth)));
      position = position.play(move);
    }
    return new PgnLine(comments(), moves, "");
  }

  private List<PgnLine> variations(Position position, int depth) {
    boolean some = depth < DEEPEST && random.nextInt(8) == 0;
    return some
        ? List.of(variation(position, 1 + random.nextInt(6), depth), variation(position, 1, depth))
        : List.of();
  }

  private PgnLine variation(Position position, int plies, int depth) {
    return line(position, plies, depth + 1).withBehind(comments());
  }

  private List<Integer> nags() {
    return random.nextInt(5) == 0 ? List.of(1 + random.nextInt(139)) : List.of();
  }

  private List<PgnComment> comments() {
    return random.nextInt(5) == 0 ? List.of(new PgnComment(words())) : List.of();
  }

  private String words() {
    List<String> words = new ArrayList<>();
    for (int count = random.nextInt(12); count >= 0; count--) {
      words.add(WORDS.get(random.nextInt(WORDS.size())));
    }
    return String.join(" ", words);
  }
}
