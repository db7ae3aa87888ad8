package org.jadoube.notation.spelling;

import java.util.List;
import java.util.Optional;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.spelling.Spelled.Span;

/// Reads what follows the squares of a move: signs of check and of capture, `e.p.`, glyphs, offers.
final class SuffixReader {
  private static final String GLYPHS = "!?□±∓⩲⩱∞⨀⟳→↑⇆∆⌓‼⁇⁉⁈";
  private static final List<String> EVALUATIONS =
      List.of("+/-", "-/+", "+/=", "=/+", "+-", "-+", "+=", "=+", "=");
  private static final List<String> CHECK_SIGNS =
      List.of(
          "++", "+", "#", "‡", "††", "†", "≠", "checkmate", "check", "mate", "matt", "mat", "ch");
  private static final List<String> EN_PASSANT =
      List.of("e.p.", "e. p.", "e.p", "ep.", "ep", "(e.p.)", "(ep)", "/ep", "a.p.", "i.V.");
  private static final List<String> DRAW_OFFERS = List.of("(=)");
  private static final List<String> DOTS = List.of("...", "…", "..", ".", ",", ";");

  private final MoveText text;
  private final boolean capture;
  private Span check;
  private Optional<Span> captureSign = Optional.empty();

  /// @param capture whether the move has its sign of capture already
  SuffixReader(MoveText text, boolean capture) {
    this.text = text;
    this.capture = capture;
    check = new Span(text.at, "");
  }

  /// The sign of check or mate and where it stands, or where it is missing.
  Span check() {
    return check;
  }

  /// A capture sign behind the move: `Nd4:`.
  Optional<Span> captureSign() {
    return captureSign;
  }

  /// Reads one sign after the other, as long as they are known.
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
              || lateCaptureSign()
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

  private boolean lateCaptureSign() {
    if (!text.isAt(":x×X") || captureSign.isPresent()) {
      return false;
    }
    captureSign = Optional.of(new Span(text.at, text.rest().substring(0, 1)));
    text.at++;
    if (capture) {
      text.forgive(Liberty.SUPERFLUOUS_CAPTURE_SIGN, text.at - 1, "");
    } else {
      text.forgive(Liberty.OTHER_CAPTURE_SIGN, text.at - 1, "x");
    }
    return true;
  }

  /// `N` behind a space: a move that nobody had played before.
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
