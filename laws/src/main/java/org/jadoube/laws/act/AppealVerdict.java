package org.jadoube.laws.act;

import java.time.Duration;

/// The decision on an appeal (Article 11.10). The Laws say who may appeal; the event's regulations
/// say what an appeals committee may decide.
///
/// @since 0.1.0
public sealed interface AppealVerdict {
  /// The arbiter's decision stands.
  record Dismissed() implements AppealVerdict {}

  /// The result is changed.
  record ResultChanged(Result result) implements AppealVerdict {}

  /// The game continues from the position after a ply (0 is the start) with these times; the
  /// arbiter starts the clocks.
  record GameResumed(int ply, Duration white, Duration black) implements AppealVerdict {}
}
