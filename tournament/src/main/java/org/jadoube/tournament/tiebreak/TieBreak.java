package org.jadoube.tournament.tiebreak;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.notation.Reading;
import org.jadoube.tournament.points.ScoreKind;

/// A tie-break as regulations name it: `BH`, `BH-C1`, `SB-C2/P`, `BH:GP`.
///
/// @param score what it is calculated from among teams; empty for what they are ranked by first
/// @param modifiers at most one of each kind
/// @since 0.1.0
public record TieBreak(TieBreakCode code, Optional<ScoreKind> score, List<Modifier> modifiers) {
  public TieBreak {
    modifiers = List.copyOf(modifiers);
    if (score.isPresent() && !code.takesScore()) {
      throw new IllegalArgumentException(code + " takes no score");
    }
    Set<Class<?>> kinds = new HashSet<>();
    for (Modifier modifier : modifiers) {
      requireFit(code, modifier, kinds.add(modifier.getClass()));
    }
  }

  /// A tie-break with these modifiers.
  public TieBreak(TieBreakCode code, Modifier... modifiers) {
    this(code, Optional.empty(), List.of(modifiers));
  }

  private static void requireFit(TieBreakCode code, Modifier modifier, boolean first) {
    if (!code.takes(modifier)) {
      throw new IllegalArgumentException(code + " takes no " + modifier);
    }
    if (!first) {
      throw new IllegalArgumentException(code + " takes only one modifier like " + modifier);
    }
  }

  /// Reads a designation, in capitals or not. Modifiers follow `-` or `/`; `GE` stands for
  /// [TieBreakCode#REP], and `ESB:MG` for [TieBreakCode#EMGSB].
  public static Reading<TieBreak> read(String text) {
    return new Designation(text).read();
  }

  /// Reads a list of designations with commas or spaces between them.
  public static Reading<List<TieBreak>> readList(String text) {
    return Designation.readList(text);
  }

  /// The modifier of that kind, if there is one.
  public <M extends Modifier> Optional<M> modifier(Class<M> kind) {
    return modifiers.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /// The first edition that has it: averages of Fore Buchholz are younger than averages (8.2).
  public TieBreakEdition since() {
    return code == TieBreakCode.AOB && has(Modifier.Fore.class)
        ? TieBreakEdition.MARCH_2026
        : code.since();
  }

  /// Whether there is a modifier of that kind.
  public boolean has(Class<? extends Modifier> kind) {
    return modifiers.stream().anyMatch(kind::isInstance);
  }

  /// The designation, which [#read] understands.
  @Override
  public String toString() {
    String of = score.map(kind -> kind == ScoreKind.MATCH_POINTS ? ":MP" : ":GP").orElse("");
    return code + of + modifiers.stream().map(TieBreak::suffix).collect(Collectors.joining());
  }

  private static String suffix(Modifier modifier) {
    return (modifier instanceof Modifier.Cut ? "-" : "/") + modifier;
  }
}
