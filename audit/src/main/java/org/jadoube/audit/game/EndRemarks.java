package org.jadoube.audit.game;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.audit.finding.EndRemark;

/// What tags and comments say about the end of a game, other than that a flag fell.
final class EndRemarks {
  private static final String RESIGNED =
      "resign(?:s|ed)?|(?:gibt|gab) auf|abandonnent|abandonne|abandonan?|se rinden?"
          + "|сдались|сдаются|се предават?|предава се|se vzd(?:al|ává)|se preda(?:jo)?|предаје"
          + "|se predaje|предао|predao";

  /// The reasons, each with the words for it; the first that fits counts.
  private static final List<Reason> REASONS =
      List.of(
          new Reason(EndRemark.STALEMATE, "stale ?mate(?:d)?|\\bpatt?\\b|ahogado|пат"),
          new Reason(EndRemark.CHECKMATE, "check ?mate[ds]?|is mated|schachmatt|échec et mat"),
          new Reason(
              EndRemark.DEAD_POSITION,
              "insufficient (?:mating )?material|neither player has mating material"
                  + "|dead position"),
          new Reason(
              EndRemark.REPETITION,
              "repetition|(?:three|five)fold|stellungswiederholung|répétition|repetición"
                  + "|повторение"),
          new Reason(
              EndRemark.FIFTY_MOVES,
              "(?:50|75|fifty|seventy.five).?moves?(?: rule)?|50-züge-regel"),
          new Reason(
              EndRemark.AGREEMENT,
              "(?:draw|drawn|½-½|1/2-1/2)? ?(?:by )?(?:mutual )?agree(?:ment|d)|agreed (?:to a )?drawn?"
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
              Pattern.compile("\\bdrawn?\\b|\\bremis\\b"),
              Pattern.compile("(?:the )?(?:game )?drawn?(?: by perpetual(?: check)?)?\\W{0,3}")),
          new Reason(
              EndRemark.UNTERMINATED, Pattern.compile("^unterminated$"), Pattern.compile("(?!)")));

  /// What says only how the game was scored, not why.
  private static final Set<EndRemark> OUTCOMES =
      EnumSet.of(EndRemark.WHITE_WON, EndRemark.BLACK_WON, EndRemark.DRAWN, EndRemark.UNTERMINATED);

  private EndRemarks() {}

  private static String resigned(String loser, String winner) {
    return loser + " (?:" + RESIGNED + ")|" + winner + " (?:won|wins?) by resignation";
  }

  /// In a comment only what has happened counts: "White wins" may be a judgement of the position.
  private static Reason outcome(EndRemark remark, String winner, String loser) {
    return new Reason(
        remark,
        Pattern.compile(winner + " (?:won|wins?)\\b|" + loser + " (?:lost|los(?:es?|s)|forfeit)"),
        Pattern.compile("(?:" + winner + " won|" + loser + " (?:lost|forfeit(?:s|ed)))\\W{0,3}"));
  }

  /// @param tag the reason somewhere in a tag
  /// @param comment a comment that says nothing else, but for a few words: `Game drawn by`, `rule`
  private record Reason(EndRemark remark, Pattern tag, Pattern comment) {
    Reason(EndRemark remark, String words) {
      this(
          remark,
          Pattern.compile(words),
          Pattern.compile(
              "(?:game )?(?:is )?(?:[^ ]{1,40} ){0,3}(?:" + words + ")(?: rule)?\\W{0,3}"));
    }
  }

  /// What the value of the tag `Termination`, in small letters, says.
  static Optional<EndRemark> inTag(String text) {
    return text.isEmpty() || text.equals("normal")
        ? Optional.empty()
        : REASONS.stream()
            .filter(reason -> reason.tag.matcher(text).find())
            .map(Reason::remark)
            .findFirst();
  }

  /// What the value of the tag `Termination` says about the score alone.
  static Optional<EndRemark> outcome(String text) {
    return REASONS.stream()
        .filter(reason -> OUTCOMES.contains(reason.remark) && reason.tag.matcher(text).find())
        .map(Reason::remark)
        .findFirst();
  }

  /// What a comment at the end of the moves, in small letters, says, if it says nothing else.
  static Optional<EndRemark> inComment(String text) {
    return text.isEmpty() || isNegated(text)
        ? Optional.empty()
        : REASONS.stream()
            .filter(reason -> reason.comment.matcher(text).matches())
            .map(Reason::remark)
            .findFirst();
  }

  /// Whether it says that something did not happen, or asks.
  private static boolean isNegated(String text) {
    return text.indexOf('?') >= 0
        || Arrays.stream(text.split("[^\\p{L}]+"))
            .anyMatch(word ->
                word.equals("not")
                    || word.equals("no")
                    || word.equals("avoids")
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
