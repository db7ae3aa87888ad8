package org.jadoube.play.people;

import java.time.Instant;
import java.util.Optional;

/// An account of somebody who has signed up.
///
/// @param name as others see it
/// @param email as given and never verified; only its owner sees it
public record Account(AccountId id, String name, Optional<String> email, Instant created) {}
