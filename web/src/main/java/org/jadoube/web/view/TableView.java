package org.jadoube.web.view;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.game.Scoresheet;
import org.jadoube.laws.game.TableTop;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.view.GameView.StatementView;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// The table of a game played over the board: where the pieces really stand, perhaps in the middle
/// of a move, or after an illegal one that nobody has noticed.
///
/// @param board the pieces on the board, as in FEN's first field
/// @param inHand the pieces that have been lifted and not put back, captured ones among them
/// @param held the squares of pieces that have been placed and not released
/// @param touched the squares of the pieces that the player having the move has touched, in order
/// @param promotion the new piece that has been chosen for good
/// @param bound the moves that a wrong claim, or the pieces touched and released, leave to the
///   player having the move; absent if these are all legal moves
/// @param toPress the players who have made a move and not pressed the clock
/// @param displaced the pieces that are not where they belong
/// @param scoresheets the players' scoresheets
public record TableView(
    String board,
    List<InHand> inHand,
    List<String> held,
    List<String> touched,
    @NameOf(Role.class) Optional<String> promotion,
    Optional<StatementView> bound,
    List<String> toPress,
    List<Displaced> displaced,
    ScoresheetsView scoresheets) {
  public TableView {
    inHand = List.copyOf(inHand);
    held = List.copyOf(held);
    touched = List.copyOf(touched);
    toPress = List.copyOf(toPress);
    displaced = List.copyOf(displaced);
  }

  /// A piece that somebody has lifted.
  public record InHand(@NameOf(Colour.class) String by, @NameOf(Piece.class) String piece) {
    static InHand of(TableTop.InHand lifted) {
      return new InHand(Names.of(lifted.by()), Names.of(lifted.piece()));
    }
  }

  /// A piece that is not where it belongs.
  ///
  /// @param by the player who displaced it
  /// @param from its square; absent if it came from beside the board
  /// @param to where it is; absent if it is off the board
  public record Displaced(
      @NameOf(Colour.class) String by,
      @NameOf(Piece.class) String piece,
      Optional<String> from,
      Optional<String> to) {
    static Displaced of(TableTop.Displaced displaced) {
      return new Displaced(
          Names.of(displaced.by()),
          Names.of(displaced.piece()),
          displaced.from().map(Object::toString),
          displaced.to().map(Object::toString));
    }
  }

  /// The table of a game; empty if it is played on screens.
  static Optional<TableView> of(Game game, Wording wording) {
    return game.regulations().has(Arrangement.OVER_THE_BOARD)
        ? Optional.of(of(game.tableTop(), game, wording))
        : Optional.empty();
  }

  private static TableView of(TableTop top, Game game, Wording wording) {
    return new TableView(
        StateView.placement(Setup.of(top.board(), game.turn())),
        top.inHand().stream().map(InHand::of).toList(),
        sorted(top.held()),
        top.touched().stream().map(Object::toString).toList(),
        top.promotion().map(Names::of),
        game.duty().map(duty -> StatementView.of(wording.at(game).statement(duty))),
        top.toPress().stream().map(Names::of).sorted().toList(),
        top.displaced().stream().map(Displaced::of).toList(),
        ScoresheetsView.of(game));
  }

  private static List<String> sorted(Collection<?> squares) {
    return squares.stream().map(Object::toString).sorted().toList();
  }

  /// The players' scoresheets.
  public record ScoresheetsView(Sheet white, Sheet black) {
    /// A player's scoresheet.
    ///
    /// @param moves as written, those of both players from the first on; none if the program keeps
    ///   score
    /// @param signed the result that the player has signed
    public record Sheet(List<String> moves, Optional<String> signed) {
      public Sheet {
        moves = List.copyOf(moves);
      }

      static Sheet of(Scoresheet sheet) {
        return new Sheet(
            sheet.moves().stream().map(Written::text).toList(),
            sheet.signed().map(Result::toString));
      }
    }

    static ScoresheetsView of(Game game) {
      return new ScoresheetsView(
          Sheet.of(game.scoresheet(Colour.WHITE)), Sheet.of(game.scoresheet(Colour.BLACK)));
    }
  }
}
