package org.jadoube.audit.game;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.chess.Colour;

/// The record says that a flag ended the game.
///
/// @param flagged the player whose flag it was; empty if only the result can tell
public record FlagRemark(Optional<Colour> flagged) {
  private static final String LOST =
      "forfeit(?:s|ed)? (?:on|by) time|los(?:es|t|s) (?:(?:on|by|due to|because of) time(?: forfeit)?|on the clock|\\(time\\))"
          + "|(?:ran|runs?) out of time|time[ _-](?:forfeit|loss)"
          + "|(?:over ?step(?:s|ped)|exceed(?:s|ed)) (?:the )?time(?: limit| control)?"
          + "|overstepped|(?:is |was )?out of time|time ?out"
          + "|(?:time|clock) (?:ran|runs|has run) out|time (?:has )?expired|time (?:is|was) up"
          + "|(?:lets? )?(?:the |his |her )?flag (?:fell|falls?|has fallen|is down)"
          + "|tim(?:ed|es) out|flagged"
          + "|(?:verliert|verlor|verloren) (?:durch|nach|auf) zeit(?:überschreitung)?"
          + "|überschr(?:eitet|itt) die (?:bedenk)?zeit|zeitüberschreitung"
          + "|hat die (?:bedenk)?zeit überschritten|(?<!\\p{L})zü(?!\\p{L})"
          + "|(?:verliest|verloor) door tijdsoverschrijding|(?:gaat|ging) door de vlag"
          + "|tijdsoverschrijding|(?:perde|ha perso) per (?:il )?tempo|perd(?:em|eram) por tempo"
          + "|przekroczył[aiy]? czas|przegrał[aiy]? na czas"
          + "|förlora(?:r|de) på tid|ta(?:b|p)(?:er|te) på tid"
          + "|perd(?:ent|u)? au temps|dépasse(?:nt)? le temps"
          + "|(?:pierden?|perdieron) por tiempo"
          + "|просрочил[аи]? время|проиграл[аи]? по времени"
          + "|просрочи(?:ха)? времето|загуби(?:ха)? по време"
          + "|překročil[ai]? čas|prohrál[ai]? na čas"
          + "|prekoračil[ai]? čas|izgubi(?:l|li|jo)? na čas"
          + "|prekorači(?:o|li)? vreme|izgubi(?:o|li) na vreme"
          + "|прекорачи(?:о|ли)? време|изгуби(?:о|ли) на време";

  private static final String WON =
      "w(?:ins?|on) (?:on|by) time(?: forfeit)?|gewinnt (?:durch|auf|nach) zeit(?:überschreitung)?"
          + "|gagne(?:nt)? au temps|ganan? por tiempo|выиграл[аи]? по времени"
          + "|(?:wint|won) door tijdsoverschrijding|(?:vince|ha vinto) per (?:il )?tempo"
          + "|(?:vencem|ganham) por tempo|wygrał[aiy]? na czas|vann på tid|v(?:a|i)nd(?:er|t) på tid";

  /// Words of sites and programs in the tag `Termination`.
  private static final Pattern TAG =
      Pattern.compile(
          LOST
              + "|"
              + WON
              + "|out ?of ?time|(?:on|by) time|flag|time (?:control |limit )?exceeded");

  /// A single word for it, perhaps after the result: `0-1 time`, `1-0, ZÜ`. "Tempo" is left out,
  /// because as an annotation it means something else.
  private static final String ALONE =
      "(?:(?:1-0|0-1|1/2-1/2|½-½)[ ,:;]{0,3})?\\(?(?:time(?: ?out)?|(?:on|by) time|flag|zeit|zü"
          + "|zeitüberschreitung|tijd|tiempo|temps|время)\\)?\\W{0,3}";

  private static final Pattern WORD_ALONE = Pattern.compile(ALONE);

  /// Tags that mention time but mean that somebody did not turn up.
  private static final Pattern ABSENT = Pattern.compile("arriv|show|absen|default|start");

  /// A word before it that does not turn it into something that did not happen.
  private static final String WORD =
      "(?!(?:would|could|should|might|may|not|never|nearly|almost|if|when|until|without|avoids?"
          + "|avoided) )[^ ]{1,40} ";

  /// A comment that says just that: `White forfeits on time`, `Game drawn because Black ran out of
  /// time and White has no material to mate`. More text about this game may follow, but no numbers,
  /// which belong to moves and other games.
  private static final Pattern COMMENT =
      Pattern.compile(
          String.format(
              Locale.ROOT,
              "(?:game drawn because )?(?:%s){0,3}(?:%s|%s|on time)"
                  + "(?: here| by [^ \\d?]{1,40}| (?:and|in|with|while|al?though|but) [^\\d?]{1,60}"
                  + "|[,;] [^\\d?]{1,60}| \\([^\\d?]{1,60}\\))?\\W{0,3}"
                  + "|(?:(?:game )?drawn?\\W{1,3})?(?:by )?time ?out vs\\.? insufficient material\\W{0,3}"
                  + "|%s",
              WORD,
              LOST,
              WON,
              ALONE));

  private static final Pattern WHITE_LOST = said(Sides.WHITE, LOST);
  private static final Pattern BLACK_LOST = said(Sides.BLACK, LOST);
  private static final Pattern WHITE_WON = said(Sides.WHITE, WON);
  private static final Pattern BLACK_WON = said(Sides.BLACK, WON);

  private static Pattern said(String side, String what) {
    return Pattern.compile(
        String.format(
            Locale.ROOT, "%1$s(?:'s)? (?:[^ ]{1,40} and )?(?:%2$s)|(?:%2$s) by %1$s", side, what));
  }

  /// The flag in the value of the tag `Termination`, in small letters.
  static Optional<FlagRemark> inTag(String text) {
    boolean says = WORD_ALONE.matcher(text).matches() || TAG.matcher(text).find();
    return says && !ABSENT.matcher(text).find() ? Optional.of(of(text)) : Optional.empty();
  }

  /// The flag in a comment at the end of the moves, in small letters.
  static Optional<FlagRemark> inComment(String text) {
    return COMMENT.matcher(text).matches() ? Optional.of(of(text)) : Optional.empty();
  }

  private static FlagRemark of(String text) {
    boolean white =
        text.startsWith("0-1") || WHITE_LOST.matcher(text).find() || BLACK_WON.matcher(text).find();
    boolean black =
        text.startsWith("1-0") || BLACK_LOST.matcher(text).find() || WHITE_WON.matcher(text).find();
    return new FlagRemark(
        white == black ? Optional.empty() : Optional.of(white ? Colour.WHITE : Colour.BLACK));
  }
}
