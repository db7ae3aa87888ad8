package org.jadoube.laws.regulations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.HouseClause;
import org.jadoube.notation.TextFault;

/// Reads house rules line by line. A faulty line is left out, so that all faults are found at once.
final class HouseRulesReader {
  private static final int MOST_FAULTS = 100;
  private static final int LONGEST_TITLE = 80;
  private static final int LONGEST_WORDS = 500;
  private static final Pattern HEADING = Pattern.compile("\\[([^\\]]*)\\](.*)", Pattern.DOTALL);
  private static final Pattern NUMBER = Pattern.compile("[0-9A-Z]+(\\.?[0-9a-z]+)*");
  private static final int LONGEST_NUMBER = 20;
  private static final Pattern LINE = Pattern.compile("([^=]*?)(\\s*=\\s*)(.*)", Pattern.DOTALL);
  private static final String JOINERS = "\u200c\u200d";
  private static final String TITLE = "title";
  private static final String EDITION = "edition";

  private final String text;
  private final List<TextFault> faults = new ArrayList<>();

  /// The places in the text of the keys that have been set, and of the clauses.
  private final Map<String, Integer> places = new HashMap<>();

  private final List<HouseRules.Clause> clauses = new ArrayList<>();
  private final List<HouseTerm> terms = new ArrayList<>();
  private Optional<String> title = Optional.empty();
  private Optional<Edition> edition = Optional.empty();
  private boolean inClauses;

  HouseRulesReader(String text) {
    this.text = text;
  }

  HouseRules.Reading reading() {
    if (text.length() > HouseRules.LONGEST) {
      fault(0, text.length() + " characters", "at most " + HouseRules.LONGEST);
    } else {
      readLines();
    }
    Optional<HouseRules> rules = faults.isEmpty() ? Optional.of(rules()) : Optional.empty();
    rules
        .flatMap(HouseRules::contradiction)
        .ifPresent(term -> fault(term.place(), term.line(), "what the other lines allow"));
    return new HouseRules.Reading(rules.filter(_ -> faults.isEmpty()), faults);
  }

  private HouseRules rules() {
    return new HouseRules(
        text, title.orElseThrow(), edition.orElseThrow(), List.copyOf(clauses), List.copyOf(terms));
  }

  private void readLines() {
    for (int from = 0, to; from <= text.length(); from = to + 1) {
      int end = text.indexOf('\n', from);
      to = end < 0 ? text.length() : end;
      read(from, text.substring(from, to));
    }
    if (!inClauses) {
      requireHead(text.length());
      fault(text.length(), "", "a clause: [1] and its words");
    }
  }

  private void fault(int place, String found, String expected) {
    if (faults.size() < MOST_FAULTS) {
      faults.add(TextFault.at(text, place, found, expected));
    }
  }

  /// @param from where the line begins
  private void read(int from, String whole) {
    OptionalInt unseen = unseen(whole);
    if (unseen.isPresent()) {
      int character = whole.codePointAt(unseen.getAsInt());
      String found = String.format(Locale.ROOT, "U+%04X", character);
      fault(from + unseen.getAsInt(), found, "a character that can be seen");
    }
    String line = whole.strip();
    int place = from + whole.indexOf(line);
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    Matcher heading = HEADING.matcher(line);
    Matcher setting = LINE.matcher(line);
    if (line.startsWith("[")) {
      if (heading.matches()) {
        clause(place, heading.group(1).strip(), heading.group(2).strip());
      } else {
        fault(place, line, "[, the number of a clause, and ]");
      }
    } else if (setting.matches()) {
      set(place, setting.group(1), place + setting.start(3), setting.group(3));
    } else {
      fault(place, line, "key = value, [number] and the words of a clause, or # and a comment");
    }
  }

  private void clause(int place, String number, String words) {
    if (!inClauses) {
      requireHead(place);
    }
    inClauses = true;
    if (number.length() > LONGEST_NUMBER || !NUMBER.matcher(number).matches()) {
      fault(place + 1, number, "the number of a clause, such as 2.1 or 4a");
    } else if (isNew("[" + number + "]", place) && isShort(place, words, LONGEST_WORDS)) {
      clauses.add(new HouseRules.Clause(number, words, List.of()));
    }
  }

