package org.jadoube.web.description;

import java.util.List;

/// A WebSocket, for those who open one.
///
/// @param name in camel case
/// @param path with its variables in braces
/// @param text what has to be known about it, in Markdown
public record Channel(
    String name, String path, String summary, String text, List<Message> messages) {
  /// Copies the messages.
  public Channel {
    messages = List.copyOf(messages);
  }
}
