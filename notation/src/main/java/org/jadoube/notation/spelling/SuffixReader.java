package org.jadoube.notation.spelling;

import java.util.List;
import java.util.Optional;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.spelling.Spelled.Span;

/// Reads the signs after the squares of a move: check and capture signs, `e.p.`, glyphs, draw
/// offers.
final class SuffixReader {
  private static final String GLYPHS = "!?□±∓⩲⩱∞⨀⟳→↑⇆∆⌓‼⁇⁉⁈";
  private static final List<String> EVALUATIONS =
      List.of("+/-", "-/+", "+/=", "=/+", "+-", "-+", "+=", "=+", "=");
  private static final List<String> CHECK_SIGNS =
      List.of(
          "++",
          "+",
          "#",
          "‡",
          "††",
          "†",
          "≠",
          "checkmate",
          "check mate",
          "check",
          "schachmatt",
          "schach",
          "mate",
          "matt",
          "mat",
          "šach",
          "šah",
          "шах",
          "мат",
          "ch");
  private static final List<String> EN_PASSANT =
      List.of(
          "e.p.",
          "e. p.",
          "e.p",
          "ep.",
          "ep",
          "(e.p.)",
          "(ep)",
          "/ep",
          "en passant",
          "a.p.",
          "i.V.");
  private static final List<String> DRAW_OFFERS = List.of("(=)");
  private static final List<String> DOTS = List.of("...", "…", "..", ".", ",", ";");

  private final MoveText text;
  private Span check;
  private Optional<Span> lateSign = Optional.empty();

  SuffixReader(MoveText text) {
    this.text = text;
    check = new Span(text.at, "");
  }

  /// The sign for check or mate and where it is written, or where one is missing.
  Span check() {
    return check;
  }

  /// A sign after the move that marks a capture, `Nd4:`, or, in some countries, mate, `Qf7×`.
  Optional<Span> lateSign() {
    return lateSign;
  }

  /// Reads signs for as long as they are known.
  void read() {
    boolean known = true;
    while (known && !text.isOver()) {
      known =
          text.spaces()
              || sign(EN_PASSANT, Liberty.EN_PASSANT_SUFFIX)
              || sign(EVALUATIONS, Liberty.GLYPH)
              || checkSign()
              || sign(DRAW_OFFERS, Liberty.DRAW_OFFER)
              || glyph()
              || novelty()
              || signBehind()
              || sign(DOTS, Liberty.DOTS);
    }
  }

  private boolean sign(List<String> signs, Liberty liberty) {
    Optional<String> sign = text.startingHere(signs);
    sign.ifPresent(found -> {
      int from = text.at;
      text.at += found.length();
      text.forgive(liberty, from, "");
    });
    return sign.isPresent();
  }

  private boolean checkSign() {
    Optional<String> sign =
        check.text().isEmpty() ? text.startingHere(CHECK_SIGNS) : Optional.empty();
    sign.ifPresent(found -> {
      int from = text.at;
      text.at += found.length();
      check = new Span(from, text.from(from));
    });
    return sign.isPresent();
  }

  private boolean signBehind() {
    if (!text.isAt(":x×X") || lateSign.isPresent()) {
      return false;
    }
    text.at++;
    lateSign = Optional.of(new Span(text.at - 1, text.from(text.at - 1)));
    return true;
  }

  /// `N` after a space: a novelty, a move nobody had played before.
  private boolean novelty() {
    boolean novelty = text.at > 0 && text.charAt(text.at - 1) == ' ' && text.next() == 'N';
    if (novelty) {
      text.at++;
      text.forgive(Liberty.GLYPH, text.at - 1, "");
    }
    return novelty;
  }

  private boolean glyph() {
    int from = text.at;
    while (text.isAt(GLYPHS)) {
      text.at++;
    }
    if (text.at == from && text.next() == '$') {
      text.at++;
      while (Character.isDigit(text.next())) {
        text.at++;
      }
    }
    if (text.at > from) {
      text.forgive(Liberty.GLYPH, from, "");
    }
    return text.at > from;
  }
}
