package org.jadoube.audit.game;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.audit.finding.EndRemark;

/// How a game ended if the position did not end it, according to its record.
public sealed interface Termination {
  /// A flag fell.
  record OnTime(FlagRemark flag) implements Termination {}

  /// It was decided away from the board, so the moves do not matter.
  ///
  /// @param winner who won, or that nobody did, if the record says so
  record Decided(Optional<EndRemark> winner) implements Termination {}

  /// In the way that the record names.
  record Said(EndRemark remark) implements Termination {}

  /// By resignation or agreement, or the record does not say.
  record ByThePlayers() implements Termination {}

  Pattern DECISION =
      Pattern.compile(
          "adjudicat|abandon|infraction|illegal|forfeit|default|disconnect|connection|death|emergency"
              + "|unterminated|cheat|fair ?play|\\bbye\\b|walk ?over|arriv|absen|no ?show|arbiter");

  /// The termination according to the tag `Termination`, or else to the comment after the last
  /// move.
  ///
  /// @param tag the tag's value; empty if there is none
  /// @param comment the comment's text; empty if there is none
  /// @param tags the tags, since servers name the players: `Anna won on time`
  static Termination of(String tag, String comment, Map<String, String> tags) {
    // Hardly any game of a large archive has a remark, so the patterns are rarely needed.
    return tag.isEmpty() && comment.isEmpty()
        ? new ByThePlayers()
        : said(Sides.named(tag, tags), Sides.named(comment, tags));
  }

  /// Whether a value of the tag depends on the names of these players.
  static boolean isAboutPlayer(String tag, String white, String black) {
    return Sides.isNamed(tag, white, black);
  }

  /// The score that the tags state beside how the game ended: `Anna won by checkmate`.
  static Optional<EndRemark> outcome(Map<String, String> tags) {
    return EndRemarks.outcome(Sides.named(tags.getOrDefault("Termination", ""), tags));
  }

  private static Termination said(String tag, String comment) {
    return FlagRemark.inTag(tag)
        .<Termination>map(OnTime::new)
        .or(() -> EndRemarks.resigned(tag).map(Said::new))
        .or(() -> decided(tag))
        .or(() -> EndRemarks.inTag(tag).map(Said::new))
        .or(() -> FlagRemark.inComment(comment).map(OnTime::new))
        .or(() -> EndRemarks.inComment(comment).map(Said::new))
        .orElseGet(ByThePlayers::new);
  }

  private static Optional<Termination> decided(String tag) {
    return DECISION.matcher(tag).find()
        ? Optional.of(new Decided(EndRemarks.outcome(tag)))
        : Optional.empty();
  }
}
