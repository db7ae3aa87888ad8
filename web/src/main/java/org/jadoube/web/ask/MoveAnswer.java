package org.jadoube.web.ask;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.edition.Citation;
import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Names;

/// Whether a move is legal and, if not, which Articles it breaks.
///
/// @param fen the position
/// @param edition such as `FIDE 2023`
/// @param move the move, as it was written
/// @param verdict `ambiguous` if it can mean several legal moves, `no-move` if it is not a move
/// @param san the legal move in standard algebraic notation
/// @param uci the legal move as engines write it
/// @param breaches the provisions that an illegal move breaks, for each move that it can mean
/// @param meant the legal move that was probably meant by an illegal one
/// @param sentences the answer in words; the first says whether the move is legal
public record MoveAnswer(
    int schema,
    String fen,
    String edition,
    String move,
    @OneOf({LEGAL, ILLEGAL, AMBIGUOUS, NO_MOVE}) String verdict,
    Optional<String> san,
    Optional<String> uci,
    List<Breach> breaches,
    Optional<String> meant,
    List<String> sentences) {
  public static final String LEGAL = "legal";
  public static final String ILLEGAL = "illegal";
  public static final String AMBIGUOUS = "ambiguous";
  public static final String NO_MOVE = "no-move";

  public MoveAnswer {
    breaches = List.copyOf(breaches);
    sentences = List.copyOf(sentences);
  }

  /// A provision that a move breaks.
  ///
  /// @param move the move in question, as engines write it
  /// @param rule the provision's name, the same in all editions
  public record Breach(String move, String rule, String article, String sentence) {
    static Breach of(String move, Citation citation, String sentence) {
      return new Breach(move, Names.of(citation.rule()), citation.article().number(), sentence);
    }
  }

  MoveAnswer about(String legalSan, String legalUci) {
    return new MoveAnswer(
        schema,
        fen,
        edition,
        move,
        verdict,
        Optional.of(legalSan),
        Optional.of(legalUci),
        breaches,
        meant,
        sentences);
  }

  MoveAnswer breaking(List<Breach> broken, Optional<String> suggestion) {
    return new MoveAnswer(
        schema, fen, edition, move, verdict, san, uci, broken, suggestion, sentences);
  }
}
