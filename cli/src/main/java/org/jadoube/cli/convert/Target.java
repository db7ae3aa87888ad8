package org.jadoube.cli.convert;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.cli.shell.Notation;
import org.jadoube.cli.shell.NotationConverter;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.rewriting.MoveWriting;
import org.jadoube.notation.pgn.rewriting.PgnMoveWriter;
import picocli.CommandLine.ITypeConverter;

/// The format in which games are written.
///
/// @param moves the notation of moves while games pass through
/// @param copied the writer of moves, in the letters of a given language, for games copied byte for
///   byte; empty if they cannot be
/// @param rendering the final form of the games
record Target(
    MoveWriting moves, Optional<Function<Language, PgnMoveWriter>> copied, Rendering rendering) {
  /// PGN as usual.
  static final Target PGN =
      new Target(MoveWriting.SAN, Optional.of(_ -> PgnMoveWriter.AS_WRITTEN), Rendering.PGN);

  /// A JSON object for each game.
  static final Target JSON = rendered(new PgnJson());

  private static Target of(Notation notation) {
    return new Target(notation.passing(), notation.copied(), Rendering.PGN);
  }

  private static Target rendered(Rendering rendering) {
    return new Target(MoveWriting.SAN, Optional.empty(), rendering);
  }

  /// Reads `json`, `fen`, `epd` or the name of a notation.
  static final class Converter implements ITypeConverter<Target> {
    private final NotationConverter notations =
        new NotationConverter(List.of("json", "fen", "epd"));

    @Override
    public Target convert(String name) {
      return switch (name) {
        case "json" -> JSON;
        case "fen" -> rendered(PositionLines.FEN);
        case "epd" -> rendered(PositionLines.EPD);
        default -> of(notations.convert(name));
      };
    }
  }
}
