package org.jadoube.web.ask;

import org.jadoube.chess.fate.Fate;

/// The effort put into a question, in positions examined. It is never counted in time, so an answer
/// does not depend on the machine.
///
/// @param positions the most for each side of a dead position or a fate
public record Effort(long positions) {
  /// For the only asker of a machine.
  public static final Effort ALONE = new Effort(Fate.DEFAULT_NODE_LIMIT);

  /// For one of many askers of a server.
  public static final Effort AMONG_MANY = new Effort(100_000);
}
