package org.jadoube.audit.condition;

import java.util.List;
import java.util.stream.Stream;

/// Several conditions, of which all or any must hold.
///
/// @param decisive the truth of a part that decides the whole: NO if all must hold, YES if any
public record Junction(Truth decisive, List<Condition> parts) implements Condition {
  /// All of these must hold.
  public static Condition all(List<Condition> parts) {
    return of(Truth.NO, parts);
  }

  /// Any of these must hold.
  public static Condition any(List<Condition> parts) {
    return of(Truth.YES, parts);
  }

  private static Condition of(Truth decisive, List<Condition> parts) {
    return parts.size() == 1 ? parts.getFirst() : new Junction(decisive, List.copyOf(parts));
  }

  @Override
  public Truth of(ExaminedGame game) {
    Truth truth = decisive.negated();
    for (Condition part : parts) {
      Truth each = part.of(game);
      if (each == decisive) {
        return decisive;
      }
      truth = each == Truth.UNKNOWN ? each : truth;
    }
    return truth;
  }

  @Override
  public Stream<String> doubts(ExaminedGame game) {
    return parts.stream()
        .filter(part -> part.of(game) == Truth.UNKNOWN)
        .flatMap(part -> part.doubts(game));
  }

  @Override
  public Stream<String> tags() {
    return parts.stream().flatMap(Condition::tags);
  }

  @Override
  public Stream<BoardTest> boards() {
    return parts.stream().flatMap(Condition::boards);
  }
}
