package org.jadoube.server.view;

import java.util.List;
import java.util.Locale;
import org.jadoube.notation.TextFault;
import org.jadoube.server.description.OneOf;

/// What is wrong with a text that was typed.
///
/// @param kind whether it is malformed, means nothing legal, or is ambiguous
/// @param column where, in characters from 1
/// @param found what stands there; empty at the end
/// @param expected what should, in English
/// @param candidates the moves that may have been meant, in the letters of the reader's language
public record TextFaultView(
    @OneOf({"form", "illegal", "ambiguous"}) String kind,
    int column,
    String found,
    String expected,
    List<String> candidates) {
  public TextFaultView {
    candidates = List.copyOf(candidates);
  }

  static TextFaultView of(TextFault fault) {
    return new TextFaultView(
        fault.kind().name().toLowerCase(Locale.ROOT),
        fault.offset() + 1,
        fault.found(),
        fault.expected(),
        fault.candidates());
  }
}
