package org.jadoube.play.log;

/// The form of the log.
///
/// @param format for people or for programs
/// @param level the least important messages in it
public record LogForm(Format format, Level level) {
  /// For people, without details.
  public static final LogForm USUAL = new LogForm(Format.TEXT, Level.INFO);

  /// The form of a message.
  public enum Format {
    /// One line of text.
    TEXT,
    /// One line of JSON.
    JSON
  }

  /// The importance of a message.
  public enum Level {
    /// The server cannot do its work.
    ERROR,
    /// A fault that the server copes with.
    WARN,
    /// Games that begin and end, the server's own life.
    INFO,
    /// Every act.
    DEBUG
  }

  /// This form in another format.
  public LogForm with(Format changed) {
    return new LogForm(changed, level);
  }

  /// This form from another level.
  public LogForm with(Level changed) {
    return new LogForm(format, changed);
  }
}
