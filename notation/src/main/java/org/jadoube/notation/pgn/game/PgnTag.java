package org.jadoube.notation.pgn.game;

/// A tag pair: a statement about a game, such as who plays White.
///
/// @param name a word that readers recognise as a name: either letters of any script, digits, `_`
///   and `-`, or any printable ASCII except quotes and square brackets, without a colon at the end.
///   The names in the standard have only letters.
/// @param value any text; line breaks are written as spaces
/// @since 0.1.0
public record PgnTag(String name, String value) {
  private static final String QUOTES_AND_BRACKETS = "\"[]";

  /// @throws IllegalArgumentException for any other name
  public PgnTag {
    if (!isName(name)) {
      throw new IllegalArgumentException(
          "name must be a word without quotes and brackets, not \"" + name + "\"");
    }
  }

  private static boolean isName(String name) {
    boolean foreign = false;
    boolean signs = false;
    for (int at = 0; at < name.length(); at++) {
      char symbol = name.charAt(at);
      if (symbol <= ' ' || QUOTES_AND_BRACKETS.indexOf(symbol) >= 0) {
        return false;
      }
      foreign |= symbol > '\u007F';
      signs |= symbol <= '\u007F' && !isPlain(symbol);
    }
    return !name.isEmpty() && !name.endsWith(":") && !(foreign && signs);
  }

  private static boolean isPlain(char symbol) {
    return (symbol >= 'a' && symbol <= 'z')
        || (symbol >= 'A' && symbol <= 'Z')
        || (symbol >= '0' && symbol <= '9')
        || symbol == '_'
        || symbol == '-';
  }
}
