package org.jadoube.web.ask;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Term;
import org.jadoube.laws.edition.search.ProvisionSearch;
import org.jadoube.laws.edition.search.SideBySide;
import org.jadoube.notation.Language;
import org.jadoube.web.description.OneOf;
import org.jadoube.web.provision.LawSearch;
import org.jadoube.web.provision.LawWords;
import org.jadoube.wire.Document;

/// Provisions of the Laws, found by Article, name or words.
///
/// @param query as it was asked
/// @param edition the one searched, such as `FIDE 2023`
/// @param language the language of titles, gists, limits and terms: `de`
/// @param provisions with an Article, it and everything below it, in the order of the text; with
///   words, the best first
/// @param terms those of the glossary
public record LawAnswer(
    int schema,
    String query,
    String edition,
    String language,
    List<Found> provisions,
    List<Defined> terms) {
  public LawAnswer {
    provisions = List.copyOf(provisions);
    terms = List.copyOf(terms);
  }

  /// A provision as that edition has it.
  ///
  /// @param articles its numbers; the first is the one that is cited
  /// @param inferred whether the numbers are taken from another edition because the source has none
  /// @param name the same in all editions
  /// @param title the heading over it
  /// @param kind how a program can apply it
  /// @param gist its content, in our words
  /// @param limit why a program can do no more
  /// @param values the numbers and choices that the edition has made
  /// @param notes what is odd about the texts
  /// @param elsewhere the provision in the other editions
  public record Found(
      List<String> articles,
      boolean inferred,
      String name,
      String title,
      @OneOf({"computed", "recorded", "discretion", "physical"}) String kind,
      String gist,
      Optional<String> limit,
      List<Value> values,
      List<String> notes,
      List<Elsewhere> elsewhere) {
    public Found {
      articles = List.copyOf(articles);
      values = List.copyOf(values);
      notes = List.copyOf(notes);
      elsewhere = List.copyOf(elsewhere);
    }

    private static Found of(Provision provision, Edition edition, LawWords words) {
      return new Found(
          numbers(provision),
          provision.inferred(),
          provision.name(),
          words.title(provision).words(),
          provision.kind().name().toLowerCase(Locale.ROOT),
          words.gist(provision).words(),
          Optional.of(words.limit(provision).words()).filter(limit -> !limit.isEmpty()),
          provision.parameters().stream()
              .map(value -> new Value(value.parameter().name(), value.words()))
              .toList(),
          provision.notes(),
          SideBySide.books(List.of(provision)).stream()
              .filter(book -> !book.equals(edition))
              .map(book -> Elsewhere.of(book, provision.name(), words))
              .toList());
    }
  }

  /// A number or a choice of an edition.
  ///
  /// @param words such as `two minutes`
  public record Value(String name, String words) {}

  /// A provision in another edition; without an Article, that edition has none.
  public record Elsewhere(String edition, Optional<String> article, Optional<String> gist) {
    private static Elsewhere of(Edition edition, String name, LawWords words) {
      Optional<Provision> there = edition.provision(name);
      return new Elsewhere(
          edition.name(),
          there.map(provision -> provision.article().number()),
          there.map(provision -> words.gist(provision).words()));
    }
  }

  /// A term of the glossary.
  ///
  /// @param firstUsed the Article that first uses it, as the edition says
  public record Defined(String name, Optional<String> firstUsed, String meaning) {
    private static Defined of(Term term, LawWords words) {
      LawWords.Defined said = words.term(term);
      return new Defined(
          said.name().words(), term.firstUsed().map(Article::number), said.meaning().words());
    }
  }

  /// The answer of an edition; without one, of the newest that has anything. Empty if there is
  /// nothing.
  ///
  /// @param query an Article in any spelling, the name of a rule, or words
  public static Optional<LawAnswer> to(String query, Optional<Edition> edition, Language language) {
    return LawSearch.inOneBook(query, edition, language)
        .map(each -> of(query, each.book(), each.found(), LawWords.in(language)));
  }

  private static LawAnswer of(
      String query, Edition edition, ProvisionSearch found, LawWords words) {
    return new LawAnswer(
        Document.SCHEMA,
        query,
        edition.name(),
        words.language().tag(),
        found.provisions().stream().map(each -> Found.of(each, edition, words)).toList(),
        found.terms().stream().map(each -> Defined.of(each, words)).toList());
  }

  private static List<String> numbers(Provision provision) {
    return provision.articles().stream().map(Article::number).toList();
  }
}
