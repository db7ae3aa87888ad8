package org.jadoube.wording;

import java.time.Duration;

/// A time that somebody gets or loses, in the grammatical case that the language needs after those
/// verbs.
record Amount(Duration time) {}
