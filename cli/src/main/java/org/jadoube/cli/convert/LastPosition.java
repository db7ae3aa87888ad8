package org.jadoube.cli.convert;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.cli.shell.UnknownName;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.ending.Ending;
import org.jadoube.laws.ending.Endings;
import org.jadoube.laws.ending.History;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.game.ReachedPosition;
import org.jadoube.notation.pgn.rewriting.PgnEnding;
import picocli.CommandLine.ITypeConverter;

/// The last position of a game under the current Laws.
enum LastPosition {
  MATE,
  STALEMATE,
  DEAD_POSITION,
  /// A draw could be claimed for a repetition (Article 9.2).
  THREEFOLD,
  FIVEFOLD,
  /// A draw could be claimed for moves without a capture or pawn move (Article 9.3).
  FIFTY_MOVES,
  SEVENTY_FIVE_MOVES;

  /// Loaded on demand.
  private static final class Current {
    private static final Edition LAWS = Edition.newest();

    private Current() {}
  }

  private String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Whether a game ends so; false if its moves are not all known.
  boolean isOf(PgnEnding ending) {
    return switch (this) {
      case MATE -> ending.last().get().filter(Position::isCheckmate).isPresent();
      case STALEMATE -> ending.last().get().filter(Position::isStalemate).isPresent();
      case DEAD_POSITION -> isEnded(ending, Rule.DEAD_POSITION);
      case THREEFOLD -> isClaimable(ending, Claim.THREEFOLD);
      case FIVEFOLD -> isEnded(ending, Rule.FIVEFOLD_REPETITION);
      case FIFTY_MOVES -> isClaimable(ending, Claim.FIFTY_MOVES);
      case SEVENTY_FIVE_MOVES -> isEnded(ending, Rule.SEVENTY_FIVE_MOVES);
    };
  }

  private static boolean isClaimable(PgnEnding ending, Claim claim) {
    return reached(ending)
        .filter(last -> DrawClaims.of(Current.LAWS).isCorrect(claim, last))
        .isPresent();
  }

  private static boolean isEnded(PgnEnding ending, Rule rule) {
    return reached(ending)
        .flatMap(Endings.of(Current.LAWS)::at)
        .filter(end -> rules(end).contains(rule))
        .isPresent();
  }

  private static List<Rule> rules(Ending ending) {
    List<Rule> rules = new ArrayList<>(List.of(ending.citation().rule()));
    for (Fact fact : ending.facts()) {
      if (fact instanceof Fact.Under(var citation)) {
        rules.add(citation.rule());
      }
    }
    return rules;
  }

  private static Optional<ReachedPosition> reached(PgnEnding ending) {
    return ending.moves().get().flatMap(moves -> reached(ending, moves));
  }

  private static Optional<ReachedPosition> reached(PgnEnding ending, List<Move> moves) {
    return ending
        .start()
        .position()
        .map(start -> {
          List<Position> positions = new ArrayList<>(List.of(start));
          for (Move move : moves) {
            positions.add(positions.getLast().play(move));
          }
          return History.of(ending.start().halfmoveClock(), moves, positions).at(moves.size());
        });
  }

  /// Reads one from the command line.
  static final class Converter implements ITypeConverter<LastPosition> {
    @Override
    public LastPosition convert(String text) {
      List<String> known = Arrays.stream(values()).map(LastPosition::text).toList();
      return Arrays.stream(values())
          .filter(position -> position.text().equals(text))
          .findFirst()
          .orElseThrow(() -> UnknownName.among(known, "ending", text));
    }
  }
}
