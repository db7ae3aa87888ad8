package org.jadoube.web.provision;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Term;
import org.jadoube.notation.Language;
import org.jadoube.web.provision.WordIndex.Wanted;
import org.jadoube.wording.Messages;

/// The provisions, terms and questions of a language, prepared once for all searches.
final class LawIndex {
  private static final double TITLE = 1;
  private static final double GIST = 0.6;
  private static final double NOTE = 0.2;

  /// How much it counts that a query is like a question that a provision answers, or like its
  /// title. Half a question counts for an eighth.
  private static final double ASKED = 5;

  private static final double TITLED = 0.9;
  private static final double SECOND_ANSWER = 0.85;

  /// Less likeness to a question is chance.
  private static final double CHANCE = 0.3;

  private static final Map<Language, LawIndex> KNOWN = new ConcurrentHashMap<>();

  private final Language language;
  private final WordIndex index;
  private final List<LawQuestion> questions;
  private final Map<Edition, List<Place>> provisions = new HashMap<>();
  private final Map<Edition, List<Integer>> terms = new HashMap<>();
  private final Map<String, List<Integer>> puttings = new LinkedHashMap<>();

  /// A provision, and the numbers of its texts.
  private record Place(String name, int title, int gist) {}

  private LawIndex(Language language) {
    this.language = language;
    Optional<Messages> texts = Messages.read(language, LawIndex::file);
    this.index = new WordIndex(texts.map(Tongue::of).orElseGet(Tongue::plain));
    this.questions = texts.map(LawQuestion::all).orElse(List.of());
    questions.forEach(this::add);
    if (LawWords.in(language).language().equals(language)) {
      addBooks();
    }
  }

  private void addBooks() {
    Map<String, Integer> known = new HashMap<>();
    for (Edition book : Edition.books()) {
      provisions.put(book, book.provisions().stream().map(each -> place(each, known)).toList());
      terms.put(book, book.glossary().stream().map(each -> text(each, known)).toList());
    }
  }

  static LawIndex in(Language language) {
    return KNOWN.computeIfAbsent(language, LawIndex::new);
  }

  private static Optional<InputStream> file(String name) {
    return Optional.ofNullable(LawIndex.class.getResourceAsStream("questions/" + name));
  }

  private void add(LawQuestion question) {
    List<Integer> places = new ArrayList<>();
    question.puttings().forEach(putting -> places.add(text(putting, 1)));
    puttings.put(question.key(), places);
  }

  /// @param known the texts that are there already, since editions share most of them
  private Place place(Provision provision, Map<String, Integer> known) {
    LawWords words = LawWords.in(language);
    String title = words.title(provision).words();
    return new Place(
        provision.name(),
        known.computeIfAbsent(provision.name(), _ -> text(title, TITLE)),
        known.computeIfAbsent(
            EnglishTexts.gist(provision).orElseThrow(),
            _ -> {
              int text = text(title, TITLE);
              index.add(text, words.gist(provision).words(), GIST);
              if (language.equals(Language.ENGLISH)) {
                index.add(text, String.join(" ", provision.notes()), NOTE);
              }
              return text;
            }));
  }

  private int text(Term term, Map<String, Integer> known) {
    String name = LawWords.in(language).term(term).name().words();
    return known.computeIfAbsent(EnglishTexts.term(term).orElseThrow(), _ -> text(name, TITLE));
  }

  private int text(String words, double weight) {
    int text = index.add();
    index.add(text, words, weight);
    return text;
  }

  List<LawQuestion> questions() {
    return questions;
  }

  /// Whether some text has the word.
  boolean has(String word) {
    return index.has(word);
  }

  /// The texts that fit the words of a query.
  Scores scores(List<String> query) {
    List<Wanted> wanted = index.wanted(query);
    double all = wanted.stream().mapToDouble(Wanted::tells).sum();
    double[] having = index.having(wanted);
    return new Scores(wanted, all, having);
  }

  /// How well the texts suit a query.
  final class Scores {
    private final List<Wanted> wanted;
    private final double all;
    private final double[] having;
    private final Map<String, Double> asked = new HashMap<>();
    private final Map<String, Double> answered = new HashMap<>();

    private Scores(List<Wanted> wanted, double all, double[] having) {
      this.wanted = wanted;
      this.all = all;
      this.having = having;
      questions.forEach(this::ask);
    }

    private void ask(LawQuestion question) {
      double likeness =
          puttings.getOrDefault(question.key(), List.of()).stream()
              .mapToDouble(this::likeness)
              .max()
              .orElse(0);
      if (likeness > CHANCE) {
        asked.put(question.key(), likeness);
        double rank = ASKED * Math.pow(likeness, 3);
        for (String name : question.answers()) {
          answered.merge(name, rank, Math::max);
          rank *= SECOND_ANSWER;
        }
      }
    }

    /// From 0 to 1, how much of what query and text say they have in common.
    private double likeness(int text) {
      double both = all + index.tells(text);
      return both == 0 ? 0 : 2 * having[text] / both;
    }

    /// Likeness to each question.
    Map<String, Double> asked() {
      return asked;
    }

    /// How well each provision of a book suits.
    List<Double> provisions(Edition book) {
      return provisions.getOrDefault(book, nothing(book)).stream().map(this::of).toList();
    }

    /// A language without texts of its own knows the answers to its questions.
    private static List<Place> nothing(Edition book) {
      return book.provisions().stream().map(each -> new Place(each.name(), -1, -1)).toList();
    }

    private double of(Place place) {
      double said = place.gist() < 0 || all == 0 ? 0 : having[place.gist()] / all;
      double titled = place.title() < 0 ? 0 : TITLED * likeness(place.title());
      return said + Math.max(titled, answered.getOrDefault(place.name(), 0.0));
    }

    /// How well each term of a book suits.
    List<Double> terms(Edition book) {
      return terms.getOrDefault(book, List.of()).stream().map(this::likeness).toList();
    }

    /// The words that were meant instead of misspelt ones.
    Set<String> corrected() {
      Set<String> corrected = new HashSet<>();
      wanted.forEach(each -> each.corrected().ifPresent(corrected::add));
      return corrected;
    }
  }
}
