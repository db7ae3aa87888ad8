package org.jadoube.laws.state;

import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.clock.ChessClock;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.game.Ply;

/// The effect of board and clock events on a game's standing.
final class SiteStanding {
  private SiteStanding() {}

  static Standing after(BoardEvent event, Standing state) {
    Site site = state.site();
    Table table = site.table();
    return switch (event) {
      case BoardEvent.PieceTouched touched -> with(state, table.touching(touched.square()));
      case BoardEvent.PieceLifted lifted -> with(state, table.lifting(lifted, state.ply()));
      case BoardEvent.PiecePlaced placed -> with(state, table.placing(placed, state.ply()));
      case BoardEvent.PieceReleased released -> with(state, table.releasing(released.square()));
      case BoardEvent.ContactExcused excused -> excused(table.excusing(excused.square()), state);
      case BoardEvent.PieceDisplaced moved -> with(state, table.displacing(moved, state.ply()));
      case BoardEvent.PiecesPutBack back -> with(state, table.putBack(back.by(), state.ply()));
      case BoardEvent.BoardSetUp setUp -> setUp(setUp, state);
      case BoardEvent.TouchMoveBroken broken -> broken(broken, state);
      case BoardEvent.ObjectionRightLost _ ->
          state.with(site.with(site.irregularities().withBroken(Optional.empty())));
      case BoardEvent.RulingAsked asked ->
          state.with(site.with(site.irregularities().asked(asked.by())));
      case BoardEvent.IllegalMoveCompleted completed -> completed(completed, state);
      case BoardEvent.IllegalMoveStands stands ->
          state.with(site.with(site.irregularities().standing(stands.by())));
      case BoardEvent.CorrectionAgreed agreed ->
          state.with(site.with(site.irregularities().agreed(agreed.by())));
      case BoardEvent.IllegalPositionSeen _ ->
          state.with(site.with(site.irregularities().awaited(true)));
      case BoardEvent.IllegalPositionGone _ ->
          state.with(site.with(site.irregularities().awaited(false)));
      case BoardEvent.PiecesAdjusted _ -> state;
    };
  }

  /// Contact that was accidental has done nothing, unless other pieces were touched as well.
  private static Standing excused(Table table, Standing state) {
    Standing excused = with(state, table);
    return table.touched().isEmpty() ? excused.with(excused.pending().untouched()) : excused;
  }

  private static Standing with(Standing state, Table table) {
    return state.with(state.site().with(table));
  }

  static Standing after(ClockEvent event, Standing state) {
    ChessClock clock = state.clock();
    Site site = state.site();
    return switch (event) {
      case ClockEvent.ClockPressed pressed ->
          pressed.completes()
              ? with(
                  state.with(clock.pressed(pressed.by(), pressed.at())),
                  completed(pressed.by(), site))
              : state.with(clock.handedOver(pressed.by().opposite(), pressed.at()));
      case ClockEvent.MoveCompleted completed ->
          with(
              state.with(clock.completedSilently(completed.by(), completed.at())),
              completed(completed.by(), site));
      case ClockEvent.ClockMishandled _ -> state;
      case ClockEvent.TurnKept kept -> turnKept(kept, state);
      case ClockEvent.PlayerArrived arrived ->
          state.with(site.with(site.presence().arrived(arrived.by())));
      case ClockEvent.PlayerAdmitted admitted ->
          state.with(site.with(site.presence().admitted(admitted.player())));
    };
  }

  /// The press no longer counts as a ply or a completed move.
  private static Standing turnKept(ClockEvent.TurnKept kept, Standing state) {
    int counted = state.clock().face(kept.by()).period().completed() - 1;
    return state
        .with(state.ply().previous().orElseThrow())
        .with(state.clock().counted(kept.by(), Math.max(0, counted), kept.at()));
  }

  private static Table completed(Colour by, Site site) {
    return site.table().completed(by);
  }

