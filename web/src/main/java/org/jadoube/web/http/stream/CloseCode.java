package org.jadoube.web.http.stream;

/// The reason why the server closes a WebSocket.
public enum CloseCode {
  BINARY(1003, "a binary message"),
  POLICY(1008, "a wrong token, no `hello`, or too long a message"),
  RESTART(1012, "the server restarts; connect again a few seconds later"),
  LATER(1013, "reading too slowly, or too many connections; connect again later"),
  UNKNOWN(4404, "an unknown game or tournament"),
  DELETED(4410, "a tournament that has been deleted"),
  DAMAGED(4500, "a damaged game");

  private final int code;
  private final String meaning;

  CloseCode(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  /// The code in RFC 6455.
  public int code() {
    return code;
  }

  /// The meaning, for people.
  public String meaning() {
    return meaning;
  }
}
