package org.jadoube.notation.pgn.tags;

import java.util.List;

/// The names of tags that the standard knows (PGN standard, 8.1 and 9), in which capitals count;
/// first those with several capitals, which are looked up in every game.
final class TagNames {
  private static final List<String> KNOWN =
      List.of(
          "ECO",
          "FEN",
          "UTCDate",
          "UTCTime",
          "NIC",
          "Event",
          "Site",
          "Date",
          "Round",
          "White",
          "Black",
          "Result",
          "SetUp",
          "Variant",
          "WhiteTitle",
          "BlackTitle",
          "WhiteElo",
          "BlackElo",
          "WhiteUSCF",
          "BlackUSCF",
          "WhiteNA",
          "BlackNA",
          "WhiteType",
          "BlackType",
          "EventDate",
          "EventSponsor",
          "Section",
          "Stage",
          "Board",
          "Opening",
          "Variation",
          "SubVariation",
          "Time",
          "TimeControl",
          "Termination",
          "Annotator",
          "Mode",
          "PlyCount");

  private TagNames() {}

  /// The known name that the bytes are but for capitals; empty if they are it to the letter, or no
  /// such name.
  static String meant(byte[] bytes, int from, int to) {
    boolean usual = isCapital(bytes[from]) && !isCapital(bytes[from + 1]);
    return usual && !is("SetUp", bytes, from, to, true) ? "" : looked(bytes, from, to);
  }

  private static String looked(byte[] bytes, int from, int to) {
    for (String name : KNOWN) {
      if (is(name, bytes, from, to, true)) {
        return is(name, bytes, from, to, false) ? "" : name;
      }
    }
    return "";
  }

  private static boolean isCapital(byte symbol) {
    return symbol >= 'A' && symbol <= 'Z';
  }

  private static boolean is(String name, byte[] bytes, int from, int to, boolean anyCase) {
    boolean equal = name.length() == to - from;
    for (int i = 0; i < name.length() && equal; i++) {
      int difference = name.charAt(i) ^ bytes[from + i];
      equal = difference == 0 || (anyCase && difference == ('a' ^ 'A'));
    }
    return equal;
  }
}
