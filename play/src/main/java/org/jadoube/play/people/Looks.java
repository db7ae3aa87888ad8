package org.jadoube.play.people;

import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.store.Fingerprint;

/// The look of a name to people who do not look closely: without case, accents, signs and spaces,
/// and with one letter for those that look alike (Unicode TS 39).
final class Looks {
  private static final Pattern MARKS_AND_SIGNS = Pattern.compile("[^\\p{L}\\p{N}]+");
  private static final Normalizer2 FOLDED = Normalizer2.getNFKCCasefoldInstance();
  private static final Normalizer2 DECOMPOSED = Normalizer2.getNFKDInstance();
  private static final SpoofChecker ALIKE = new SpoofChecker.Builder().build();

  /// Words that may stand beside a player's name: titles and remarks.
  private static final Pattern BESIDES =
      Pattern.compile("(?i)\\b(?:W?[GIFC]M|NM)\\b|[(\\[].*?[)\\]]");

  /// Letters drawn as small capitals, or in a frame.
  private static final Pattern DRAWN =
      Pattern.compile(
          "(?:LATIN LETTER SMALL CAPITAL|(?:NEGATIVE )?(?:SQUARED|CIRCLED) LATIN CAPITAL LETTER"
              + "|REGIONAL INDICATOR SYMBOL LETTER) ([A-Z])");

  private static final int MOST_WORDS = 4;

  private Looks() {}

  /// The looks of a name, as hashes. There may be several: a capital I may look like another letter
  /// than a small one, a name may have a title, and the family name may come first or last. Two
  /// names look alike if they share one. Empty if there is no letter or digit.
  static List<String> of(String name) {
    return Stream.of(name, BESIDES.matcher(name).replaceAll(" "))
        .flatMap(Looks::turned)
        .flatMap(each -> Stream.of(each, FOLDED.normalize(each)))
        .map(Looks::alike)
        .filter(look -> !look.isEmpty())
        .distinct()
        .map(Fingerprint::of)
        .toList();
  }

  /// The name as it is, and with each word first.
  private static Stream<String> turned(String name) {
    List<String> words = List.of(name.strip().split("[\\s,]+"));
    return IntStream.range(0, words.size() <= MOST_WORDS ? words.size() : 1)
        .mapToObj(first ->
            String.join(" ", words.subList(first, words.size()))
                + " "
                + String.join(" ", words.subList(0, first)));
  }

  private static String alike(String name) {
    return FOLDED.normalize(plain(ALIKE.getSkeleton(plain(name))));
  }

  private static String plain(String name) {
    return MARKS_AND_SIGNS.matcher(DECOMPOSED.normalize(undrawn(name))).replaceAll("");
  }

  private static String undrawn(String name) {
    return name.codePoints().mapToObj(Looks::letter).collect(Collectors.joining());
  }

  private static String letter(int symbol) {
    Matcher drawn = DRAWN.matcher(String.valueOf(Character.getName(symbol)));
    return drawn.matches() ? drawn.group(1) : Character.toString(symbol);
  }
}