  private static Standing broken(BoardEvent.TouchMoveBroken event, Standing state) {
    Irregularities.Broken broken =
        new Irregularities.Broken(
            event.by(),
            state.ply().number() - 1,
            event.squares(),
            event.citation().rule(),
            Set.of());
    Site site = state.site();
    return state.with(site.with(site.irregularities().withBroken(Optional.of(broken))));
  }

  /// Play continues from the board as it is, right or wrong.
  private static Standing setUp(BoardEvent.BoardSetUp event, Standing state) {
    Setup right = Setup.of(state.ply().position());
    boolean wrong = !event.board().equals(right.board());
    Irregularities.Start start =
        new Irregularities.Start(wrong, event.boardTurned(), event.coloursReversed());
    Irregularities irregularities = state.site().irregularities();
    Standing noted =
        start.equals(irregularities.start())
            ? state
            : state.with(state.site().with(irregularities.with(start)));
    return wrong ? noted.with(Ply.start(standing(event.board(), right, right.turn()))) : noted;
  }

  private static Standing completed(BoardEvent.IllegalMoveCompleted event, Standing state) {
    boolean made = event.what().kind() == Misplay.Kind.TWO_HANDS;
    Ply ply = state.ply();
    Irregularities.Unfound unfound =
        new Irregularities.Unfound(
            event.by(),
            made ? ply.number() - 1 : ply.number(),
            made ? ply.touched(event.by()) : state.site().table().touched(),
            state.clock().increment(event.at()),
            event.what());
    return state
        .with(made ? ply : ply.left(left(event, ply)))
        .with(state.clock().pressed(event.by(), event.at()))
        .with(
            new Site(
                state.site().table().afterMove(event.by(), true),
                state.site().irregularities().with(unfound),
                state.site().presence()))
        .with(state.pending().afterMove());
  }

  private static Setup left(BoardEvent.IllegalMoveCompleted event, Ply ply) {
    Setup before = ply.astray().orElseGet(() -> Setup.of(ply.position()));
    return standing(event.what().left(), before, event.by().opposite());
  }

  /// A board with castling rights only for kings and rooks that have not moved: pieces that began
  /// on a wrong square cannot castle ([Rule#NO_CASTLING_WITH_MISPLACED_KING],
  /// [Rule#NO_CASTLING_WITH_MISPLACED_ROOK]).
  private static Setup standing(Board board, Setup before, Colour turn) {
    Set<Square> rooks =
        before.castlingRooks().stream()
            .filter(rook -> board.at(rook).equals(before.board().at(rook)))
            .filter(rook -> kingStands(before.board().at(rook), board, before.board()))
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Square.class)));
    return new Setup(board, turn, rooks, Optional.empty(), 0, before.moveNumber());
  }

  private static boolean kingStands(Optional<Piece> rook, Board board, Board before) {
    return rook.map(Piece::colour)
        .map(colour -> Piece.of(colour, Role.KING))
        .filter(king -> board.squares(king).equals(before.squares(king)))
        .isPresent();
  }

  /// Goes back to an earlier ply. If a clock is running, it will be that of the player to move
  /// there.
  static Standing backTo(int number, Instant at, Standing state) {
    Ply ply = state.ply().at(number);
    Site site = state.site();
    ChessClock clock = state.clock().handedOver(ply.turn(), at);
    for (Colour colour : Colour.values()) {
      int undone = madeSince(ply, state.ply(), colour) - uncompleted(site.table(), colour);
      int completed = clock.face(colour).period().completed();
      clock = clock.counted(colour, Math.max(0, completed - Math.max(0, undone)), at);
    }
    return state
        .with(ply)
        .with(clock)
        .with(Pending.NOTHING.with(state.pending().offers().afterMove()))
        .with(state.proceedings().backTo(number))
        .with(new Site(Table.CLEAR, site.irregularities().backTo(number), site.presence()));
  }

  private static int madeSince(Ply earlier, Ply later, Colour colour) {
    int plies = later.number() - earlier.number();
    return earlier.turn() == colour ? (plies + 1) / 2 : plies / 2;
  }

  private static int uncompleted(Table table, Colour colour) {
    return table.uncompleted().contains(colour) ? 1 : 0;
  }
}
