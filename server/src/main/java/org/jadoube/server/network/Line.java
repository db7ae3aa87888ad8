package org.jadoube.server.network;

import java.util.Optional;

/// A connection whose lifetime [Lines] controls. Its state is guarded by the lock of its `Lines`,
/// except for what only its reading thread uses.
public final class Line {
  private final Lines lines;
  private final Optional<String> sender;
  private final long mostBytes;
  private final Runnable cut;

  private volatile Phase phase = Phase.OPENED;
  private Optional<Crowd> crowd = Optional.empty();
  private long since;
  private boolean known;
  private long bytes;

  Line(Lines lines, Optional<String> sender, long mostBytes, Runnable cut) {
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
    if (phase == Phase.IDLE) {
      lines.turn(this, Phase.HEAD);
    }
    bytes += more;
    return bytes <= mostBytes || phase == Phase.STREAM || phase == Phase.CLOSING;
  }

  /// The head of a request is complete.
  public void asked(boolean hasBody) {
    lines.turn(this, hasBody ? Phase.BODY : Phase.WORK);
  }

  /// The request is complete.
  public void works() {
    lines.turn(this, Phase.WORK);
  }

  /// The answer is being sent.
  public void answers() {
    lines.turn(this, Phase.ANSWER);
  }

  /// The answer has been sent; another request may follow.
  public void rests() {
    bytes = 0;
    if (phase != Phase.CLOSING) {
      lines.turn(this, Phase.IDLE);
    }
  }

  /// The connection is now a WebSocket.
  public void streams() {
    lines.turn(this, Phase.STREAM);
  }

  /// The connection is about to be closed; the other side has a moment to do the same.
  public void closes() {
    lines.turn(this, Phase.CLOSING);
  }

  /// Whether a body is outstanding.
  public boolean awaitsBody() {
    return phase == Phase.BODY;
  }

  /// The connection is closed.
  public void ends() {
    lines.leave(this);
  }

  void cut() {
    cut.run();
  }

  Phase phase() {
    return phase;
  }

  /// Since when it has been in its phase.
  long since() {
    return since;
  }

  Optional<String> sender() {
    return sender;
  }

  void join(Optional<Crowd> own, long now) {
    crowd = own;
    since = now;
  }

  Optional<Crowd> crowd() {
    return crowd;
  }

  /// Whether it has sent a request.
  boolean isKnown() {
    return known;
  }

  void turn(Phase next, long now) {
    phase = next;
    since = now;
    known |= next == Phase.IDLE || next == Phase.STREAM;
  }
}
