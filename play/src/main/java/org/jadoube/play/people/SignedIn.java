package org.jadoube.play.people;

import java.time.Instant;
import org.jadoube.store.Secret;

/// Somebody who has signed in.
///
/// @param session the id of the session, which is no secret
/// @param token proves the session; new ones come with a cookie
/// @param since when the session began
/// @param until when the session ends at the latest
public record SignedIn(
    Account account, String session, Secret token, Instant since, Instant until) {}
