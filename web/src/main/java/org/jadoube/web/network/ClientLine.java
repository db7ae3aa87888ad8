package org.jadoube.web.network;

import java.util.Optional;

/// A connection whose lifetime [ClientLines] controls. Its state is guarded by the lock of its
/// `ClientLines`, except for fields that only its reading thread uses.
public final class ClientLine {
  private final ClientLines lines;
  private final Optional<String> sender;
  private final long mostBytes;
  private final Runnable cut;

  private volatile LinePhase phase = LinePhase.OPENED;
  private Optional<LineGroup> crowd = Optional.empty();
  private long since;
  private boolean known;
  private long bytes;

  ClientLine(ClientLines lines, Optional<String> sender, long mostBytes, Runnable cut) {
    this.lines = lines;
    this.sender = sender;
    this.mostBytes = mostBytes;
    this.cut = cut;
  }

  /// The connection is open.
  public void begins() {
    lines.enter(this);
  }

  /// Bytes have arrived.
  ///
  /// @return false if that is more than any request has
  public boolean hears(int more) {
    if (phase == LinePhase.IDLE) {
      lines.turn(this, LinePhase.HEAD);
    }
    bytes += more;
    return bytes <= mostBytes || phase == LinePhase.STREAM || phase == LinePhase.CLOSING;
  }

  /// The head of a request is complete.
  public void asked(boolean hasBody) {
    lines.turn(this, hasBody ? LinePhase.BODY : LinePhase.WORK);
  }

  /// The request is complete.
  public void works() {
    lines.turn(this, LinePhase.WORK);
  }

  /// The answer is being sent.
  public void answers() {
    lines.turn(this, LinePhase.ANSWER);
  }

  /// The answer has been sent; another request may follow.
  public void rests() {
    bytes = 0;
    if (phase != LinePhase.CLOSING) {
      lines.turn(this, LinePhase.IDLE);
    }
  }

  /// The connection is now a WebSocket.
  public void streams() {
    lines.turn(this, LinePhase.STREAM);
  }

  /// The connection is about to be closed; the other side has a moment to do the same.
  public void closes() {
    lines.turn(this, LinePhase.CLOSING);
  }

  /// Whether a body is outstanding.
  public boolean awaitsBody() {
    return phase == LinePhase.BODY;
  }

  /// The connection is closed.
  public void ends() {
    lines.leave(this);
  }

  void cut() {
    cut.run();
  }

  LinePhase phase() {
    return phase;
  }

  /// The time when its phase began.
  long since() {
    return since;
  }

  Optional<String> sender() {
    return sender;
  }

  void join(Optional<LineGroup> own, long now) {
    crowd = own;
    since = now;
  }

  Optional<LineGroup> crowd() {
    return crowd;
  }

  /// Whether it has sent a request.
  boolean isKnown() {
    return known;
  }

  void turn(LinePhase next, long now) {
    phase = next;
    since = now;
    known |= next == LinePhase.IDLE || next == LinePhase.STREAM;
  }
}
