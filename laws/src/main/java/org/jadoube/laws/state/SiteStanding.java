package org.jadoube.laws.state;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
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
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Misplay;
import org.jadoube.laws.game.Ply;

/// The effect of board and clock events on a game's standing.
final class SiteStanding {
  /// The rules cited when an assistant's hands do something they have no right to.
  private static final Set<Rule> WITHOUT_RIGHT =
      Set.of(Rule.MOVE_MADE, Rule.ASSISTANT_OF_SIGHTED_PLAYER);

  private SiteStanding() {}

  static Standing after(BoardEvent event, Standing state) {
    Site site = state.site();
    Table table = site.table();
    Handling hands = hands(state);
    return switch (event) {
      case BoardEvent.PieceTouched touched ->
          isInTurn(touched, touched.by(), state)
              ? with(state, table.touching(touched.square()))
              : state;
      case BoardEvent.PieceLifted lifted -> with(state, lifted(lifted, hands, state));
      case BoardEvent.PiecePlaced placed -> with(state, placed(placed, hands, state));
      case BoardEvent.PieceReleased released -> with(state, released(released, hands, state));
      case BoardEvent.MoveTakenBack back -> takenBack(back, state);
      case BoardEvent.IllegalMoveAnswered answered -> answered(answered, state);
      case BoardEvent.ContactExcused excused -> excused(table.excusing(excused.square()), state);
      case BoardEvent.PieceDisplaced moved -> with(state, hands.displacing(moved));
      case BoardEvent.PiecesPutBack back -> putBack(back, state);
      case BoardEvent.DisplacementOverlooked overlooked -> overlooked(overlooked, state);
      case BoardEvent.BoardSetUp setUp -> setUp(setUp, state);
      case BoardEvent.TouchMoveBroken broken -> broken(broken, state);
      case BoardEvent.ObjectionRightLost _ ->
          state.with(site.with(site.irregularities().objectionLost()));
      case BoardEvent.RulingAsked asked ->
          state.with(site.with(site.irregularities().asked(asked.by())));
      case BoardEvent.IllegalMoveCompleted completed -> completed(completed, state);
      case BoardEvent.PawnReplaced replaced -> replaced(replaced, state);
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

  private static Handling hands(Standing state) {
    return new Handling(state.site().table(), state.ply());
  }

  private static boolean isInTurn(Colour player, Standing state) {
    return player == state.ply().turn();
  }

  /// Whether the player having the move did it, and not an assistant without the right.
  private static boolean isInTurn(BoardEvent event, Colour player, Standing state) {
    return isInTurn(player, state) && !WITHOUT_RIGHT.contains(event.citation().rule());
  }

  /// The table once a piece is lifted. Touching binds only the player having the move, and not with
  /// a piece off its square.
  private static Table lifted(BoardEvent.PieceLifted lifted, Handling hands, Standing state) {
    return isInTurn(lifted, lifted.by(), state) && !hands.table().isDisplaced(lifted.square())
        ? hands.lifting(lifted)
        : hands.straying(lifted);
  }

  private static Table placed(BoardEvent.PiecePlaced placed, Handling hands, Standing state) {
    if (hands.table().isHeld(placed.by(), placed.piece())) {
      return hands.straying(placed);
    }
    return placed.fresh() && !isInTurn(placed, placed.by(), state)
        ? hands.adding(placed)
        : hands.placing(placed);
  }

  private static Table released(BoardEvent.PieceReleased released, Handling hands, Standing state) {
    Table table = hands.table();
    if (!table.held().contains(released.square())) {
      return table; // it had only been touched, or the clock was pressed with the hand still on it
    }
    return isInTurn(released.by(), state) && !table.isDisplaced(released.square())
        ? hands.releasing(new Placed(released.piece(), released.square()))
        : hands.lettingGo(released.square());
  }

  /// The player has the move again, and is bound by the acts for the move taken back.
  private static Standing takenBack(BoardEvent.MoveTakenBack event, Standing state) {
    Site site = state.site();
    Optional<Irregularities.Broken> own =
        site.irregularities().broken().filter(broken -> broken.by() == event.by());
    Optional<Attempt> declared = own.flatMap(broken -> broken.binding().declared());
    Site after = site.with(site.table().takenBack(event.by(), state.ply()));
    return state
        .with(state.ply().previous().orElseThrow())
        .with(
            own.isPresent()
                ? after.with(site.irregularities().withBroken(Optional.empty()))
                : after)
        .with(declared.map(state.pending()::boundTo).orElse(state.pending()));
  }

  /// The opponent has the move, as if the illegal one had been made.
  private static Standing answered(BoardEvent.IllegalMoveAnswered event, Standing state) {
    Irregularities.Unfound unfound =
        new Irregularities.Unfound(
            event.by(),
            state.ply().number(),
            Binding.of(state.site().table(), state.pending()),
            Duration.ZERO,
            event.what(),
            false);
    Ply ply = state.ply().left(left(event.what(), event.by(), state.ply()));
    return state
        .with(ply)
        .with(
            new Site(
                state.site().table().afterMove(event.by(), false, ply),
                state.site().irregularities().with(unfound),
                state.site().presence(),
                state.site().aside()))
        .with(state.pending().afterMove());
  }

  /// Play goes on from the pieces as they lie.
  private static Standing overlooked(BoardEvent.DisplacementOverlooked event, Standing state) {
    Ply ply = state.ply();
    Setup before = ply.astray().orElseGet(() -> Setup.of(ply.position()));
    Setup lying = standing(event.board(), before, ply.turn());
    return with(state, state.site().table().overlooking(event.by()))
        .with(ply.mislaid(lying, event.since()));
  }

  private static Standing putBack(BoardEvent.PiecesPutBack event, Standing state) {
    return event
        .ply()
        .map(ply -> backTo(ply, event.at(), state))
        .map(back -> back.with(back.ply().right()))
        .orElseGet(() -> with(state, hands(state).putBack(event.by())));
  }

  /// Contact that was accidental has done nothing, unless other pieces were also touched.
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
              ? completed(pressed.by(), increment(pressed.by(), pressed.at(), clock), state)
                  .with(clock.pressed(pressed.by(), pressed.at()))
              : state.with(clock.handedOver(pressed.by().opposite(), pressed.at()));
      case ClockEvent.MoveCompleted completed ->
          completed(completed.by(), Duration.ZERO, state)
              .with(clock.completedSilently(completed.by(), completed.at()));
      case ClockEvent.ClockMishandled _, ClockEvent.PressedWithoutEffect _ -> state;
      case ClockEvent.TurnKept kept -> turnKept(kept, state);
      case ClockEvent.PlayerArrived arrived ->
          state.with(site.with(site.presence().arrived(arrived.by())));
      case ClockEvent.PlayerAdmitted admitted ->
          state.with(site.with(site.presence().admitted(admitted.player())));
    };
  }

