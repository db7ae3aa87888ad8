package org.jadoube.notation.spoken;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.SaidMove;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Understood;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.spelling.Meaning;
import org.jadoube.notation.spoken.SpokenWord.OfCastling;
import org.jadoube.notation.spoken.SpokenWord.OfFile;
import org.jadoube.notation.spoken.SpokenWord.OfPiece;
import org.jadoube.notation.spoken.SpokenWord.OfRank;
import org.jadoube.notation.spoken.SpokenWord.Particle;

/// Moves in the words of a language, and back. The German words are those used to announce moves to
/// players who do not see the board (Appendix D of the Laws); its names for the files are
/// understood in every language.
///
/// The piece and both squares are always named, so that an announcement is understood without a
/// look at the board.
///
/// ```java
/// SpokenMoves english = SpokenMoves.in(Language.ENGLISH).orElseThrow();
/// Position start = Position.standard();
/// Move move = english.read(start, "knight to f3").orThrow(); // => Normal[KNIGHT g1-f3]
/// english.shown(start, move); // => knight g1 f3
/// ```
///
/// @since 0.1.0
public final class SpokenMoves {
  /// The longest text that is read, in characters.
  public static final int LONGEST = 200;

  private final Language language;
  private final SpokenVocabulary words;

  private SpokenMoves(Language language, SpokenVocabulary words) {
    this.language = language;
    this.words = words;
  }

  /// Moves in the words of `language`; empty if we have no words for it yet.
  public static Optional<SpokenMoves> in(Language language) {
    return SpokenVocabulary.in(language.tag()).map(words -> new SpokenMoves(language, words));
  }

  /// The languages that we have words for, English first.
  public static List<Language> languages() {
    return Language.all().stream().filter(language -> in(language).isPresent()).toList();
  }

  /// `move`, legal in `position`, as words to read: "Springer g1 schlägt f3, Schach".
  public String shown(Position position, Move move) {
    return text(position, move, Square::toString);
  }

  /// `move`, legal in `position`, as words to hear: "Springer Gustav eins schlägt Felix drei,
  /// Schach".
  public String spoken(Position position, Move move) {
    return text(position, move, this::spoken);
  }

  /// A square as words to hear: "Felix drei".
  public String spoken(Square square) {
    return words.say(new OfFile(square.file())) + " " + words.say(new OfRank(square.rank()));
  }

  /// The name of a piece.
  public String name(Role role) {
    return words.say(new OfPiece(role));
  }

  private String text(Position position, Move move, Function<Square, String> square) {
    String text =
        switch (move) {
          case Move.Castling castling -> words.say(new OfCastling(castling.side()));
          case Move.Promotion promotion ->
              join(
                  way(move, square),
                  words.say(Particle.PROMOTION),
                  words.sayBecoming(promotion.promoted()));
          case Move.EnPassant ignored -> join(way(move, square), words.say(Particle.EN_PASSANT));
          case Move.Normal ignored -> way(move, square);
        };
    return text + check(position.play(move));
  }

  private String way(Move move, Function<Square, String> square) {
    String piece = words.say(new OfPiece(move.role()));
    String from = square.apply(move.from());
    String to = square.apply(move.to());
    return move.captured().isPresent()
        ? join(piece, from, words.say(Particle.TAKES), to)
        : join(piece, from, to);
  }

  private String check(Position next) {
    Particle sign = next.isCheckmate() ? Particle.MATE : Particle.CHECK;
    return next.isCheck() ? ", " + words.say(sign) : "";
  }

  private static String join(String... parts) {
    return String.join(" ", parts);
  }

  /// The statement of typed or recognised words about a move, legal or not. If there is a move in
  /// notation among meaningless words, it is read in the letters of the language.
  public Reading<SaidMove> said(String text) {
    if (text.length() > LONGEST) {
      return tooLong(text);
    }
    String bare = bare(text);
    return isNotation(bare)
        ? LenientSan.said(bare, language)
        : SpokenSentence.read(text, words, Optional.empty())
            .<SaidMove>map(said -> said)
            .or(() -> LenientSan.said(bare, language));
  }

  private String bare(String text) {
    return SpokenSentence.withoutIdle(notation(text), words);
  }

  /// Whether letters without a blank are read as notation: as those of pieces and files before they
  /// begin words. English `Be3` is the bishop and never the pawn on the file "be".
  private boolean isNotation(String bare) {
    return bare.codePoints().noneMatch(Character::isWhitespace)
        && LenientSan.said(bare, language).valueIfAny().isPresent();
  }

  private static <T> Reading<T> tooLong(String text) {
    String expected = "at most " + LONGEST + " characters";
    return Reading.failed(TextFault.atCharacter(text, LONGEST, expected));
  }

  /// The only legal move that typed or recognised words can mean. Squares may be named by letters
  /// and numbers, and anything not needed may be missing: "Springer Felix drei", "knight to f3",
  /// "pawn takes pawn". Moves in notation are understood, too. Letters and digits without a blank
  /// are read as notation first, and only then as words.
  public Reading<Move> read(Position position, String text) {
    if (text.length() > LONGEST) {
      return tooLong(text);
    }
    String bare = bare(text);
    return isNotation(bare) ? notated(position, bare) : inWords(position, text, bare);
  }

  private Reading<Move> inWords(Position position, String text, String bare) {
    MoveStyle style = MoveStyle.PGN.in(language);
    Reading<Move> spelled =
        SpokenSentence.read(text, words, Optional.of(position.turn()))
            .flatMap(said -> Meaning.of(position, text, said, style))
            .or(() -> notated(position, text))
            .or(() -> notated(position, bare));
    return SpokenSentence.saysOnlyEnPassant(text, words)
        ? Meaning.enPassant(position, text, style).or(() -> spelled)
        : spelled;
  }

  /// `text` as [LenientSan] reads it: squares in Latin letters even if they were typed in those of
  /// the language, as in Serbian `Сф3`. The length stays the same.
  public String notation(String text) {
    return new LocalFiles(words).inLatin(text);
  }

  private Reading<Move> notated(Position position, String text) {
    return LenientSan.read(position, text, language).map(Understood::move);
  }
}
