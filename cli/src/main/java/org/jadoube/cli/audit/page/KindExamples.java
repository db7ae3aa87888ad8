package org.jadoube.cli.audit.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jadoube.audit.finding.PlacedFinding;

/// Findings of one kind: how many of each variety, and a few examples, if possible of different
/// varieties and from different files and games. Its memory is bounded.
final class KindExamples {
  private static final int MOST_EXAMPLES = 6;

  /// More than there are; so many that nobody would read them.
  private static final int MOST_VARIETIES = 200;

  private final Map<String, Counted> varieties = new HashMap<>();
  private final List<PlacedFinding> examples = new ArrayList<>();

  /// A variety.
  ///
  /// @param articles the numbers of its rule in the editions that were cited
  record Counted(String name, long count, SortedSet<String> articles) {
    Counted plus(Counted other) {
      articles.addAll(other.articles);
      return new Counted(name, count + other.count, articles);
    }
  }

  void add(PlacedFinding found) {
    Variety variety = Variety.of(found.finding());
    boolean isNew = !varieties.containsKey(variety.name());
    if (isNew && varieties.size() >= MOST_VARIETIES) {
      return;
    }
    varieties.merge(variety.name(), counted(variety), Counted::plus);
    if (isNew) {
      addNew(found);
    } else if (examples.size() < MOST_EXAMPLES) {
      if (isOfAnotherGame(found)) {
        examples.add(found);
      }
    } else if (isOfAnotherFile(found)) {
      replaceOne(found, example -> sharesFile(example) && isSpareFor(found, example));
    }
  }

  private static Counted counted(Variety variety) {
    SortedSet<String> articles = new TreeSet<>();
    if (!variety.article().isEmpty()) {
      articles.add(variety.article());
    }
    return new Counted(variety.name(), 1, articles);
  }

  /// The first of its variety takes the place of one that is not the only one of its own.
  private void addNew(PlacedFinding found) {
    if (examples.size() < MOST_EXAMPLES) {
      examples.add(found);
      return;
    }
    replaceOne(found, this::isOneOfSeveral);
  }

  /// The last that is spare makes room for `found`, if there is one.
  private void replaceOne(PlacedFinding found, Predicate<PlacedFinding> isSpare) {
    for (int i = examples.size() - 1; i >= 0; i--) {
      if (isSpare.test(examples.get(i))) {
        examples.set(i, found);
        return;
      }
    }
  }

  /// Whether no variety goes without an example if `found` takes its place.
  private boolean isSpareFor(PlacedFinding found, PlacedFinding example) {
    return name(example).equals(name(found)) || isOneOfSeveral(example);
  }

  private boolean isOneOfSeveral(PlacedFinding example) {
    return examples.stream().filter(other -> name(other).equals(name(example))).count() > 1;
  }

  private static String name(PlacedFinding found) {
    return Variety.of(found.finding()).name();
  }

  private boolean isOfAnotherFile(PlacedFinding found) {
    return examples.stream().noneMatch(other -> isOfSameFile(other, found));
  }

  private boolean sharesFile(PlacedFinding example) {
    return examples.stream().filter(other -> isOfSameFile(other, example)).count() > 1;
  }

  private static boolean isOfSameFile(PlacedFinding one, PlacedFinding other) {
    return one.place().archive().equals(other.place().archive());
  }

  private boolean isOfAnotherGame(PlacedFinding found) {
    return examples.stream()
        .noneMatch(
            other -> other.place().game() == found.place().game() && isOfSameFile(other, found));
  }

  List<PlacedFinding> examples() {
    return List.copyOf(examples);
  }

  /// The most frequent ones first; none if all findings are alike.
  List<Counted> varieties() {
    return varieties.values().stream()
        .filter(each -> !each.name().isEmpty())
        .sorted(Comparator.comparingLong(Counted::count).reversed().thenComparing(Counted::name))
        .toList();
  }
}