  /// The title and the edition stand above the first clause.
  private void requireHead(int place) {
    if (!places.containsKey(TITLE)) {
      fault(place, rest(place), "title = and a name above the first clause");
    }
    if (!places.containsKey(EDITION)) {
      fault(place, rest(place), "edition = and one of " + editions() + " above the first clause");
    }
  }

  private String rest(int place) {
    return text.substring(place).lines().findFirst().orElse("").strip();
  }

  private static String editions() {
    return String.join(", ", Edition.books().stream().map(Edition::name).toList());
  }

  private void set(int place, String key, int valuePlace, String value) {
    if (!isNew(key, place)) {
      return;
    }
    switch (key) {
      case TITLE -> title(place, valuePlace, value);
      case EDITION -> edition(place, valuePlace, value);
      default -> inClause(place, key, valuePlace, value);
    }
  }

  private boolean isNew(String key, int place) {
    Integer before = places.putIfAbsent(key, place);
    if (before != null) {
      int line = TextFault.at(text, before, "", "").line();
      fault(place, key, "no second one; the first is in line " + line);
    }
    return before == null;
  }

  /// Whether a text is not too long.
  private boolean isShort(int place, String words, int longest) {
    if (words.length() > longest) {
      fault(place, words, "at most " + longest + " characters");
    }
    return words.length() <= longest;
  }

  /// The place of the first character in a line that cannot be seen; joiners are letters in some
  /// scripts.
  private static OptionalInt unseen(String line) {
    return IntStream.range(0, line.length())
        .filter(place -> place == 0 || !isPair(line, place - 1))
        .filter(place -> isUnseen(line.codePointAt(place)))
        .findFirst();
  }

  private static boolean isPair(String line, int place) {
    return Character.isSurrogatePair(line.charAt(place), line.charAt(place + 1));
  }

  private static boolean isUnseen(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL -> character != '\t' && character != '\r';
      case Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      case Character.FORMAT -> JOINERS.indexOf(character) < 0;
      default -> false;
    };
  }

  private void title(int place, int valuePlace, String value) {
    if (inClauses) {
      fault(place, TITLE, "it above the first clause");
    } else if (value.isEmpty()) {
      fault(valuePlace, value, "a name");
    } else if (isShort(valuePlace, value, LONGEST_TITLE)) {
      title = Optional.of(value);
    }
  }

  private void edition(int place, int valuePlace, String value) {
    edition = Edition.named(value);
    if (inClauses) {
      fault(place, EDITION, "it above the first clause");
    } else if (edition.isEmpty()) {
      fault(valuePlace, value, "one of " + editions());
    }
  }

  private void inClause(int place, String name, int valuePlace, String value) {
    Optional<HouseKey> key = HouseKeys.named(name);
    if (key.isEmpty()) {
      fault(place, name, "a key that docs/house-rules.md lists" + nearest(name));
    } else if (!inClauses) {
      fault(place, name, "it below a clause, [1] and its words, which rulings can cite");
    } else if (!isInPrint(key.get())) {
      fault(place, name, "a key for a provision of " + edition.orElseThrow());
    } else {
      settle(key.get(), valuePlace, value);
    }
  }

  private static String nearest(String name) {
    return HouseKeys.nearest(name).map(key -> "; " + key + " is one").orElse("");
  }

  private boolean isInPrint(HouseKey key) {
    return edition.isEmpty() || key.rule().stream().allMatch(edition.get()::has);
  }

  private HouseRules.Setting setting(HouseKey key, String value) {
    return new HouseRules.Setting(
        key.name(), value, edition.flatMap(book -> key.rule().map(book::cite)));
  }

  private void settle(HouseKey key, int place, String value) {
    if (key.read().apply(value).isEmpty()) {
      fault(place, value, key.expected());
    } else if (!clauses.isEmpty() && title.isPresent()) {
      HouseRules.Clause last = clauses.removeLast();
      List<HouseRules.Setting> settings = new ArrayList<>(last.settings());
      settings.add(setting(key, value));
      clauses.add(new HouseRules.Clause(last.number(), last.words(), settings));
      key.term(place, new HouseClause(title.get(), last.number()), value).ifPresent(terms::add);
    }
  }
}
