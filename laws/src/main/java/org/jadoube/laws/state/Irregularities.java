package org.jadoube.laws.state;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardFact;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.game.Ply;

/// The uncorrected irregularities of a game, and how often there were some.
///
/// @param unfound completed illegal moves that nobody has noticed, earliest first
/// @param broken the latest move that breaks touch-move
/// @param foundWhite how many illegal moves by White have been found
/// @param foundBlack how many illegal moves by Black
/// @param start the irregularities when the game began
/// @param awaited whether the arbiter is waiting to see whether an illegal position disappears
/// @param stood the latest illegal move that can no longer be claimed
/// @param agreed the players who have agreed to correct it
public record Irregularities(
    List<Unfound> unfound,
    Optional<Broken> broken,
    int foundWhite,
    int foundBlack,
    Start start,
    boolean awaited,
    Optional<Unfound> stood,
    Set<Colour> agreed) {
  static final Irregularities NONE =
      new Irregularities(
          List.of(), Optional.empty(), 0, 0, Start.RIGHT, false, Optional.empty(), Set.of());

  /// An illegal move on the board.
  ///
  /// @param before the ply to go back to
  /// @param binding the player's obligations for the move that replaces it
  /// @param gained the increment gained by pressing
  /// @param completed whether the clock has been pressed; if not, the opponent replied before that
  public record Unfound(
      Colour by, int before, Binding binding, Duration gained, Misplay what, boolean completed) {

    /// The fact on which a ruling about it rests before the clock is pressed.
    public BoardFact.Unpressed unpressed() {
      return new BoardFact.Unpressed(by, what.kind(), what.attempt(), what.breaches());
    }

    private Unfound completed(Colour player, Duration increment) {
      return by == player && !completed
          ? new Unfound(by, before, binding, increment, what, true)
          : this;
    }

    /// The fact on which a ruling about it rests.
    public BoardFact.Misplayed misplayed() {
      return new BoardFact.Misplayed(by, before, what.kind(), what.attempt(), what.breaches());
    }
  }

  /// A move that the pieces touched, or something else, do not allow.
  ///
  /// @param before the ply to go back to
  /// @param touched the squares of the pieces touched, in order
  /// @param binding the player's obligations for the move that replaces it
  /// @param asked who has asked for a ruling on it
  /// @param objectionLost whether the opponent can no longer object to it
  public record Broken(
      Colour by,
      int before,
      List<Square> touched,
      Binding binding,
      Rule rule,
      Set<Colour> asked,
      boolean objectionLost) {
    private Broken askedBy(Colour player) {
      Set<Colour> more = EnumSet.of(player);
      more.addAll(asked);
      return new Broken(by, before, touched, binding, rule, Set.copyOf(more), objectionLost);
    }

    private Broken withoutObjection() {
      return new Broken(by, before, touched, binding, rule, asked, true);
    }

    /// Whether `player` may still object to it.
    public boolean isOpenTo(Colour player) {
      return player == by || !objectionLost;
    }
  }

  /// The irregularities when the game began.
  ///
  /// @param keptColours whether the colours were reversed and have been left like that so far
  public record Start(boolean position, boolean board, boolean colours, boolean keptColours) {
    static final Start RIGHT = new Start(false, false, false, false);
  }

  /// Whether the next move will change nothing here.
  public boolean isQuiet() {
    return unfound.isEmpty() && broken.filter(move -> !move.objectionLost()).isEmpty() && !awaited;
  }

  /// Whether the latest ply, `ply`, is only a press of the clock by `player`.
  public boolean isOnlyPressedBy(Colour player, Ply ply) {
    return onlyPressed(player, ply.number() - 1).isPresent();
  }

  /// The press of the clock by `player` in the position after ply `before`, without a move.
  Optional<Unfound> onlyPressed(Colour player, int before) {
    return unfound.stream()
        .filter(each -> each.by() == player && each.before() == before)
        .filter(each -> each.what().kind() == Misplay.Kind.NOTHING_MOVED)
        .reduce((_, later) -> later);
  }

  public int found(Colour by) {
    return by == Colour.WHITE ? foundWhite : foundBlack;
  }

  Irregularities with(Unfound move) {
    List<Unfound> more = Stream.concat(unfound.stream(), Stream.of(move)).toList();
    return new Irregularities(more, broken, foundWhite, foundBlack, start, awaited, stood, agreed);
  }

  /// The clock is pressed for the latest move of `by`, or the move is completed in another way.
  Irregularities completed(Colour by, Duration increment) {
    List<Unfound> all = unfound.stream().map(each -> each.completed(by, increment)).toList();
    return all.equals(unfound)
        ? this
        : new Irregularities(all, broken, foundWhite, foundBlack, start, awaited, stood, agreed);
  }

  Irregularities withBroken(Optional<Broken> broken) {
    return new Irregularities(
        unfound, broken, foundWhite, foundBlack, start, awaited, stood, agreed);
  }

  /// A player asks for a ruling on the move that breaks touch-move.
  Irregularities asked(Colour by) {
    return withBroken(broken.map(move -> move.askedBy(by)));
  }

  /// The opponent of the player who broke touch-move can no longer object to it.
  Irregularities objectionLost() {
    return withBroken(broken.map(Broken::withoutObjection));
  }

  /// A player has moved again: nobody intervenes any more because the previous move broke
  /// touch-move.
  Irregularities movedAgain(Colour by) {
    return broken.filter(move -> move.by() == by).isPresent() ? withBroken(Optional.empty()) : this;
  }

  /// One more illegal move by that player has been found.
  Irregularities counted(Colour by) {
    return new Irregularities(
        unfound,
        broken,
        foundWhite + (by == Colour.WHITE ? 1 : 0),
        foundBlack + (by == Colour.BLACK ? 1 : 0),
        start,
        awaited,
        stood,
        agreed);
  }

  /// Forgets everything after `ply`.
  Irregularities backTo(int ply) {
    List<Unfound> earlier = unfound.stream().filter(each -> each.before() < ply).toList();
    return new Irregularities(
        earlier,
        Optional.empty(),
        foundWhite,
        foundBlack,
        start,
        false,
        Optional.empty(),
        Set.of());
  }

  /// One player's illegal moves stand from now on.
  Irregularities standing(Colour by) {
    List<Unfound> others = unfound.stream().filter(each -> each.by() != by).toList();
    Optional<Unfound> latest =
        unfound.stream().filter(each -> each.by() == by).reduce((_, later) -> later);
    return new Irregularities(
        others, broken, foundWhite, foundBlack, start, awaited, latest, Set.of());
  }

  Irregularities with(Start start) {
    return new Irregularities(
        unfound, broken, foundWhite, foundBlack, start, awaited, stood, agreed);
  }

  /// A player agrees to correct the move that stands.
  Irregularities agreed(Colour by) {
    Set<Colour> more = EnumSet.of(by);
    more.addAll(agreed);
    return new Irregularities(
        unfound, broken, foundWhite, foundBlack, start, awaited, stood, Set.copyOf(more));
  }

  /// The board is now placed correctly.
  Irregularities boardTurned() {
    return with(new Start(start.position(), false, start.colours(), start.keptColours()));
  }

  /// The colours stay as they are.
  Irregularities coloursStay() {
    return with(new Start(start.position(), start.board(), false, true));
  }

  Irregularities awaited(boolean awaited) {
    return new Irregularities(
        unfound, broken, foundWhite, foundBlack, start, awaited, stood, agreed);
  }
}
