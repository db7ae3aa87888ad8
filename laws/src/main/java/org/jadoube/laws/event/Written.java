package org.jadoube.laws.event;

import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.SaidMove;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Uci;
import org.jadoube.notation.Understood;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.san.MoveStyle;

/// A move as somebody has written it, and its meaning in the position.
///
/// ```java
/// Written written = Written.in(Position.standard(), "Sf3", Optional.of("de"));
/// written.significance(); // => CLEAR
/// written.move(); // => Optional[Normal[KNIGHT g1-f3]]
/// ```
///
/// @param text the text
/// @param significance whether it means one legal move
/// @param move that move
/// @since 0.1.0
public record Written(String text, Significance significance, Optional<Move> move) {
  /// The longest text that is read as a move.
  public static final int LONGEST = LenientSan.LONGEST;

  /// The meaning of a written move.
  public enum Significance {
    /// One legal move.
    CLEAR,
    /// Several legal moves.
    AMBIGUOUS,
    /// Nothing legible.
    UNREADABLE,
    /// A move that is not legal.
    ILLEGAL,
    /// Hidden from the reader in a closed envelope.
    CONCEALED
  }

  /// The placeholder for a move in a closed envelope.
  public static final Written CONCEALED =
      new Written("…", Significance.CONCEALED, Optional.empty());

  /// The meaning of `text` in `position`, in the letters of a language, by default English. In an
  /// unknown language it is unreadable.
  public static Written in(Position position, String text, Optional<String> language) {
    return Language.tagged(language.orElse(Language.ENGLISH.tag()))
        .filter(letters -> namesNewPiece(text, letters))
        .map(letters -> LenientSan.read(position, text, letters))
        .map(reading -> of(text, reading))
        .orElseGet(() -> new Written(text, Significance.UNREADABLE, Optional.empty()));
  }

  /// Whether the text, if it is a promotion, names a piece that a pawn can become (Article C.10).
  private static boolean namesNewPiece(String text, Language letters) {
    return LenientSan.said(text, letters)
        .valueIfAny()
        .flatMap(SaidMove::promoted)
        .map(Role::isPromotion)
        .orElse(true);
  }

  /// A move made in `position`, in the notation of the Laws. It is given by its squares if it was
  /// made on a board that looked different, because pieces were off their squares.
  public static Written played(Position position, Move move) {
    String text = position.isLegal(move) ? MoveStyle.LAWS.write(position, move) : Uci.write(move);
    return new Written(text, Significance.CLEAR, Optional.of(move));
  }

  /// A move that was declared.
  public static Written intended(Position position, Attempt attempt) {
    return attempt
        .in(position)
        .map(move -> played(position, move))
        .orElseGet(() -> new Written(attempt.toString(), Significance.ILLEGAL, Optional.empty()));
  }

  private static Written of(String text, Reading<Understood> reading) {
    return switch (reading) {
      case Reading.Read<Understood>(Understood understood) ->
          new Written(text, Significance.CLEAR, Optional.of(understood.move()));
      case Reading.Unreadable<Understood>(TextFault fault) ->
          new Written(text, significance(fault), Optional.empty());
    };
  }

  private static Significance significance(TextFault fault) {
    return switch (fault.kind()) {
      case FORM -> Significance.UNREADABLE;
      case ILLEGAL -> Significance.ILLEGAL;
      case AMBIGUOUS -> Significance.AMBIGUOUS;
    };
  }
}
