package org.jadoube.server.view;

import java.util.List;
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
import org.jadoube.notation.spoken.SpokenMoves;
import org.jadoube.wire.Document;

/// What a typed or spoken text means as a move.
///
/// @param ply the number of moves before it
/// @param move the only legal move that it can mean, in UCI; absent if there is none
/// @param words that move in words
/// @param attempts if there is none: the illegal moves that it can mean, which the Laws refuse with
///   a reason; of a premove, all moves that it can mean
/// @param fault if there is none: what is wrong with the text
public record TypedMoveView(
    int schema,
    int ply,
    Optional<String> move,
    Optional<String> words,
    List<String> attempts,
    Optional<TextFaultView> fault) {
  public TypedMoveView {
    attempts = List.copyOf(attempts);
  }

  /// Of a text in the words and letters of a language, said in the position after a ply.
  static TypedMoveView of(Ply ply, String text, SpokenMoves spoken, Language language) {
    Position position = ply.position();
    return switch (spoken.read(position, text)) {
      case Reading.Read<Move>(Move move) -> understood(ply, move, spoken);
      case Reading.Unreadable<Move>(TextFault fault) ->
          notUnderstood(
              ply, text, spoken, telling(fault, position, spoken.notation(text), language));
    };
  }

  /// The same of a premove: what it means for the player who is not to move. Nothing is ruled out,
  /// because the opponent's move may change anything.
  static TypedMoveView ahead(Ply ply, String text, SpokenMoves spoken) {
    Position position = ply.position();
    Setup turned = Setup.of(position.board(), position.turn().opposite());
    Reading<SaidMove> said = spoken.said(text);
    return new TypedMoveView(
        Document.SCHEMA,
        ply.number(),
        Optional.empty(),
        Optional.empty(),
        said.valueIfAny().stream()
            .flatMap(move -> move.attempts(turned).stream())
            .map(Coordinates::write)
            .toList(),
        said.faultIfAny().map(TextFaultView::of));
  }

  /// What are no words may be notation, whose fault says more.
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
        attempts(ply.position(), text, fault, spoken),
        Optional.of(TextFaultView.of(fault)));
  }

  private static TypedMoveView understood(Ply ply, Move move, SpokenMoves spoken) {
    Position position = ply.position();
    return new TypedMoveView(
        Document.SCHEMA,
        ply.number(),
        Optional.of(Uci.write(position, move)),
        Optional.of(spoken.shown(position, move)),
        List.of(),
        Optional.empty());
  }

  /// A text that may mean several legal moves is no attempt at another.
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
}
