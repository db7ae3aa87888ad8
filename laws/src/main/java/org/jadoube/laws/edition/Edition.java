package org.jadoube.laws.edition;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.domain.Require;

/// An edition of the Laws, or a rule book beside them: the number it gives each provision, and its
/// value for each [Parameter]. No code asks which edition a game is played under: every difference
/// is such a value.
///
/// ```java
/// Edition edition = Edition.inForceOn(LocalDate.of(2020, 6, 1)); // => FIDE 2018
/// edition.article(Rule.STALEMATE); // => Optional[5.2.1]
/// edition.value(Parameters.MOVES_TO_CLAIM); // => 50
/// Edition.FIDE_2009.has(Rule.SEVENTY_FIVE_MOVES); // => false
/// ```
///
/// @since 0.1.0
public final class Edition {
  private static final List<Edition> BOOKS =
      books(Catalogue.read(CatalogueFiles.texts(), Parameters.all()));
  private static final List<Edition> ALL =
      BOOKS.stream().filter(edition -> edition.head.dated()).toList();

  public static final Edition FIDE_2005 = of("2005");
  public static final Edition FIDE_2009 = of("2009");
  public static final Edition FIDE_2014 = of("2014");
  public static final Edition FIDE_2018 = of("2018");
  public static final Edition FIDE_2023 = of("2023");

  /// FIDE's Online Chess Regulations. Articles 1 to 3 of the newest Laws apply with them.
  public static final Edition E04 = of("E04");

  private final EditionHead head;
  private final List<Provision> provisions;
  private final List<Term> glossary;
  private final Map<Rule, Citation> citations = new EnumMap<>(Rule.class);
  private final Map<Parameter<?>, Object> values = new HashMap<>();

  /// The book as it is printed, and the house rules that change it.
  private final Edition printed;

  private final List<Amendment> amendments;

  private Edition(EditionHead head, List<Provision> provisions, List<Term> glossary) {
    this.head = head;
    this.provisions = provisions;
    this.glossary = glossary;
    this.printed = this;
    this.amendments = List.of();
    for (Provision provision : provisions) {
      provision.rule().ifPresent(rule -> citations.put(rule, citation(rule, provision)));
      apply(provision);
    }
  }

  /// A column beside that of `printed`: it borrows everything but the amendments.
  private Edition(Edition printed, List<Amendment> amendments) {
    this.head = printed.head;
    this.provisions = printed.provisions;
    this.glossary = printed.glossary;
    this.printed = printed;
    this.amendments = amendments;
    citations.putAll(printed.citations);
    values.putAll(printed.values);
    for (Amendment amendment : amendments) {
      Rule rule = amendment.rule();
      Article article = printed.cite(rule).article();
      citations.put(rule, new Citation(printed, rule, article, Optional.of(amendment.clause())));
      amendment.value().ifPresent(value -> values.put(value.parameter(), value.value()));
    }
  }

  private void apply(Provision provision) {
    provision.parameters().forEach(value -> values.put(value.parameter(), value.value()));
  }

  /// The books of a catalogue, in its order.
  static List<Edition> books(Catalogue catalogue) {
    List<Edition> books =
        catalogue.editions().stream()
            .map(head ->
                new Edition(
                    head, catalogue.provisions(head.year()), catalogue.glossary(head.year())))
            .toList();
    Edition newest =
        books.stream().filter(each -> each.head.dated()).reduce((_, last) -> last).orElseThrow();
    books.forEach(book -> book.borrow(catalogue.lent(book.year()), newest));
    return books;
  }

  /// Applies provisions as another edition has them; that edition is cited for them.
  private void borrow(Set<String> names, Edition lender) {
    for (String name : names) {
      Provision provision = lender.provision(name).orElseThrow();
      provision.rule().ifPresent(rule -> citations.put(rule, lender.cite(rule)));
      apply(provision);
    }
  }

  /// This book under house rules. It is still this book by its name and its provisions, but has
  /// their values, and cites their clauses.
  ///
  /// @throws IllegalArgumentException if it has no such provision
  public Edition amended(List<Amendment> amendments) {
    List<Amendment> all = List.copyOf(amendments);
    return all.isEmpty() ? printed : new Edition(printed, all);
  }

  /// This book without house rules.
  public Edition printed() {
    return printed;
  }

  /// The house rules in place of its provisions.
  public List<Amendment> amendments() {
    return amendments;
  }

  private static Edition of(String year) {
    return named(year).orElseThrow();
  }

  private Citation citation(Rule rule, Provision provision) {
    return new Citation(this, rule, provision.article());
  }

  /// Every edition of the Laws, the oldest first.
  public static List<Edition> all() {
    return ALL;
  }

  /// The editions of the Laws, the oldest first, and then the rule books beside them, which apply
  /// only where they are chosen by name.
  public static List<Edition> books() {
    return BOOKS;
  }

  /// The newest edition of the Laws.
  public static Edition newest() {
    return ALL.getLast();
  }

