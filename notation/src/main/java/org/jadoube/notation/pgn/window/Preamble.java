package org.jadoube.notation.pgn.window;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jadoube.notation.replay.SanBytes;

/// Lines outside games: `Game 1`, the text of a letter, a signature, a rule of dashes. A line is
/// one if it begins neither with a tag nor with moves.
public final class Preamble {
  /// How much of a line [#isAt] looks at.
  public static final int LENGTH = 96;

  private static final Pattern TAG =
      Pattern.compile(
          "\\[(?:%|\\s*(?:[^\\s\"\\[\\]]+\\s*[:=]?\\s*(?:[\"']|\\xe2\\x80[\\x98-\\x9f])"
              + "|(?i:event|site|date|round|white|black|result|eco|fen|setup|variant|utc)\\w*\\b))");

  private static final String RULE_SIGNS = "-=_~#*|<>+";
  private static final Pattern RULE =
      Pattern.compile("[RULE]\\s*[RULE\\s]+\\z".replace("RULE", RULE_SIGNS));
  private static final Pattern MARKUP = Pattern.compile("</?[A-Za-z!][^>]*>");

  private Preamble() {}

  /// Whether such a line begins at `at`, which is not a blank. There must be zeros from `end` on.
  public static boolean isAt(byte[] bytes, int at, int end) {
    if (!beginsLine(bytes, at)) {
      return false;
    }
    return switch (bytes[at]) {
      case '{', ';' -> false;
      case '$' -> !Symbols.isDigit(bytes[at + 1]);
      case '[' -> !isPlainTag(bytes, at) && !TAG.matcher(line(bytes, at, end)).lookingAt();
      default ->
          !isPlainMove(bytes, at)
              && (isRuleAt(bytes, at, end) || !MoveLine.isAtStartOf(line(bytes, at, end)));
    };
  }

  /// Whether only blanks and HTML come before it in its line.
  private static boolean beginsLine(byte[] bytes, int at) {
    int before = at - 1;
    while (before > 0 && (bytes[before] == ' ' || bytes[before] == '\t')) {
      before--;
    }
    return Symbols.endsLine(bytes[before]) || bytes[before] == '>';
  }

  /// Whether it is a tag as nearly all are written.
  private static boolean isPlainTag(byte[] bytes, int at) {
    int next = at + 1;
    while (isLetter(bytes[next])) {
      next++;
    }
    return next > at + 1 && bytes[next] == ' ' && bytes[next + 1] == '"';
  }

  /// Whether it is a move number with a move in SAN, as most games without tags begin.
  private static boolean isPlainMove(byte[] bytes, int at) {
    int next = at;
    while (Symbols.isDigit(bytes[next])) {
      next++;
    }
    boolean number = next > at && bytes[next] == '.';
    while (bytes[next] == '.' || bytes[next] == ' ') {
      next++;
    }
    return number && SanBytes.read(bytes, next) != SanBytes.UNKNOWN;
  }

  /// Whether the rest of the line is made of signs alone, and of more than one.
  public static boolean isRuleAt(byte[] bytes, int at, int end) {
    return RULE_SIGNS.indexOf(bytes[at]) >= 0 && RULE.matcher(line(bytes, at, end)).matches();
  }

  /// The length of an HTML tag at `at`; 0 if there is none, or if the line ends before it does.
  public static int markupLength(byte[] bytes, int at, int end) {
    if (bytes[at] != '<') {
      return 0;
    }
    var markup = MARKUP.matcher(line(bytes, at, end));
    return markup.lookingAt() ? markup.end() : 0;
  }

  private static String line(byte[] bytes, int at, int end) {
    int last = Math.min(end, at + LENGTH);
    int to = at;
    while (to < last && !Symbols.endsLine(bytes[to])) {
      to++;
    }
    return new String(bytes, at, to - at, StandardCharsets.ISO_8859_1);
  }

  /// Whether there is a word at `at` that is not a move.
  public static boolean isWordAt(byte[] bytes, int at, int end) {
    int letters = 0;
    while (at + letters < end && isLetter(bytes[at + letters])) {
      letters++;
    }
    byte next = bytes[at + letters];
    return letters > 1 && next >= 0 && (next < '0' || next > '9');
  }

  private static boolean isLetter(byte symbol) {
    return (symbol | 0x20) >= 'a' && (symbol | 0x20) <= 'z';
  }
}
