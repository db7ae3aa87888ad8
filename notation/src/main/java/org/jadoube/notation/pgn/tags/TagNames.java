package org.jadoube.notation.pgn.tags;

import java.util.List;

/// The tag names that the standard defines (PGN standard, 8.1 and 9), with their capitals. Names
/// with several capitals come first, since they are looked up in every game.
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

  /// The standard name that differs from the bytes only in capitals; empty if there is none, or no
  /// difference.
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
