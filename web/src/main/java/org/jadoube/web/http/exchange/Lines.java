package org.jadoube.web.http.exchange;

/// Where the lines of a streamed answer go.
public interface Lines {
  /// Puts a line in the queue. Never blocks.
  ///
  /// @param line without its end; empty to show only that the stream lives
  void put(String line);

  /// Ends the answer, after all lines that are queued.
  void end();
}
