package org.jadoube.laws.edition;

import java.util.List;
import java.util.Map;
import org.jadoube.laws.edition.Provision.Kind;

/// The second cell of a block of the catalogue.
final class ProvisionKinds {
  private static final Map<String, Kind> WORDS =
      Map.of(
          "computed", Kind.COMPUTED,
          "recorded", Kind.RECORDED,
          "discretion", Kind.DISCRETION,
          "physical", Kind.PHYSICAL);

  private ProvisionKinds() {}

  /// The program's part in the provision. Only a provision that it applies has the name of a rule.
  static Kind of(CatalogueLine head, List<String> cells) {
    String cell = cells.size() < 2 ? "" : cells.get(1);
    Kind kind = WORDS.get(cell);
    if (kind == null) {
      throw head.fault("kind " + cell, "one of computed, recorded, discretion, physical, changed");
    }
    boolean applied = kind == Kind.COMPUTED || kind == Kind.RECORDED;
    if (Rule.named(cells.getFirst()).isPresent() != applied) {
      throw head.fault(
          cells.getFirst() + " " + cell,
          applied ? "the name of a Rule" : "a name that is not that of a Rule");
    }
    return kind;
  }
}
