package org.jadoube.notation;

import java.util.List;
import org.jadoube.chess.domain.Require;

/// Why a text cannot be read, and where.
///
/// ```java
/// TextFault fault = San.read(Position.standard(), "Nf4").faultIfAny().orElseThrow();
/// fault.kind(); // => ILLEGAL
/// fault.message(); // => line 1, column 1: found "Nf4", expected a legal move (f4)
/// ```
///
/// @param kind the kind of fault
/// @param offset where the fault lies, in characters from 0
/// @param line its line, from 1
/// @param column its column in that line, in characters from 1
/// @param found the text found there; empty at the end of the text
/// @param expected what should have been there, in words
/// @param candidates texts that would have been understood, if such a list helps; may be empty
/// @since 0.1.0
public record TextFault(
    Kind kind,
    int offset,
    int line,
    int column,
    String found,
    String expected,
    List<String> candidates) {
  private static final int LONGEST_QUOTE = 40;

  /// The kinds of faults.
  public enum Kind {
    /// It is malformed.
    FORM,
    /// It is well-formed but means nothing legal.
    ILLEGAL,
    /// It is ambiguous.
    AMBIGUOUS
  }

  public TextFault {
    Require.atLeast(0, offset, "offset");
    Require.atLeast(1, line, "line");
    Require.atLeast(1, column, "column");
    candidates = List.copyOf(candidates);
  }

  /// The fault at `offset` in `text`, where `found` stands instead of what was `expected`.
  public static TextFault at(String text, int offset, String found, String expected) {
    Require.within(0, text.length(), offset, "offset");
    String before = text.substring(0, offset);
    int line = (int) before.chars().filter(character -> character == '\n').count() + 1;
    int column = offset - before.lastIndexOf('\n');
    return new TextFault(Kind.FORM, offset, line, column, found, expected, List.of());
  }

  /// A fault of the single character at `offset`, or of the end of the text.
  public static TextFault atCharacter(String text, int offset, String expected) {
    Require.within(0, text.length(), offset, "offset");
    return at(text, offset, text.substring(offset, endOfCharacter(text, offset)), expected);
  }

  private static int endOfCharacter(String text, int offset) {
    return offset == text.length() ? offset : text.offsetByCodePoints(offset, 1);
  }

  /// This fault with another kind.
  public TextFault of(Kind kind) {
    return new TextFault(kind, offset, line, column, found, expected, candidates);
  }

  /// This fault as one of `whole`, in which its text begins at `from`.
  public TextFault within(String whole, int from) {
    Require.within(0, whole.length(), from, "from");
    return at(whole, from + offset, found, expected).of(kind).withCandidates(candidates);
  }

  /// This fault with a list of texts that would have been understood.
  public TextFault withCandidates(List<String> candidates) {
    return new TextFault(kind, offset, line, column, found, expected, candidates);
  }

  /// The fault in one plain English sentence.
  public String message() {
    String place = "line " + line + ", column " + column + ": ";
    String choice = candidates.isEmpty() ? "" : " (" + String.join(", ", candidates) + ")";
    return place + "found " + quoted(found) + ", expected " + expected + choice;
  }

  private static String quoted(String found) {
    return found.isEmpty() ? "the end" : "\"" + shortened(found) + "\"";
  }

  private static String shortened(String found) {
    return found.codePointCount(0, found.length()) <= LONGEST_QUOTE
        ? found
        : found.substring(0, found.offsetByCodePoints(0, LONGEST_QUOTE)) + "…";
  }
}
