package org.jadoube.audit.game;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.audit.finding.EndRemark;

/// Remarks of tags and comments about the end of a game, other than fallen flags.
final class EndRemarks {
  private static final String RESIGNED =
      "resign(?:s|ed)?|(?:gibt|gab) auf|abandonnent|abandonne|abandonan?|se rinden?"
          + "|сдались|сдаются|се предават?|предава се|se vzd(?:al|ává)|se preda(?:jo)?|предаје"
          + "|se predaje|предао|predao|gives up|gave up|(?:geeft|gaf) op|abbandona|abandonam|poddały się"
          + "|poddają się|(?:ger|gav) upp|opgiver|opgav|(?:gir|ga) opp";

  private static final String DRAW =
      "(?<!\\p{L})(?:remise?|tablas|ничья|patta|unentschieden|empate|½-½|1/2-1/2)(?!\\p{L})";

  /// A player's failing that lost the game.
  private static final String FAILED =
      "(?:'s connection stalls| disconnect(?:s|ed)| abandon(?:s|ed)"
          + "| makes? an illegal move(?:: [^ ]{1,10})?)";

  /// Reasons for a win or loss away from the board.
  private static final String AWAY =
      "(?: (?:by|on|-) (?:adjudication|disconnect(?:ion)?|default|forfeit|bare king|illegal move"
          + "|game abandoned|rules infraction))";

  /// The reasons with their words; the first that fits counts.
  private static final List<Reason> REASONS =
      List.of(
          new Reason(
              EndRemark.STALEMATE,
              "stale ?mate(?:d)?|\\bpatt?\\b|ahogado|stallo|(?<!\\p{L})пат(?!\\p{L})"),
          new Reason(
              EndRemark.CHECKMATE,
              "check ?mate[ds]?|is mated|schachmatt|échec et mat|jaque mate|scacco ?matto|schaakmat",
              "^(?:(?:"
                  + Sides.WHITE
                  + "|"
                  + Sides.BLACK
                  + ") (?:is |was )?)?(?:mate[ds]?|matt|мат)\\W{0,3}$"),
          new Reason(
              EndRemark.DEAD_POSITION,
              "insufficient (?:mating )?material|neither player has mating material"
                  + "|dead position"),
          new Reason(
              EndRemark.REPETITION,
              "repetition|(?:three|five)fold|repeated (?:three|3) times|stellungswiederholung|répétition|repetición"
                  + "|повторение"),
          new Reason(
              EndRemark.FIFTY_MOVES,
              "(?:50|75|fifty|seventy.five).?moves?(?: rule)?|50-züge-regel"),
          new Reason(
              EndRemark.AGREEMENT,
              "(?:draw|drawn|½-½|1/2-1/2)? ?(?:by )?(?:mutual )?(?:agree(?:ment|d)|consent)"
                  + "|agreed (?:to a )?drawn?"
                  + "|remis (?:vereinbart|angenommen)|ничья по соглашению"
                  + "|tablas (?:por|de mutuo) acuerdo|nulle par accord(?: mutuel)?"),
          new Reason(EndRemark.WHITE_RESIGNED, resigned(Sides.WHITE, Sides.BLACK)),
          new Reason(EndRemark.BLACK_RESIGNED, resigned(Sides.BLACK, Sides.WHITE)),
          new Reason(
              EndRemark.RESIGNATION, "won by resignation|by resignation|" + "(?:" + RESIGNED + ")"),
          outcome(EndRemark.WHITE_WON, Sides.WHITE, Sides.BLACK),
          outcome(EndRemark.BLACK_WON, Sides.BLACK, Sides.WHITE),
          new Reason(
              EndRemark.DRAWN,
              Pattern.compile("\\bdrawn?\\b|" + DRAW),
              Pattern.compile(
                  "(?:(?:the )?(?:game )?drawn?(?: by perpetual(?: check)?)?|"
                      + DRAW
                      + ")\\W{0,3}")),
          new Reason(
              EndRemark.UNTERMINATED, Pattern.compile("^unterminated$"), Pattern.compile("(?!)")));

