package org.jadoube.play.log;

/// What the log looks like.
///
/// @param format for people or for programs
/// @param level the least important messages in it
public record LogForm(Format format, Level level) {
  /// For people, without details.
  public static final LogForm USUAL = new LogForm(Format.TEXT, Level.INFO);

  /// How a message is written.
  public enum Format {
    /// One line of text.
    TEXT,
    /// One line of JSON.
    JSON
  }

  /// How important a message is.
  public enum Level {
    /// The server cannot do what it should.
    ERROR,
    /// Something is wrong that the server copes with.
    WARN,
    /// Games that begin and end, the server's own life.
    INFO,
    /// Every act.
    DEBUG
  }

  /// The same in another format.
  public LogForm with(Format changed) {
    return new LogForm(changed, level);
  }

  /// The same from another level.
  public LogForm with(Level changed) {
    return new LogForm(format, changed);
  }
}
