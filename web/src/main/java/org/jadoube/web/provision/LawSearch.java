package org.jadoube.web.provision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.search.ProvisionSearch;
import org.jadoube.notation.Language;

/// The Laws' answer to a query, which is a number or words: of the reader's language or English, in
/// any form, misspelt, or as a question.
///
/// @param found what each book has, the best first; with a number, in the order of the text. The
///   newest Laws come first and other books last, unless these have much more to say about it
/// @param questions those that are like what was asked, the likest first
/// @param corrected what was looked for instead of a misspelt query
public record LawSearch(
    Map<Edition, ProvisionSearch> found, List<LawQuestion> questions, Optional<String> corrected) {
  /// More of a query is not read, so that none takes long: letters, and words.
  private static final int LONGEST = 200;

  private static final int MOST_WORDS = 20;

  private static final int MOST_PROVISIONS = 30;
  private static final int MOST_TERMS = 5;
  private static final int MOST_QUESTIONS = 3;

  /// Results below this part of the best are left out.
  private static final double FAR_FROM_BEST = 0.35;

  /// Books that have something almost as good as the best come before others.
  private static final double CLOSE_TO_BEST = 0.6;

  private static final double TOO_LITTLE = 0.22;
  private static final double ENOUGH = 0.5;
  private static final double TERM_LIKENESS = 0.6;
  private static final double QUESTION_LIKENESS = 0.42;

  public LawSearch {
    questions = List.copyOf(questions);
  }

  /// Searches all books, or the one that the query names.
  ///
  /// @param query a number, a name or words
  /// @param language of the reader
  public static LawSearch all(String query, Language language) {
    LawQuery wanted = LawQuery.of(bounded(query));
    return of(wanted, wanted.book().map(List::of).orElseGet(LawSearch::newestFirst), language);
  }

  /// The results in one book.
  public record InBook(Edition book, ProvisionSearch found) {}

  /// For programs: what one book has, or else the book that has most to say. A query that is the
  /// name of a rule, in any case, finds that rule alone, and a blank one everything. Empty if there
  /// is nothing.
  public static Optional<InBook> inOneBook(
      String query, Optional<Edition> only, Language language) {
    LawQuery wanted = new LawQuery(only, bounded(query));
    List<Edition> books = only.map(List::of).orElseGet(LawSearch::newestFirst);
    Map<Edition, ProvisionSearch> found =
        wanted.isName()
            ? found(books, book -> ProvisionSearch.in(book, wanted.text()))
            : of(wanted, books, language).found();
    return found.entrySet().stream()
        .findFirst()
        .map(each -> new InBook(each.getKey(), each.getValue()));
  }

  private static String bounded(String query) {
    return query.substring(0, Math.min(query.length(), LONGEST)).strip();
  }

  /// All editions, the newest first; books other than the Laws come last.
  public static List<Edition> newestFirst() {
    List<Edition> books = new ArrayList<>(Edition.all().reversed());
    Edition.books().stream().filter(book -> !books.contains(book)).forEach(books::add);
    return books;
  }

  private static LawSearch of(LawQuery wanted, List<Edition> books, Language language) {
    return wanted.text().isEmpty() || wanted.isPlace()
        ? new LawSearch(
            found(books, book -> ProvisionSearch.in(book, wanted.text())),
            List.of(),
            Optional.empty())
        : Suiting.of(wanted.text(), language).among(books);
  }

  private static Map<Edition, ProvisionSearch> found(
      List<Edition> books, Function<Edition, ProvisionSearch> search) {
    Map<Edition, ProvisionSearch> found = new LinkedHashMap<>();
    books.forEach(book -> found.put(book, search.apply(book)));
    found.values().removeIf(ProvisionSearch::isEmpty);
    return found;
  }

  /// Whether nothing was found.
  public boolean isEmpty() {
    return found.isEmpty();
  }

  /// The questions that are likest to a query in their letters, for a query that finds nothing.
  public static List<LawQuestion> nearest(String query, Language language) {
    return NearestQuestions.of(bounded(query), LawIndex.in(language).questions());
  }

  /// A few questions that are asked most.
  public static List<LawQuestion> askedMost(Language language) {
    return NearestQuestions.askedMost(LawIndex.in(language).questions());
  }

  /// How well everything suits the words of a query, in the reader's language and in English.
  private record Suiting(
      List<String> words, LawIndex own, LawIndex.Scores scores, Optional<LawIndex.Scores> english) {
    /// English is not what a reader of another language types first.
    private static final double FOREIGN = 0.8;

    static Suiting of(String text, Language language) {
      List<String> words = Words.of(text).stream().limit(MOST_WORDS).toList();
      LawIndex own = LawIndex.in(language);
      List<String> terms = ChessTerms.in(language).english(words);
      Optional<LawIndex.Scores> english =
          language.equals(Language.ENGLISH) || terms.isEmpty()
              ? Optional.empty()
              : Optional.of(LawIndex.in(Language.ENGLISH).scores(terms));
      return new Suiting(words, own, own.scores(words), english);
    }

    LawSearch among(List<Edition> books) {
      Map<Edition, List<Double>> suiting = new LinkedHashMap<>();
      books.forEach(book -> suiting.put(book, provisions(book)));
      double best = suiting.values().stream().mapToDouble(Suiting::best).max().orElse(0);
      double least = Math.clamp(FAR_FROM_BEST * best, TOO_LITTLE, ENOUGH);
      List<Edition> better =
          books.stream()
              .sorted(
                  Comparator.comparing(
                      book -> best(suiting.getOrDefault(book, List.of())) < CLOSE_TO_BEST * best))
              .toList();
      return new LawSearch(
          found(better, book -> in(book, suiting.getOrDefault(book, List.of()), least)),
          questions(),
          corrected());
    }

    private static double best(List<Double> suiting) {
      return suiting.stream().mapToDouble(each -> each).max().orElse(0);
    }

    private ProvisionSearch in(Edition book, List<Double> suiting, double least) {
      return new ProvisionSearch(
          best(book.provisions(), suiting, least, MOST_PROVISIONS),
          best(book.glossary(), terms(book), TERM_LIKENESS, MOST_TERMS));
    }

    /// The things that suit best.
    ///
    /// @param suiting how well each of them does
    private static <T> List<T> best(List<T> all, List<Double> suiting, double least, int most) {
      return IntStream.range(0, Math.min(all.size(), suiting.size()))
          .boxed()
          .filter(at -> suiting.get(at) >= least)
          .sorted(Comparator.comparingDouble(at -> -suiting.get(at)))
          .limit(most)
          .map(all::get)
          .toList();
    }

    private List<Double> provisions(Edition book) {
      return better(
          scores.provisions(book), english.map(each -> each.provisions(book)).orElse(List.of()));
    }

    private List<Double> terms(Edition book) {
      return better(scores.terms(book), english.map(each -> each.terms(book)).orElse(List.of()));
    }

    private static List<Double> better(List<Double> own, List<Double> english) {
      return IntStream.range(0, Math.max(own.size(), english.size()))
          .mapToObj(at -> Math.max(at(own, at), FOREIGN * at(english, at)))
          .toList();
    }

    private static double at(List<Double> suiting, int at) {
      return at < suiting.size() ? suiting.get(at) : 0;
    }

    private List<LawQuestion> questions() {
      List<Double> like = own.questions().stream().map(this::of).toList();
      return best(own.questions(), like, QUESTION_LIKENESS, MOST_QUESTIONS);
    }

    private double of(LawQuestion question) {
      return Math.max(
          scores.asked().getOrDefault(question.key(), 0.0),
          FOREIGN
              * english.map(each -> each.asked().getOrDefault(question.key(), 0.0)).orElse(0.0));
    }

    private Optional<String> corrected() {
      Set<String> corrected = scores.corrected();
      return corrected.isEmpty() || english.isPresent()
          ? Optional.empty()
          : Optional.of(String.join(" ", corrected));
    }
  }
}
