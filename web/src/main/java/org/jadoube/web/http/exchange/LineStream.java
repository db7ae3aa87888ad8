package org.jadoube.web.http.exchange;

/// The body of an answer that goes on for as long as somebody reads it: lines, each sent at once.
///
/// @param owner whose stream it is; there is a limit to the streams of each
/// @param source of the lines
public record LineStream(String owner, Source source) {
  /// Where lines come from.
  @FunctionalInterface
  public interface Source {
    /// Starts to put lines.
    ///
    /// @return what to do at the end, whoever ends it; called once
    Runnable open(Lines to);
  }
}
