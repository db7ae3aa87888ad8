package org.jadoube.cli.convert;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jadoube.notation.pgn.rewriting.PgnEnding;
import org.jadoube.notation.pgn.rewriting.PgnRewriter;

/// Collects the games of a batch that are wanted.
///
/// @param tagsNeeded whether somebody else reads the tags of the games
record Collected(
    TagConditions wanted,
    Predicate<PgnEnding> endings,
    boolean tagsNeeded,
    Rendering rendering,
    List<Conversion.Game> games)
    implements PgnRewriter.Sink {
  @Override
  public boolean readsTags() {
    return tagsNeeded || !wanted.areNone();
  }

  @Override
  public boolean wants(Map<String, String> tags) {
    return wanted.areNone() || wanted.hold(tags);
  }

  @Override
  public boolean wants(PgnEnding ending) {
    return endings.test(ending);
  }

  @Override
  public void game(Map<String, String> tags, byte[] text) {
    add(tags, rendering.played(text));
  }

  @Override
  public void passedOn(Map<String, String> tags, byte[] text) {
    add(tags, rendering.passedOn(tags, text));
  }

  private void add(Map<String, String> tags, byte[] text) {
    games.add(new Conversion.Game(tags, text));
  }

  /// What stands after the last game goes where that went.
  @Override
  public void rest(byte[] text) {
    Map<String, String> tags = games.isEmpty() ? Map.of() : games.getLast().tags();
    add(tags, rendering.rest(text));
  }
}
