package org.jadoube.wire;

import org.jadoube.chess.domain.Require;

/// Where and why a JSON document could not be read.
///
/// @param pointer the place as a JSON Pointer (RFC 6901); empty for the document as a whole
/// @param line counted from 1
/// @param column counted from 1, in characters
/// @param found what stands there, shortened
/// @param expected what should stand there
public record JsonFault(String pointer, int line, int column, String found, String expected) {
  public JsonFault {
    Require.atLeast(1, line, "line");
    Require.atLeast(1, column, "column");
  }

  /// One plain English sentence for whoever wrote the document.
  public String message() {
    String path = pointer.isEmpty() ? "" : " (" + pointer + ")";
    String place = "line " + line + ", column " + column + path;
    return place + ": found " + found + ", expected " + expected;
  }
}
