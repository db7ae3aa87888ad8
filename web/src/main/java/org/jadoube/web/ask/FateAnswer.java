package org.jadoube.web.ask;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;

/// Who can still checkmate in a position, by any series of legal moves.
///
/// @param fen the position, as it was given
/// @param fault the reason why there is no verdict; absent if there is one
public record FateAnswer(
    int schema,
    String fen,
    Optional<String> fault,
    Optional<SideFate> white,
    Optional<SideFate> black) {

  /// The fate of a side.
  ///
  /// @param line moves that lead to its mate, if they were asked for
  /// @param cause the proof that it cannot checkmate: by material, by a search …
  /// @param nodes the positions examined without a verdict
  public record SideFate(
      @OneOf({"winnable", "unwinnable", "undecided"}) String verdict,
      Optional<String> line,
      Optional<String> cause,
      Optional<Long> nodes) {
    private static SideFate of(Fate fate, Position position, boolean withLine) {
      String verdict = FateVerdict.word(fate);
      return switch (fate) {
        case Fate.Winnable(var line) ->
            new SideFate(
                verdict,
                Optional.of(line).filter(_ -> withLine).map(moves -> SanLine.of(position, moves)),
                Optional.empty(),
                Optional.empty());
        case Fate.Unwinnable(var cause) ->
            new SideFate(
                verdict,
                Optional.empty(),
                Optional.of(cause.name().toLowerCase(Locale.ROOT)),
                Optional.empty());
        case Fate.Undecided(long nodes) ->
            new SideFate(verdict, Optional.empty(), Optional.empty(), Optional.of(nodes));
      };
    }
  }

  /// A verdict as a document.
  ///
  /// @param withLines whether it includes the moves to mate
  public static FateAnswer of(FateVerdict verdict, boolean withLines) {
    return switch (verdict) {
      case FateVerdict.Faulty(String fen, String reason) ->
          new FateAnswer(
              Document.SCHEMA, fen, Optional.of(reason), Optional.empty(), Optional.empty());
      case FateVerdict.Known(String fen, Position position, Fate white, Fate black) ->
          new FateAnswer(
              Document.SCHEMA,
              fen,
              Optional.empty(),
              Optional.of(SideFate.of(white, position, withLines)),
              Optional.of(SideFate.of(black, position, withLines)));
    };
  }
}
