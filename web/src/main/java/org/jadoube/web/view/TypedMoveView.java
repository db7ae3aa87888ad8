package org.jadoube.web.view;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.laws.game.Ply;
import org.jadoube.notation.Coordinates;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.SaidMove;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Uci;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.spoken.SpokenMoves;
import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;

/// The meaning of a typed or spoken text as a move.
///
/// @param ply the number of moves before it
/// @param move the only legal move that it can mean, in UCI; absent if there is none
/// @param words that move in words
/// @param doubt that move in notation, if the text wrongly says that it captures, gives check or
///   mates; the player should be asked
/// @param attempts without a move: the illegal moves that it can mean, which the Laws refuse with a
///   reason; of a premove, all moves that it can mean
/// @param fault without a move: the fault of the text
public record TypedMoveView(
    int schema,
    int ply,
    Optional<String> move,
    Optional<String> words,
    Optional<String> doubt,
    List<String> attempts,
    Optional<TextFaultView> fault) {
  public TypedMoveView {
    attempts = List.copyOf(attempts);
  }

  /// The meaning of a text in the words and letters of a language, said in the position after a
  /// ply.
  static TypedMoveView of(Ply ply, String text, SpokenMoves spoken, Language language) {
    Position position = ply.position();
    return switch (spoken.read(position, text)) {
      case Reading.Read<Move>(Move move) ->
          understood(ply, move, spoken, doubt(position, move, text, spoken, language));
      case Reading.Unreadable<Move>(TextFault fault) ->
          notUnderstood(
              ply, text, spoken, telling(fault, position, spoken.notation(text), language));
    };
  }

  /// The meaning of a premove for the player who is not to move. Nothing is ruled out, because the
  /// opponent's move may change anything.
  static TypedMoveView ahead(Ply ply, String text, SpokenMoves spoken) {
    Position position = ply.position();
    Setup turned = Setup.of(position.board(), position.turn().opposite());
    Reading<SaidMove> said = spoken.said(text);
    return new TypedMoveView(
        Document.SCHEMA,
        ply.number(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        said.valueIfAny().stream()
            .flatMap(move -> move.attempts(turned).stream())
            .map(Coordinates::write)
            .toList(),
        said.faultIfAny().map(TextFaultView::of));
  }

  /// The more telling fault: text without words may be notation, whose fault says more.
  private static TextFault telling(
      TextFault fault, Position position, String text, Language language) {
    return LenientSan.read(position, text, language)
        .faultIfAny()
        .filter(_ -> fault.kind() == TextFault.Kind.FORM)
        .filter(other -> other.kind() != TextFault.Kind.FORM)
        .orElse(fault);
  }

  private static TypedMoveView notUnderstood(
      Ply ply, String text, SpokenMoves spoken, TextFault fault) {
    return new TypedMoveView(
        Document.SCHEMA,
        ply.number(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        attempts(ply.position(), text, fault, spoken),
        Optional.of(TextFaultView.of(fault)));
  }

  private static TypedMoveView understood(
      Ply ply, Move move, SpokenMoves spoken, Optional<String> doubt) {
    Position position = ply.position();
    return new TypedMoveView(
        Document.SCHEMA,
        ply.number(),
        Optional.of(Uci.write(position, move)),
        Optional.of(spoken.shown(position, move)),
        doubt,
        List.of(),
        Optional.empty());
  }

  private static Optional<String> doubt(
      Position position, Move move, String text, SpokenMoves spoken, Language language) {
    return spoken
        .said(text)
        .valueIfAny()
        .filter(said -> saysTooMuch(said, move, position.play(move)))
        .map(_ -> MoveStyle.PGN.in(language).write(position, move));
  }

  /// Whether the text says more than the move does; anything may be left out.
  private static boolean saysTooMuch(SaidMove said, Move move, Position after) {
    boolean mates = said.checkSign().startsWith("#");
    return said.captures() && move.captured().isEmpty()
        || !said.checkSign().isEmpty() && !after.isCheck()
        || mates && !after.isCheckmate();
  }

  /// The attempts that a text may mean; none if it may mean several legal moves.
  private static List<String> attempts(
      Position position, String text, TextFault fault, SpokenMoves spoken) {
    if (fault.kind() != TextFault.Kind.ILLEGAL) {
      return List.of();
    }
    return spoken.said(text).valueIfAny().stream()
        .flatMap(said -> said.attempts(Setup.of(position)).stream())
        .map(Coordinates::write)
        .toList();
  }

  /// A fault of a typed text.
  ///
  /// @param kind whether it is malformed, means nothing legal, or is ambiguous
  /// @param column its column, in characters from 1
  /// @param found the text there; empty at the end
  /// @param expected a description of the text expected there, in English
  /// @param candidates the moves that may have been meant, in the letters of the reader's language
  public record TextFaultView(
      @OneOf({"form", "illegal", "ambiguous"}) String kind,
      int column,
      String found,
      String expected,
      List<String> candidates) {
    public TextFaultView {
      candidates = List.copyOf(candidates);
    }

    static TextFaultView of(TextFault fault) {
      return new TextFaultView(
          fault.kind().name().toLowerCase(Locale.ROOT),
          fault.offset() + 1,
          fault.found(),
          fault.expected(),
          fault.candidates());
    }
  }
}