  /// The increment gained by a press that stops the player's own clock.
  private static Duration increment(Colour by, Instant at, ChessClock clock) {
    return clock.turn() == by ? clock.increment(at) : Duration.ZERO;
  }

  /// The press no longer counts as a ply or a completed move, and the player's obligations before
  /// it remain.
  private static Standing turnKept(ClockEvent.TurnKept kept, Standing state) {
    int counted = state.clock().face(kept.by()).period().completed() - 1;
    Ply before = state.ply().previous().orElseThrow();
    Binding binding =
        state
            .site()
            .irregularities()
            .onlyPressed(kept.by(), before.number())
            .map(Irregularities.Unfound::binding)
            .orElse(Binding.NOTHING);
    return with(state, state.site().table().bound(binding).turnKept(kept.by()))
        .with(before)
        .with(binding.declared().map(state.pending()::boundTo).orElse(state.pending()))
        .with(state.clock().counted(kept.by(), Math.max(0, counted), kept.at()));
  }

  private static Standing completed(Colour by, Duration increment, Standing state) {
    Site site = state.site();
    return state.with(
        site.with(site.table().completed(by)).with(site.irregularities().completed(by, increment)));
  }

  private static Standing broken(BoardEvent.TouchMoveBroken event, Standing state) {
    Irregularities.Broken broken =
        new Irregularities.Broken(
            event.by(),
            state.ply().number() - 1,
            event.squares(),
            binding(event, state),
            event.citation().rule(),
            Set.of(),
            false);
    Site site = state.site();
    return state.with(site.with(site.irregularities().withBroken(Optional.of(broken))));
  }

  private static Binding binding(BoardEvent.TouchMoveBroken event, Standing state) {
    List<Placed> released =
        state.site().table().before().map(table -> released(event, table, state)).orElse(List.of());
    return new Binding(event.squares(), released, event.declared());
  }