  /// The edition or rule book of that name: `FIDE 2023`, `2023`, `E04`.
  public static Optional<Edition> named(String name) {
    String plain = name.strip().toUpperCase(Locale.ROOT).replaceFirst("^FIDE[ _-]?", "");
    return BOOKS.stream().filter(edition -> plain.equals(edition.year())).findFirst();
  }

  /// The edition in force on a day; for earlier days the oldest that we have.
  public static Edition inForceOn(LocalDate day) {
    return ALL.reversed().stream()
        .filter(edition -> !day.isBefore(edition.inForceFrom()))
        .findFirst()
        .orElseGet(ALL::getFirst);
  }

  /// The editions in force on any of the days from `first` to `last`, the oldest first; for earlier
  /// days the oldest that we have.
  public static List<Edition> inForceBetween(LocalDate first, LocalDate last) {
    return ALL.subList(ALL.indexOf(inForceOn(first)), ALL.indexOf(inForceOn(last)) + 1);
  }

  /// For instance `FIDE 2023`, or `E04`.
  public String name() {
    return head.name();
  }

  /// For instance `2023`; a rule book beside the Laws has its name here, `E04`.
  public String year() {
    return head.year();
  }

  /// The first day on which games were played under it; for a rule book that applies only where it
  /// is chosen, the day of its text.
  public LocalDate inForceFrom() {
    return head.inForceFrom();
  }

  /// The text that our catalogue of this edition is based on.
  public String source() {
    return head.source();
  }

  /// Whether its Roman numerals number appendices; otherwise they number guidelines.
  public boolean hasRomanAppendices() {
    return head.romanAreAppendices();
  }

  /// All its own provisions, in the order of the text, without those it takes over from the Laws.
  public List<Provision> provisions() {
    return provisions;
  }

  /// Its provision for `rule`, if it has one.
  public Optional<Provision> provision(Rule rule) {
    return provision(rule.name());
  }

  /// Its provision of that name, if it has one.
  public Optional<Provision> provision(String name) {
    return provisions.stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /// Whether it has an Article of that number, or one that is divided further: `11.3` for `11.3.1`.
  public boolean prints(Article article) {
    return provisions.stream()
        .flatMap(provision -> provision.articles().stream())
        .anyMatch(printed -> printed.equals(article) || printed.isWithin(article));
  }

  /// Its value for a parameter of a provision that it has.
  ///
  /// @throws IllegalArgumentException if it does not have the provision
  public <T> T value(Parameter<T> parameter) {
    return find(parameter)
        .orElseThrow(() -> new IllegalArgumentException(name() + " has no " + parameter.rule()));
  }

  /// Its value for a parameter; empty if it does not have the provision.
  @SuppressWarnings("unchecked") // every value was read by its own parameter
  public <T> Optional<T> find(Parameter<T> parameter) {
    return Optional.ofNullable((T) values.get(parameter));
  }

  /// The terms of its glossary, in English alphabetical order; the oldest editions have none.
  public List<Term> glossary() {
    return glossary;
  }

  /// Whether it has `rule`.
  public boolean has(Rule rule) {
    return citations.containsKey(rule);
  }

  /// The Article in which it has `rule`, if it does.
  public Optional<Article> article(Rule rule) {
    return Optional.ofNullable(citations.get(rule)).map(Citation::article);
  }

  /// The citation of a rule it has, by its number in a part that takes the place of another. That
  /// is the first of the rule's numbers in Article `first` or after it, or in the last appendix, if
  /// there is one; otherwise the usual number.
  ///
  /// @param first the first Article of that part
  /// @throws IllegalArgumentException if it has no such rule
  public Citation citeFrom(int first, Rule rule) {
    Require.atLeast(1, first, "first");
    Citation usual = cite(rule);
    if (usual.house().isPresent()) {
      return usual;
    }
    return provision(rule)
        .flatMap(provision ->
            provision.articles().stream().filter(each -> isFrom(first, each)).findFirst())
        .map(article -> new Citation(printed, rule, article))
        .orElse(usual);
  }

  private static boolean isFrom(int first, Article article) {
    String part = article.number().split("\\.")[0];
    return part.equals("III") || (isNumber(part) && Integer.parseInt(part) >= first);
  }

  private static boolean isNumber(String part) {
    return part.chars().allMatch(Character::isDigit);
  }

  /// The citation of a rule it has.
  ///
  /// @throws IllegalArgumentException if it has no such rule
  public Citation cite(Rule rule) {
    Citation citation = citations.get(rule);
    if (citation == null) {
      throw new IllegalArgumentException(name() + " has no " + rule);
    }
    return citation;
  }

  /// An amended book equals one with the same amendments.
  @Override
  public boolean equals(Object object) {
    return object instanceof Edition other
        && printed == other.printed
        && amendments.equals(other.amendments);
  }

  @Override
  public int hashCode() {
    return 31 * System.identityHashCode(printed) + amendments.hashCode();
  }

  @Override
  public String toString() {
    return name();
  }
}