  /// Remarks about the score alone, without a reason.
  private static final Set<EndRemark> OUTCOMES =
      EnumSet.of(EndRemark.WHITE_WON, EndRemark.BLACK_WON, EndRemark.DRAWN, EndRemark.UNTERMINATED);

  private EndRemarks() {}

  private static String resigned(String loser, String winner) {
    return loser + " (?:" + RESIGNED + ")|" + winner + " (?:won|wins?) by resignation";
  }

  /// In a comment only past events count: "White wins" may be a judgement of the position.
  private static Reason outcome(EndRemark remark, String winner, String loser) {
    return new Reason(
        remark,
        Pattern.compile(
            winner
                + " (?:won|wins?)\\b|"
                + loser
                + "(?: (?:lost|los(?:es?|s)|forfeit)|"
                + FAILED
                + ")"),
        Pattern.compile(
            String.format(
                Locale.ROOT,
                "(?:%1$s won%3$s?|%1$s wins%3$s|%1$s mates|%2$s (?:lost|forfeit(?:s|ed))%3$s?"
                    + "|%2$s loses%3$s|%2$s%4$s)\\W{0,3}",
                winner,
                loser,
                AWAY,
                FAILED)));
  }

  /// @param tag the reason anywhere in a tag
  /// @param comment a comment with nothing else but a few words: `Game drawn by`, `rule`
  private record Reason(EndRemark remark, Pattern tag, Pattern comment) {
    Reason(EndRemark remark, String words) {
      this(remark, words, words);
    }

    /// @param more further words for it in a tag
    Reason(EndRemark remark, String words, String more) {
      this(
          remark,
          Pattern.compile(words + "|" + more),
          Pattern.compile(
              "(?:game )?(?:is )?(?:[^ ]{1,40} ){0,3}(?:" + words + ")(?: rule)?\\W{0,3}"));
    }
  }

  /// The remark in the value of the tag `Termination`, in small letters.
  static Optional<EndRemark> inTag(String text) {
    return text.isEmpty() || text.equals("normal") || isNegated(text)
        ? Optional.empty()
        : REASONS.stream()
            .filter(reason -> reason.tag.matcher(text).find())
            .map(Reason::remark)
            .findFirst();
  }

  /// The remark about who resigned, if the value of the tag has one.
  static Optional<EndRemark> resigned(String text) {
    return inTag(text)
        .filter(remark -> remark == EndRemark.WHITE_RESIGNED || remark == EndRemark.BLACK_RESIGNED);
  }

  /// The remark about the score alone in the value of the tag `Termination`.
  static Optional<EndRemark> outcome(String text) {
    return REASONS.stream()
        .filter(reason -> OUTCOMES.contains(reason.remark) && reason.tag.matcher(text).find())
        .map(Reason::remark)
        .findFirst();
  }

  /// The remark in a comment at the end of the moves, in small letters, if it says nothing else.
  static Optional<EndRemark> inComment(String text) {
    return text.isEmpty() || isNegated(text)
        ? Optional.empty()
        : REASONS.stream()
            .filter(reason -> reason.comment.matcher(text).matches())
            .map(Reason::remark)
            .findFirst();
  }

  /// Whether it denies an event, or asks.
  private static boolean isNegated(String text) {
    return text.indexOf('?') >= 0
        || Arrays.stream(text.replace("agreed to", "agreed").split("[^\\p{L}]+"))
            .anyMatch(word ->
                word.equals("not")
                    || word.equals("no")
                    || word.equals("avoids")
                    || word.equals("avoided")
                    || word.equals("offered")
                    || word.equals("chance")
                    || word.equals("avoiding")
                    || word.equals("refused")
                    || word.equals("declined")
                    || word.equals("threatens")
                    || word.equals("or")
                    || word.equals("could")
                    || word.equals("would")
                    || word.equals("should")
                    || word.equals("to"));
  }
}
