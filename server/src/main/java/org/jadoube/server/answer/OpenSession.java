package org.jadoube.server.answer;

import java.time.Instant;
import org.jadoube.server.people.Sessions;

/// A session of an account.
///
/// @param session its id, which opens nothing
/// @param seen when it was last used, to the hour
/// @param own whether it is the one that asks
public record OpenSession(String session, Instant created, Instant seen, boolean own) {
  /// As it is stored.
  ///
  /// @param asking the id of the session that asks
  public static OpenSession of(Sessions.Open session, String asking) {
    return new OpenSession(
        session.id(), session.created(), session.seen(), session.id().equals(asking));
  }
}
