package org.jadoube.tournament.tiebreak;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.rating.Rating;
import org.jspecify.annotations.Nullable;

/// Reads the name of a tie-break.
record Designation(String text) {
  private static final int LONGEST = 100;
  private static final int LONGEST_LIST = 1000;

  private static final Set<String> POINTS = Set.of("PTS", "MPTS", "GPTS");

  private static final Pattern SHAPE =
      Pattern.compile(
          "(?<code>[A-Z]+)(?::(?<score>[A-Z]+))?(?<modifiers>(?:[-/#!][A-Z][0-9]{0,6}(?:[+-][0-9]{1,6})?)*)");
  private static final Pattern MODIFIER =
      Pattern.compile("[-/#!](?<letter>[A-Z])(?<number>[0-9]*)(?<shift>[+-][0-9]+)?");
  private static final Pattern WORD = Pattern.compile("[^\\s,;]+");

  static Reading<List<TieBreak>> readList(String text) {
    if (text.length() > LONGEST_LIST) {
      return Reading.failed(tooLong(text));
    }
    TieBreakList list = list(text, Set.of());
    return list.unknown().isEmpty()
        ? Reading.of(list.tieBreaks())
        : Reading.failed(list.unknown().getFirst());
  }

  static TieBreakList readEach(String text) {
    return text.length() > LONGEST_LIST
        ? new TieBreakList(List.of(), List.of(tooLong(text)))
        : list(text, POINTS);
  }

  private static TextFault tooLong(String text) {
    return TextFault.at(text, 0, text, "at most " + LONGEST_LIST + " characters");
  }

  private static TieBreakList list(String text, Set<String> ignored) {
    List<TieBreak> read = new ArrayList<>();
    List<TextFault> unknown = new ArrayList<>();
    Matcher words = WORD.matcher(text);
    while (words.find()) {
      String word = words.group();
      if (!ignored.contains(word.toUpperCase(Locale.ROOT))) {
        Reading<TieBreak> reading = new Designation(word).read();
        reading.valueIfAny().ifPresent(read::add);
        reading
            .faultIfAny()
            .map(fault -> fault.within(text, words.start()))
            .ifPresent(unknown::add);
      }
    }
    return new TieBreakList(read, unknown);
  }

  Reading<TieBreak> read() {
    String capitals = text.toUpperCase(Locale.ROOT);
    Matcher parts = SHAPE.matcher(capitals);
    if (text.length() > LONGEST || !parts.matches()) {
      return fault("a tie-break such as BH-C1, SB or DE/P");
    }
    String name = parts.group("code");
    String score = parts.group("score") == null ? "" : parts.group("score");
    Optional<TieBreakCode> code = code(name, score);
    return code.isEmpty()
        ? unknown()
        : read(code.get(), name.equals("ESB") ? "" : score, parts.group("modifiers"));
  }

  private static Optional<TieBreakCode> code(String name, String score) {
    String full =
        switch (name) {
          case "GE" -> "REP";
          case "ESB" -> "E" + score + "SB";
          default -> name;
        };
    return Arrays.stream(TieBreakCode.values())
        .filter(code -> code.name().equals(full))
        .findFirst();
  }

  private Reading<TieBreak> unknown() {
    return Reading.failed(
        TextFault.at(text, 0, text, "a tie-break of C07, Article 5")
            .withCandidates(Stream.of(TieBreakCode.values()).map(TieBreakCode::toString).toList()));
  }

  private Reading<TieBreak> read(TieBreakCode code, String score, String modifiers) {
    if (!List.of("", "MP", "GP").contains(score)) {
      return fault("MP or GP after the colon");
    }
    List<Modifier> read = new ArrayList<>();
    Matcher each = MODIFIER.matcher(modifiers);
    while (each.find()) {
      Optional<Modifier> modifier = modifier(each);
      if (modifier.isEmpty()) {
        return fault(
            "a modifier such as C1, M2, L+1, P, F, R, U1400 or K5 instead of " + each.group());
      }
      read.add(modifier.get());
    }
    return fitted(code, score, read);
  }

  private Reading<TieBreak> fitted(TieBreakCode code, String score, List<Modifier> modifiers) {
    Optional<ScoreKind> kind =
        switch (score) {
          case "MP" -> Optional.of(ScoreKind.MATCH_POINTS);
          case "GP" -> Optional.of(ScoreKind.GAME_POINTS);
          default -> Optional.empty();
        };
    Optional<String> misfit = misfit(code, kind, modifiers);
    return misfit.isPresent()
        ? fault(misfit.get())
        : Reading.of(new TieBreak(code, kind, modifiers));
  }

  private static Optional<String> misfit(
      TieBreakCode code, Optional<ScoreKind> score, List<Modifier> modifiers) {
    if (score.isPresent() && !code.takesScore()) {
      return Optional.of(code + " without MP or GP");
    }
    Optional<Modifier> foreign =
        modifiers.stream().filter(modifier -> !code.takes(modifier)).findFirst();
    if (foreign.isPresent()) {
      return Optional.of("a modifier that " + code + " takes, which " + foreign.get() + " is not");
    }
    long kinds = modifiers.stream().map(Modifier::getClass).distinct().count();
    return kinds < modifiers.size()
        ? Optional.of("at most one modifier of each kind")
        : Optional.empty();
  }

  private static Optional<Modifier> modifier(Matcher parts) {
    String letter = parts.group("letter");
    String number = parts.group("number");
    if (letter.equals("L")) {
      return limit(number, parts.group("shift"));
    }
    return parts.group("shift") == null ? modifier(letter, number) : Optional.empty();
  }

  private static Optional<Modifier> modifier(String letter, String number) {
    return switch (letter) {
      case "C" -> within(1, number, Modifier.MOST).map(cut -> new Modifier.Cut(cut, false));
      case "M" -> within(1, number, Modifier.MOST).map(cut -> new Modifier.Cut(cut, true));
      case "U" -> within(1, number, Rating.HIGHEST_RATING).map(Modifier.UnratedAs::new);
      case "K" -> within(1, number, Modifier.MOST).map(Modifier.Divisor::new);
      case "P" -> number.isEmpty() ? Optional.of(new Modifier.ForfeitsPlayed()) : Optional.empty();
      case "F" -> number.isEmpty() ? Optional.of(new Modifier.Fore()) : Optional.empty();
      case "R" -> number.isEmpty() ? Optional.of(new Modifier.Reversed()) : Optional.empty();
      default -> Optional.empty();
    };
  }

  private static Optional<Modifier> limit(String percent, @Nullable String shift) {
    if (percent.isEmpty() && shift == null) {
      return Optional.empty();
    }
    int halves = shift == null ? 0 : Integer.parseInt(shift);
    return within(0, percent.isEmpty() ? "50" : percent, 100)
        .filter(_ -> Math.abs(halves) <= Modifier.MOST)
        .map(share -> new Modifier.Limit(share, halves));
  }

  private static Optional<Integer> within(int least, String number, int most) {
    return Optional.of(number)
        .filter(digits -> !digits.isEmpty())
        .map(Integer::valueOf)
        .filter(value -> value >= least && value <= most);
  }

  private Reading<TieBreak> fault(String expected) {
    return Reading.failed(TextFault.at(text, 0, text, expected));
  }
}
