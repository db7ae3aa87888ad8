package org.jadoube.laws.edition;

import static java.util.Objects.requireNonNull;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// An edition of the Laws: what it calls each rule, and the numbers and choices that it has made.
/// Nothing in the code asks which edition a game is played under: what differs is a value here.
public final class Edition {
  public static final Edition FIDE_2005 =
      new Edition(2005, LocalDate.of(2005, 7, 1), "an encyclopaedia's retelling (Serbian)");
  public static final Edition FIDE_2009 =
      new Edition(2009, LocalDate.of(2009, 7, 1), "English text, Czech and Slovene translations");
  public static final Edition FIDE_2014 =
      new Edition(2014, LocalDate.of(2014, 7, 1), "Bulgarian translation");
  public static final Edition FIDE_2018 =
      new Edition(2018, LocalDate.of(2018, 1, 1), "English text and Serbian translation");
  public static final Edition FIDE_2023 =
      new Edition(2023, LocalDate.of(2023, 1, 1), "English text");

  private static final List<Edition> ALL =
      List.of(FIDE_2005, FIDE_2009, FIDE_2014, FIDE_2018, FIDE_2023);

  private final int year;
  private final LocalDate inForceFrom;
  private final String source;
  private final List<Provision> provisions;
  private final List<Term> glossary;
  private final Map<Rule, Citation> citations = new EnumMap<>(Rule.class);

  private Edition(int year, LocalDate inForceFrom, String source) {
    this.year = year;
    this.inForceFrom = inForceFrom;
    this.source = source;
    this.provisions = Catalogue.provisions(year);
    this.glossary = Catalogue.glossary(year);
    for (Provision provision : provisions) {
      provision.rule().ifPresent(rule -> citations.put(rule, citation(rule, provision)));
    }
  }

  private Citation citation(Rule rule, Provision provision) {
    return new Citation(this, rule, provision.article());
  }

  /// Every edition, the oldest first.
  public static List<Edition> all() {
    return ALL;
  }

  /// The newest edition.
  public static Edition newest() {
    return ALL.getLast();
  }

  /// The edition of that name: `FIDE 2023`, `2023`.
  public static Optional<Edition> named(String name) {
    String plain = name.strip().toUpperCase(Locale.ROOT).replaceFirst("^FIDE[ _-]?", "");
    return ALL.stream().filter(edition -> plain.equals(edition.year())).findFirst();
  }

  /// The edition in force on a day; the oldest we have for days before it.
  public static Edition inForceOn(LocalDate day) {
    return ALL.reversed().stream()
        .filter(edition -> !day.isBefore(edition.inForceFrom))
        .findFirst()
        .orElse(FIDE_2005);
  }

  /// The editions in force on any of the days from `first` to `last`, the oldest first; the oldest
  /// we have for days before it.
  public static List<Edition> inForceBetween(LocalDate first, LocalDate last) {
    requireNonNull(first, "first");
    requireNonNull(last, "last");
    return ALL.subList(ALL.indexOf(inForceOn(first)), ALL.indexOf(inForceOn(last)) + 1);
  }

  /// For instance `FIDE 2023`.
  public String name() {
    return "FIDE " + year;
  }

  /// For instance `2023`.
  public String year() {
    return String.valueOf(year);
  }

  /// The first day on which games were played under it.
  public LocalDate inForceFrom() {
    return inForceFrom;
  }

  /// The text that this edition was taken from.
  public String source() {
    return source;
  }

  /// All its provisions, in the order of the Laws.
  public List<Provision> provisions() {
    return provisions;
  }

  /// Its provision for `rule`, if it has one.
  public Optional<Provision> provision(Rule rule) {
    return provision(rule.name());
  }

  /// Its provision of that name, if it has one.
  public Optional<Provision> provision(String name) {
    requireNonNull(name, "name");
    return provisions.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /// A number or choice that its provision for `rule` makes, `otherwise` if it makes none.
  public String parameter(Rule rule, String name, String otherwise) {
    requireNonNull(name, "name");
    requireNonNull(otherwise, "otherwise");
    return provision(rule)
        .map(provision -> provision.parameters().getOrDefault(name, otherwise))
        .orElse(otherwise);
  }

  /// The terms of its glossary, in the order of the English alphabet; the oldest have none.
  public List<Term> glossary() {
    return glossary;
  }

  /// Whether it knows `rule`.
  public boolean has(Rule rule) {
    requireNonNull(rule, "rule");
    return citations.containsKey(rule);
  }

  /// Where it has `rule`; empty if it has no such rule.
  public Optional<Article> article(Rule rule) {
    requireNonNull(rule, "rule");
    return Optional.ofNullable(citations.get(rule)).map(Citation::article);
  }

  /// The citation of a rule it has.
  ///
  /// @throws IllegalArgumentException if it has no such rule
  public Citation cite(Rule rule) {
    requireNonNull(rule, "rule");
    Citation citation = citations.get(rule);
    if (citation == null) {
      throw new IllegalArgumentException(name() + " has no " + rule);
    }
    return citation;
  }

  @Override
  public String toString() {
    return name();
  }
}
