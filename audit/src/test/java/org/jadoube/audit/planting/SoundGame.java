package org.jadoube.audit.planting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.san.San;

/// A game without faults: random moves in which no position came up three times, no draw could be
/// claimed and nothing ended.
///
/// @param tags its tags in order
/// @param positions the position at the start and after each move
/// @param moves its moves as written
/// @param comments the comment after each move; empty where there is none
public record SoundGame(
    Map<String, String> tags, List<Position> positions, List<String> moves, List<String> comments) {
  private static final int FEWEST_PLIES = 24;
  private static final int MOST_PLIES = 60;
  private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2");
  private static final int FEWEST_MEN = 10;

  static SoundGame of(int number, RandomGenerator random) {
    SoundGame game = start(number, Position.standard());
    int plies = random.nextInt(FEWEST_PLIES, MOST_PLIES);
    while (game.moves.size() < plies) {
      if (!game.playAny(random)) {
        return of(number, random);
      }
    }
    game.tags.put("Result", RESULTS.get(random.nextInt(RESULTS.size())));
    return game;
  }

  /// A game without moves from that start.
  static SoundGame start(int number, Position start) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "Open " + number % 17);
    tags.put("Site", "Ljubljana");
    tags.put("Date", "20" + (24 + number % 2) + ".0" + (1 + number % 9) + "." + (10 + number % 18));
    tags.put("Round", Integer.toString(1 + number % 9));
    tags.put("White", "Player" + letters(2 * number) + ", Anna");
    tags.put("Black", "Player" + letters(2 * number + 1) + ", Boris");
    tags.put("Result", "1-0");
    return new SoundGame(
        tags, new ArrayList<>(List.of(start)), new ArrayList<>(), new ArrayList<>());
  }

  private static String letters(int number) {
    StringBuilder letters = new StringBuilder();
    for (int left = number; left > 0; left /= 26) {
      letters.append((char) ('a' + left % 26));
    }
    return letters.toString();
  }

  /// Plays a random move that keeps the game sound; false if there is none.
  private boolean playAny(RandomGenerator random) {
    List<Move> moves = new ArrayList<>(end().legalMoves());
    Collections.shuffle(moves, random);
    for (Move move : moves) {
      Position next = end().play(move);
      boolean goesOn = next.legalMoveCount() > 0 && next.board().occupied().size() >= FEWEST_MEN;
      if (goesOn && Collections.frequency(positions, next) == 0) {
        play(move);
        return true;
      }
    }
    return false;
  }

  /// The position after the last move.
  Position end() {
    return positions.getLast();
  }

  int plies() {
    return moves.size();
  }

  void play(Move move) {
    moves.add(San.write(end(), move));
    comments.add("");
    positions.add(end().play(move));
  }

  /// Plays a move in standard algebraic notation.
  void play(String san) {
    play(San.read(end(), san).orThrow());
  }

  /// Its first so many plies.
  SoundGame first(int plies) {
    return new SoundGame(
        new LinkedHashMap<>(tags),
        new ArrayList<>(positions.subList(0, plies + 1)),
        new ArrayList<>(moves.subList(0, plies)),
        new ArrayList<>(comments.subList(0, plies)));
  }

  SoundGame with(String tag, String value) {
    tags.put(tag, value);
    return this;
  }

  SoundGame without(String tag) {
    tags.remove(tag);
    return this;
  }

  /// Adds a remark after the last move.
  SoundGame remark(String comment) {
    comments.set(plies() - 1, comment);
    return this;
  }

  /// As PGN, with that result after the moves.
  String pgn(String result) {
    StringBuilder pgn = new StringBuilder();
    tags.forEach((name, value) -> pgn.append("[" + name + " \"" + value + "\"]\n"));
    for (int ply = 0; ply < moves.size(); ply++) {
      pgn.append(ply % 8 == 0 ? '\n' : ' ').append(moves.get(ply));
      if (!comments.get(ply).isEmpty()) {
        pgn.append(" {").append(comments.get(ply)).append('}');
      }
    }
    return pgn.append('\n').append(result).append("\n\n").toString();
  }

  String pgn() {
    return pgn(result());
  }

  String result() {
    return tags.getOrDefault("Result", "*");
  }
}
