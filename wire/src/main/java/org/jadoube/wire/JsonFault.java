package org.jadoube.wire;

import org.jadoube.chess.domain.Require;

/// A fault that kept a JSON document from being read.
///
/// @param pointer the place as a JSON Pointer (RFC 6901); empty for the document as a whole
/// @param line counted from 1
/// @param column counted from 1, in characters
/// @param found the text there, shortened
/// @param expected a description of the text expected there
/// @since 0.1.0
public record JsonFault(String pointer, int line, int column, String found, String expected) {
  public JsonFault {
    Require.atLeast(1, line, "line");
    Require.atLeast(1, column, "column");
  }

  /// One plain English sentence for the author of the document.
  public String message() {
    String path = pointer.isEmpty() ? "" : " (" + pointer + ")";
    String place = "line " + line + ", column " + column + path;
    return place + ": found " + found + ", expected " + expected;
  }
}
