package org.jadoube.laws.edition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The editions, their provisions and their glossaries, from the tables beside the classes; their
/// README explains the format. Any mistake in them is a [CatalogueFault].
final class Catalogue {
  static final String EDITIONS = "editions.txt";
  static final String GLOSSARY = "glossary.txt";

  private final List<EditionHead> editions;
  private final Map<String, List<Provision>> provisions = new HashMap<>();
  private final Map<String, Set<String>> lent = new HashMap<>();
  private final Map<String, List<Term>> glossary = new HashMap<>();

  private Catalogue(List<EditionHead> editions) {
    this.editions = editions;
  }

  /// Reads a catalogue.
  ///
  /// @param texts the files by their names: the editions, the glossary, and any with provisions
  /// @param declared all parameters
  static Catalogue read(Map<String, String> texts, Collection<Parameter<?>> declared) {
    List<EditionHead> editions = EditionHead.all(file(EDITIONS, texts));
    Lineage lineage = new Lineage(editions);
    Catalogue catalogue = new Catalogue(editions);
    catalogue.glossary.putAll(new GlossaryReader(file(GLOSSARY, texts), lineage).terms());
    catalogue.readProvisions(texts, new ProvisionReader(lineage, declared));
    catalogue.requireProvisionsOf(declared);
    return catalogue;
  }

  private static CatalogueFile file(String name, Map<String, String> texts) {
    return CatalogueFile.read(name, texts.getOrDefault(name, ""));
  }

  private void readProvisions(Map<String, String> texts, ProvisionReader reader) {
    for (String name : texts.keySet()) {
      if (!name.equals(EDITIONS) && !name.equals(GLOSSARY)) {
        reader.read(file(name, texts));
      }
    }
    reader.provisions().forEach(this::add);
    provisions.values().forEach(each -> each.sort(Comparator.comparing(Provision::article)));
  }

  private void add(ProvisionBlock block) {
    block
        .provisions()
        .forEach((year, provision) ->
            provisions.computeIfAbsent(year, _ -> new ArrayList<>()).add(provision));
    block
        .lent()
        .forEach(year -> lent.computeIfAbsent(year, _ -> new HashSet<>()).add(block.name()));
  }

  private void requireProvisionsOf(Collection<Parameter<?>> declared) {
    Set<String> names = new HashSet<>();
    provisions.values().forEach(each -> each.forEach(provision -> names.add(provision.name())));
    for (Parameter<?> parameter : declared) {
      if (!names.contains(parameter.rule().name())) {
        throw new CatalogueFault(
            "catalogue", "no provision " + parameter.rule(), "one with @" + parameter.name());
      }
    }
  }

  /// The editions, the oldest first.
  List<EditionHead> editions() {
    return editions;
  }

  /// The provisions that an edition has, in the order in which it has them.
  List<Provision> provisions(String year) {
    return List.copyOf(provisions.getOrDefault(year, List.of()));
  }

  /// The names of the provisions that a book has as the newest edition of the Laws does.
  Set<String> lent(String year) {
    return lent.getOrDefault(year, Set.of());
  }

  /// The terms of an edition's glossary; none if it has no glossary.
  List<Term> glossary(String year) {
    return List.copyOf(glossary.getOrDefault(year, List.of()));
  }
}
