package org.jadoube.web.description;

/// A message on a WebSocket.
///
/// @param name its `type`, or what it is
/// @param document what it is written from: a record, or the name of a kind of document
public record Message(String name, Sender sender, String summary, Written document) {
  /// Who sends it.
  public enum Sender {
    CLIENT,
    SERVER
  }

  /// The source that a message is written from.
  public sealed interface Written {
    /// A record of the server.
    record As(Class<?> document) implements Written {}

    /// A definition in the schemas of `wire`, such as `stream-message-hello`.
    record Defined(String definition) implements Written {}
  }

  /// A message of the server.
  public static Message told(String name, String summary, Class<?> document) {
    return new Message(name, Sender.SERVER, summary, new Written.As(document));
  }

  /// A message of a client.
  public static Message heard(String name, String summary, String definition) {
    return new Message(name, Sender.CLIENT, summary, new Written.Defined(definition));
  }
}
