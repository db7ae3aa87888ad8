package org.jadoube.laws;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Basis;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.san.San;
import org.jadoube.testing.Samples;

/// Every act that somebody could do at a moment, as far as there are finitely many: the slow and
/// obvious way to find out which are permitted.
final class EveryAct {
  private final Game game;
  private final Actor by;
  private final Instant at;

  EveryAct(Game game, Actor by, Instant at) {
    this.game = game;
    this.by = by;
    this.at = at;
  }

  /// The acts of one kind.
  Stream<Act> of(Class<? extends Act.Deed> kind) {
    return records(kind).map(deed -> new Act(by, at, (Act.Deed) deed));
  }

  private Stream<?> records(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Stream<List<Object>> rows = Stream.of(List.of());
    for (RecordComponent component : components) {
      List<Object> values = values(component.getGenericType());
      rows = rows.flatMap(row -> values.stream().map(value -> with(row, value)));
    }
    Constructor<?> constructor = canonical(type, components);
    return rows.flatMap(row -> made(constructor, row).stream());
  }

  private static List<Object> with(List<Object> row, Object value) {
    List<Object> longer = new ArrayList<>(row);
    longer.add(value);
    return longer;
  }

  private static Constructor<?> canonical(Class<?> type, RecordComponent[] components) {
    try {
      return type.getDeclaredConstructor(
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    } catch (NoSuchMethodException e) {
      throw new LinkageError(type.getName(), e);
    }
  }

  private static Optional<Object> made(Constructor<?> constructor, List<Object> row) {
    try {
      return Optional.of(constructor.newInstance(row.toArray()));
    } catch (InvocationTargetException nonsense) {
      return Optional.empty();
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("making up an act", e);
    }
  }

  private List<Object> values(Type type) {
    return type instanceof ParameterizedType generic
        ? container((Class<?>) generic.getRawType(), values(generic.getActualTypeArguments()[0]))
        : plain((Class<?>) type);
  }

  /// None, each alone and all of them.
  private static List<Object> container(Class<?> type, List<Object> of) {
    if (type == Optional.class) {
      return Stream.concat(Stream.of(Optional.empty()), of.stream().map(Optional::of))
          .map(Object.class::cast)
          .toList();
    }
    Stream<Set<Object>> sets = Stream.of(Set.of(), new LinkedHashSet<>(of));
    return Stream.concat(sets, of.stream().map(Set::of)).map(Object.class::cast).toList();
  }

  private List<Object> plain(Class<?> type) {
    if (type == Actor.class) {
      return List.of(by);
    }
    if (type == Basis.class) {
      return Stream.of(Rule.ARBITER_OVERRULES, Rule.CHECKMATE, Rule.ELECTRONIC_DEVICE, Rule.PIECES)
          .<Object>map(Basis::of)
          .toList();
    }
    if (type == Attempt.class) {
      return attempts();
    }
    if (type == TimeControl.class) {
      return List.of(TimeControl.of(Duration.ofMinutes(5), Duration.ofSeconds(3)));
    }
    if (type.isEnum()) {
      return List.of(Objects.requireNonNull(type.getEnumConstants()));
    }
    if (type.isSealed()) {
      return Samples.members(type).stream().flatMap(this::records).map(Object.class::cast).toList();
    }
    return type.isRecord() ? records(type).map(Object.class::cast).toList() : leaves(type);
  }

  private List<Object> leaves(Class<?> type) {
    if (type == Instant.class) {
      return List.of(at, at.plusSeconds(1));
    }
    if (type == Duration.class) {
      return List.of(Duration.ZERO, Duration.ofMinutes(1), Duration.ofMillis(-1));
    }
    if (type == boolean.class) {
      return List.of(false, true);
    }
    if (type == int.class) {
      return IntStream.rangeClosed(-1, game.ply().number() + 2)
          .mapToObj(Object.class::cast)
          .toList();
    }
    if (type == String.class) {
      return texts();
    }
    if (type == Board.class) {
      return List.of(game.board(), game.position().board());
    }
    throw new IllegalArgumentException("no values are known for " + type);
  }

  private List<Object> texts() {
    Stream<String> legal =
        game.position().legalMoves().stream()
            .limit(3)
            .map(move -> San.write(game.position(), move));
    return Stream.concat(Stream.of("", "e4"), legal).map(Object.class::cast).toList();
  }

  /// From every square of a piece to every other.
  private List<Object> attempts() {
    List<Object> attempts = new ArrayList<>();
    for (Square from : Square.values()) {
      if (isOwn(game.board(), from) || isOwn(game.setup().board(), from)) {
        Arrays.stream(Square.values()).forEach(to -> attempts.addAll(steps(from, to)));
      }
    }
    Arrays.stream(CastlingSide.values()).map(Attempt.Castle::new).forEach(attempts::add);
    return attempts;
  }

  private boolean isOwn(Board board, Square square) {
    // An assistant also announces the other player's moves.
    Colour side = by instanceof Actor.Player(Colour player) ? player : game.turn();
    return board.at(square).map(Piece::colour).equals(Optional.of(side));
  }

  private static List<Attempt> steps(Square from, Square to) {
    Attempt plain = new Attempt.Step(from, to, Optional.empty());
    boolean promotes = to.rank() == Rank.ONE || to.rank() == Rank.EIGHT;
    return promotes
        ? List.of(plain, new Attempt.Step(from, to, Optional.of(Role.QUEEN)))
        : List.of(plain);
  }
}
