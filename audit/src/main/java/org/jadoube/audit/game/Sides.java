package org.jadoube.audit.game;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// The words for White and Black in remarks, in small letters.
final class Sides {
  static final String WHITE =
      "(?<!\\p{L})(?:white|weiß|weiss|blancs|blancas|белые|бял(?:ата|ите)|белите|bílý|beli|бели|wit|(?:il )?bianco|(?:as )?brancas|białe|vit|hvid|hvit)";

  static final String BLACK =
      "(?<!\\p{L})(?:black|schwarz|noirs|negras|чёрные|черные|черните|černý|črni|crni|црни|zwart|(?:il )?nero|(?:as )?pretas|czarne|svart|sort)";

  /// Words that follow a name and tell what happened to its player.
  private static final Pattern DEED =
      Pattern.compile(
          "(?:won|wins|lost|loses|resigned|resigns|forfeited|forfeits|forfeit|ran|flagged|timed"
              + "|checkmated|disconnected|abandoned|abandons|overstepped|exceeded)\\b.*");

  private Sides() {}

  /// `text` in small letters, in which a player's name at its beginning has become a side: `White
  /// won on time`.
  static String named(String text, Map<String, String> tags) {
    return named(small(text), small(tags, "White"), small(tags, "Black"));
  }

  /// Whether a player's name at the beginning of `text` becomes a side.
  static boolean isNamed(String text, String whiteName, String blackName) {
    String small = small(text);
    return !named(small, whiteName.toLowerCase(Locale.ROOT), blackName.toLowerCase(Locale.ROOT))
        .equals(small);
  }

  private static String named(String small, String white, String black) {
    if (white.equals(black)) {
      return small;
    }
    boolean longer = white.length() > black.length();
    String said = sided(small, longer ? white : black, longer ? "white " : "black ");
    return said.equals(small)
        ? sided(small, longer ? black : white, longer ? "black " : "white ")
        : said;
  }

  private static String sided(String text, String name, String side) {
    if (name.isEmpty() || !text.startsWith(name + " ")) {
      return text;
    }
    String rest = text.substring(name.length() + 1);
    return DEED.matcher(rest).matches() ? side + rest : text;
  }

  private static String small(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }

  private static String small(Map<String, String> tags, String side) {
    return tags.getOrDefault(side, "").toLowerCase(Locale.ROOT);
  }
}
