package org.jadoube.cli.convert;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.cli.shell.Notation;
import org.jadoube.cli.shell.NotationConverter;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.game.PgnForm;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.notation.pgn.rewriting.MoveForm;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;
import picocli.CommandLine.ITypeConverter;

/// What games are written as.
///
/// @param moves how moves are written while games pass through
/// @param copied the writer of moves, in the letters of a given language, for games that are copied
///   otherwise; empty if they cannot be
/// @param rendering what becomes of the games then
record Target(
    MoveForm moves,
    Optional<Function<Language, PgnMoveWriter>> copied,
    Function<PgnForm, Rendering> rendering) {
  /// PGN as usual.
  static final Target PGN =
      new Target(MoveForm.SAN, Optional.of(_ -> PgnMoveWriter.AS_WRITTEN), _ -> Rendering.PGN);

  private static Target of(Notation notation) {
    return notation
        .passing()
        .map(moves -> new Target(moves, notation.copied(), _ -> Rendering.PGN))
        .orElseGet(() -> rendered(form -> new InWords(new PgnWriter(form, notation.written()))));
  }

  private static Target rendered(Function<PgnForm, Rendering> rendering) {
    return new Target(MoveForm.SAN, Optional.empty(), rendering);
  }

  /// Reads `json`, `fen`, `epd` or the name of a notation.
  static final class Converter implements ITypeConverter<Target> {
    private final NotationConverter notations =
        new NotationConverter(List.of("json", "fen", "epd"));

    @Override
    public Target convert(String name) {
      return switch (name) {
        case "json" -> rendered(_ -> new GameJson());
        case "fen" -> rendered(_ -> Positions.FEN);
        case "epd" -> rendered(_ -> Positions.EPD);
        default -> of(notations.convert(name));
      };
    }
  }
}
