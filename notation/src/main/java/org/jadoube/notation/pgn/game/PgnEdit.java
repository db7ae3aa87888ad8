package org.jadoube.notation.pgn.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jadoube.chess.Position;

/// Edits of games as trees of moves. Each returns another game. A path that leads nowhere is a bug
/// of the caller: [IndexOutOfBoundsException].
///
/// ```java
/// PgnGame game = PgnGame.all("1. e4 e5 *").getFirst();
/// PgnGame rated =
///     PgnEdit.changed(game, PgnPath.to(0), move -> move.withNags(List.of(1)));
/// PgnEdit.move(rated, PgnPath.to(0)).nags(); // => [1]
/// ```
///
/// @since 0.1.0
public final class PgnEdit {
  private PgnEdit() {}

  /// The move at the end of `path`.
  public static PgnMove move(PgnGame game, PgnPath path) {
    PgnLine line = game.line();
    for (PgnPath.Branch branch : path.branches()) {
      line = line.moves().get(branch.ply()).variations().get(branch.variation());
    }
    return line.moves().get(path.ply());
  }

  /// The position in which the move at the end of `path` is played. The path may also end after the
  /// last move of a line.
  public static Position position(PgnGame game, PgnPath path) {
    Position position = game.startPosition();
    PgnLine line = game.line();
    for (PgnPath.Branch branch : path.branches()) {
      position = line.position(position, branch.ply());
      line = line.moves().get(branch.ply()).variations().get(branch.variation());
    }
    return line.position(position, path.ply());
  }

  /// The game with `change` applied to the move at the end of `path`, which should keep the move
  /// itself.
  public static PgnGame changed(PgnGame game, PgnPath path, UnaryOperator<PgnMove> change) {
    return changedLine(game, path, line -> changed(line, path.ply(), change));
  }

  /// The game with `change` applied to the line in which `path` ends. The new line may have more
  /// moves, which must be legal there, or other comments before the first one.
  public static PgnGame changedLine(PgnGame game, PgnPath path, UnaryOperator<PgnLine> change) {
    return game.mapLine(line -> inLine(line, path.branches(), change));
  }

  /// The game with one more variation on the move at the end of `path`. Its moves must be legal
  /// there.
  public static PgnGame withVariation(PgnGame game, PgnPath path, PgnLine variation) {
    return changed(game, path, move -> move.withVariations(with(move.variations(), variation)));
  }

  /// The game without that variation on the move at the end of `path`. Comments after it stay,
  /// since they lead on to the next move.
  public static PgnGame withoutVariation(PgnGame game, PgnPath path, int variation) {
    return changed(game, path, move -> without(move, variation));
  }

  private static PgnMove without(PgnMove move, int variation) {
    List<PgnLine> all = move.variations();
    PgnMove before =
        move.withVariations(all.subList(0, variation)).commentedLast(all.get(variation).behind());
    List<PgnLine> left = new ArrayList<>(before.variations());
    left.addAll(all.subList(variation + 1, all.size()));
    return before.withVariations(left);
  }

  /// The game without the move at the end of `path` and all moves after it in its line.
  public static PgnGame cutFrom(PgnGame game, PgnPath path) {
    return changedLine(game, path, line -> line.cut(path.ply()));
  }

  /// The game in which a variation on the move at the end of `path` has become the line. The old
  /// line becomes a variation on its first move, ahead of all others. The variation must not be
  /// empty.
  public static PgnGame promoted(PgnGame game, PgnPath path, int variation) {
    return changedLine(game, path, line -> promoted(line, path.ply(), variation));
  }

  private static PgnLine promoted(PgnLine line, int ply, int variation) {
    PgnMove played = line.moves().get(ply);
    PgnLine chosen = played.variations().get(variation);
    List<PgnMove> demoted = new ArrayList<>(line.moves().subList(ply, line.moves().size()));
    demoted.set(0, played.withVariations(List.of()));
    List<PgnLine> others = new ArrayList<>(without(played.variations(), variation));
    others.addFirst(new PgnLine(List.of(), demoted, line.unread(), chosen.behind()));
    PgnLine before = line.cut(ply).commentedLast(chosen.comments());
    List<PgnMove> moves = new ArrayList<>(before.moves());
    moves.addAll(changed(chosen, 0, first -> withFirst(first, others)).moves());
    return new PgnLine(before.comments(), moves, chosen.unread(), line.behind());
  }

  private static PgnMove withFirst(PgnMove move, List<PgnLine> variations) {
    List<PgnLine> all = new ArrayList<>(variations);
    all.addAll(move.variations());
    return move.withVariations(all);
  }

  private static PgnLine changed(PgnLine line, int ply, UnaryOperator<PgnMove> change) {
    List<PgnMove> moves = new ArrayList<>(line.moves());
    moves.set(ply, change.apply(moves.get(ply)));
    return line.withMoves(moves);
  }

  private static PgnLine inLine(
      PgnLine line, List<PgnPath.Branch> way, UnaryOperator<PgnLine> change) {
    if (way.isEmpty()) {
      return change.apply(line);
    }
    PgnPath.Branch branch = way.getFirst();
    List<PgnPath.Branch> rest = way.subList(1, way.size());
    return changed(
        line,
        branch.ply(),
        move -> {
          List<PgnLine> variations = new ArrayList<>(move.variations());
          variations.set(
              branch.variation(), inLine(variations.get(branch.variation()), rest, change));
          return move.withVariations(variations);
        });
  }

  private static <T> List<T> with(List<T> list, T item) {
    List<T> more = new ArrayList<>(list);
    more.add(item);
    return more;
  }

  private static <T> List<T> without(List<T> list, int index) {
    List<T> fewer = new ArrayList<>(list);
    fewer.remove(index);
    return fewer;
  }
}
