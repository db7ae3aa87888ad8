package org.jadoube.audit.game;

/// White and Black as they are written in remarks, in small letters.
final class Sides {
  static final String WHITE =
      "(?<!\\p{L})(?:white|weiß|weiss|blancs|blancas|белые|бял(?:ата|ите)|белите|bílý|beli|бели)";

  static final String BLACK =
      "(?<!\\p{L})(?:black|schwarz|noirs|negras|чёрные|черные|черните|černý|črni|crni|црни)";

  private Sides() {}
}
