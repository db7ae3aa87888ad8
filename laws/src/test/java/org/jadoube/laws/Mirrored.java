package org.jadoube.laws;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;

/// Mirrors any act and any event: exchanges the colours and turns the board upside down, down to
/// the ranks in moves that somebody has written.
final class Mirrored {
  private static final String WHITE = "white";
  private static final String BLACK = "black";

  private Mirrored() {}

  @SuppressWarnings("unchecked") // the result is of the type of the argument
  static <T> T of(T value) {
    return (T) any(value);
  }

  /// The events without details that may differ: the order in which two players are named, the line
  /// by which checkmate is possible, and the number of a move that Black makes first.
  static List<?> comparable(List<Event> events) {
    return events.stream().map(Mirrored::plain).toList();
  }

  private static Object plain(Event event) {
    return switch (event) {
      case Ruling ruling ->
          List.of(
              ruling.at(),
              ruling.citation(),
              sorted(ruling.consequences()),
              sorted(ruling.facts().stream().map(Mirrored::plain).toList()));
      case AdjournmentEvent.GameAdjourned adjourned ->
          List.of(adjourned.citation(), adjourned.player(), adjourned.envelope().times());
      default -> event;
    };
  }

  private static Object plain(Fact fact) {
    return switch (fact) {
      case Fact.CanCheckmate(Colour winner, List<Move> _) -> winner;
      case Fact.CannotCheckmate(Colour player, var _) -> player.name() + " cannot";
      case Fact.CheckmateUndecided(Colour player, long _) -> player.name() + " perhaps";
      default -> fact;
    };
  }

  private static List<?> sorted(List<?> some) {
    return some.stream().sorted(Comparator.comparing(Object::toString)).toList();
  }

  private static Object any(Object value) {
    return switch (value) {
      case Colour colour -> colour.opposite();
      case Square square -> square.mirrored();
      case SquareSet squares -> squares.mirrored();
      case Board board -> board.mirrored();
      case Setup setup -> setup(setup);
      case Move move -> move(move);
      case String text -> text(text);
      case Optional<?> some -> some.map(Mirrored::of);
      case List<?> some -> some.stream().map(Mirrored::of).toList();
      case Set<?> some -> some.stream().map(Mirrored::of).collect(Collectors.toSet());
      case Enum<?> constant -> constant(constant);
      case Citation citation -> citation;
      case Record record -> record(record);
      default -> value;
    };
  }

  private static Move move(Move move) {
    Square from = of(move.from());
    Square to = of(move.to());
    return switch (move) {
      case Move.Normal it -> new Move.Normal(it.role(), from, to, it.captured());
      case Move.EnPassant _ -> new Move.EnPassant(from, to);
      case Move.Castling it -> new Move.Castling(from, of(it.rook()));
      case Move.Promotion it -> new Move.Promotion(from, to, it.promoted(), it.captured());
    };
  }

  private static Setup setup(Setup setup) {
    return new Setup(
        of(setup.board()),
        of(setup.turn()),
        of(setup.castlingRooks()),
        of(setup.enPassant()),
        setup.halfmoveClock(),
        setup.moveNumber());
  }

  private static String text(String text) {
    return text.chars()
        .mapToObj(c -> String.valueOf((char) (c >= '1' && c <= '8' ? '1' + '8' - c : c)))
        .collect(Collectors.joining());
  }

  /// The constant of the other colour, if its name mentions one.
  private static Object constant(Enum<?> constant) {
    String other = exchanged(constant.name().toLowerCase(Locale.ROOT));
    return Arrays.stream(constant.getDeclaringClass().getEnumConstants())
        .filter(each -> ((Enum<?>) each).name().equalsIgnoreCase(other))
        .findFirst()
        .map(Object.class::cast)
        .orElse(constant);
  }

  private static String exchanged(String name) {
    return name.startsWith(WHITE)
        ? BLACK + name.substring(WHITE.length())
        : name.startsWith(BLACK) ? WHITE + name.substring(BLACK.length()) : name;
  }

  /// Mirrors part by part; White's parts change places with Black's.
  private static Object record(Record record) {
    RecordComponent[] parts = record.getClass().getRecordComponents();
    List<Object> values = new ArrayList<>();
    for (RecordComponent part : parts) {
      String name = exchanged(part.getName());
      RecordComponent from =
          Arrays.stream(parts).filter(each -> each.getName().equals(name)).findFirst().orElse(part);
      values.add(of(value(from, record)));
    }
    return made(record.getClass(), parts, values);
  }

  private static Object value(RecordComponent part, Record record) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(record);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }

  private static Object made(Class<?> type, RecordComponent[] parts, List<Object> values) {
    try {
      Class<?>[] types =
          Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
      var constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values.toArray());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
  }
}
