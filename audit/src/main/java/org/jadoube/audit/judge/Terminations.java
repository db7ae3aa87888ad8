package org.jadoube.audit.judge;

import java.util.HashMap;
import java.util.Map;
import org.jadoube.audit.form.TagsRead;
import org.jadoube.audit.game.Termination;

/// Meanings of values of the tag `Termination`, remembered, because an archive has but a few.
final class Terminations {
  private static final int MOST = 64;

  private final Map<String, Termination> known = new HashMap<>();

  /// The meaning of this game's tag, without a comment.
  Termination of(TagsRead tags) {
    String tag = tags.termination();
    return Termination.isAboutPlayer(tag, tags.white(), tags.black())
        ? Termination.of(tag, "", tags.tags())
        : known(tag);
  }

  private Termination known(String tag) {
    Termination termination = known.get(tag);
    if (termination == null) {
      termination = Termination.of(tag, "", Map.of());
      if (known.size() < MOST) {
        known.put(tag, termination);
      }
    }
    return termination;
  }
}