  /// The released pieces that bind: not those of the move that broke the rules, unless it was the
  /// king's part of the castling announced.
  private static List<Placed> released(
      BoardEvent.TouchMoveBroken event, Table table, Standing state) {
    Ply ply = state.ply();
    List<Placed> wrong =
        ply.made().map(made -> Placed.by(made.by(), made.move())).orElseGet(List::of);
    Stream<Placed> earlier =
        Stream.concat(
            table.made().stream(), table.released().stream().filter(each -> !wrong.contains(each)));
    Stream<Placed> announced =
        event.citation().rule() == Rule.KING_RELEASED_TO_CASTLE
            ? table.castling().stream()
                .flatMap(side ->
                    new Attempt.Castle(side).in(ply.previous().orElseThrow().position()).stream())
                .flatMap(castling -> Placed.by(event.by(), castling).stream())
            : Stream.of();
    return Stream.concat(earlier, announced).distinct().toList();
  }

  /// Play continues from the board as it is, right or wrong.
  private static Standing setUp(BoardEvent.BoardSetUp event, Standing state) {
    Setup right = Setup.of(state.ply().position());
    boolean wrong = !event.board().equals(right.board());
    Irregularities.Start start =
        new Irregularities.Start(wrong, event.boardTurned(), event.coloursReversed(), false);
    Irregularities irregularities = state.site().irregularities();
    Standing noted =
        start.equals(irregularities.start())
            ? state
            : state.with(state.site().with(irregularities.with(start)));
    return wrong ? noted.with(Ply.start(standing(event.board(), right, right.turn()))) : noted;
  }

  private static Standing completed(BoardEvent.IllegalMoveCompleted event, Standing state) {
    Standing done =
        event.what().kind() == Misplay.Kind.TWO_HANDS ? made(event, state) : left(event, state);
    return done.with(state.clock().pressed(event.by(), event.at()));
  }

  /// The standing after a legal move that counts as illegal; the opponent may have replied to it.
  private static Standing made(BoardEvent.IllegalMoveCompleted event, Standing state) {
    Ply ply = state.ply().turn() == event.by() ? state.ply().previous().orElseThrow() : state.ply();
    Site site = state.site();
    Irregularities.Unfound unfound =
        unfound(event, ply.number() - 1, Binding.ofMade(ply), state.clock());
    return state.with(
        site.with(site.table().completed(event.by())).with(site.irregularities().with(unfound)));
  }

  private static Standing left(BoardEvent.IllegalMoveCompleted event, Standing state) {
    Ply ply = state.ply().left(left(event.what(), event.by(), state.ply()));
    Site site = state.site();
    Irregularities.Unfound unfound =
        unfound(
            event, state.ply().number(), Binding.of(site.table(), state.pending()), state.clock());
    return state
        .with(ply)
        .with(
            site.with(afterPress(event.what(), event.by(), site.table(), state.ply(), ply))
                .with(site.irregularities().movedAgain(event.by()).with(unfound)))
        .with(state.pending().afterMove());
  }

  /// The table after a press; after one without a move there may be a piece in the hand.
  private static Table afterPress(Misplay what, Colour by, Table table, Ply before, Ply after) {
    return what.kind() == Misplay.Kind.NOTHING_MOVED
        ? table.pressedTooEarly(before)
        : table.afterMove(by, true, after);
  }

  private static Irregularities.Unfound unfound(
      BoardEvent.IllegalMoveCompleted event, int before, Binding binding, ChessClock clock) {
    return new Irregularities.Unfound(
        event.by(), before, binding, increment(event.by(), event.at(), clock), event.what(), true);
  }

  private static Setup left(Misplay what, Colour by, Ply ply) {
    Setup before = ply.astray().orElseGet(() -> Setup.of(ply.position()));
    return standing(what.left(), before, by.opposite());
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
        .with(site.with(Table.CLEAR).with(site.irregularities().backTo(number)));
  }

  /// The game goes back to the pawn's move, which is now a promotion. The clocks stay as they are,
  /// because the ruling that follows ends the game.
  private static Standing replaced(BoardEvent.PawnReplaced event, Standing state) {
    Event.MoveMade made =
        new Event.MoveMade(
            event.at(),
            event.citation(),
            event.by(),
            event.move(),
            Completion.PRESSED,
            event.times());
    Standing before = backTo(event.before(), event.at(), state);
    return before.with(before.ply().next(made)).with(state.clock());
  }

  private static int madeSince(Ply earlier, Ply later, Colour colour) {
    int plies = later.number() - earlier.number();
    return earlier.turn() == colour ? (plies + 1) / 2 : plies / 2;
  }

  private static int uncompleted(Table table, Colour colour) {
    return table.uncompleted().contains(colour) ? 1 : 0;
  }
}
