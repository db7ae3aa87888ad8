package org.jadoube.notation.encoding;

import java.nio.charset.Charset;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.jadoube.chess.domain.Require;

/// The encoding that a text probably has, and how sure that is.
///
/// @param charset the encoding
/// @param percent how sure it is
/// @param other the next likeliest encoding in which the text would read differently
/// @param words how many different words the guess rests on
/// @since 0.1.0
public record EncodingGuess(Charset charset, int percent, Optional<Charset> other, int words) {
  /// From this percentage on, a guess counts as sure.
  private static final int SURE = 90;

  /// Up to this factor, as a binary logarithm, one encoding is not much likelier than another.
  private static final int NOT_MUCH = 8;

  private static final Comparator<Ranked> BY_COST = Comparator.comparingDouble(Ranked::cost);

  public EncodingGuess {
    Require.within(0, 100, percent, "percent");
    Require.atLeast(0, words, "words");
  }

  /// The encodings that are told apart.
  public static List<Charset> detectable() {
    return Candidates.ALL.stream().map(candidate -> candidate.table().charset()).toList();
  }

  /// The encoding of a text that is not UTF-8 and in which these words occur.
  static EncodingGuess of(ForeignWords words) {
    List<String> all = List.copyOf(words.words());
    List<Ranked> ranked =
        Candidates.ALL.stream().map(candidate -> Ranked.of(candidate, all)).toList();
    Ranked best = Collections.min(ranked, BY_COST);
    List<Ranked> others = ranked.stream().filter(each -> !each.isLike(best)).toList();
    DoubleStream costs =
        DoubleStream.concat(
            DoubleStream.of(UnknownEncoding.cost(all)), others.stream().mapToDouble(Ranked::cost));
    int percent = Sureness.percent(best.cost(), costs);
    Optional<Charset> other = others.stream().min(BY_COST).map(Ranked::charset);
    return new EncodingGuess(usual(best, ranked).charset(), percent, other, all.size());
  }

  /// The most frequent encoding in which the text reads the same, if it is not much less likely.
  private static Ranked usual(Ranked best, List<Ranked> ranked) {
    return ranked.stream()
        .filter(each -> each.isLike(best) && each.cost() < best.cost() + NOT_MUCH)
        .findFirst()
        .orElse(best);
  }

  /// The name of an encoding.
  public static String name(Charset charset) {
    return charset.name().replaceFirst("^x-", "");
  }

  /// Whether it may well be another encoding.
  public boolean isDoubtful() {
    return percent < SURE;
  }

  /// How sure it is, in words: `99 % sure`, `52 % sure; or windows-1252`.
  public String sureness() {
    String or = isDoubtful() ? other.map(it -> "; or " + name(it)).orElse("") : "";
    return percent + " % sure" + or;
  }

  /// A candidate, and the words read in it.
  private record Ranked(Charset charset, double cost, List<String> text) {
    static Ranked of(CandidateEncoding candidate, List<String> words) {
      List<String> text = words.stream().map(candidate.table()::decoded).toList();
      return new Ranked(candidate.table().charset(), candidate.cost(text), text);
    }

    boolean isLike(Ranked other) {
      return text.equals(other.text);
    }
  }
}
