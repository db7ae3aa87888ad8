package org.jadoube.cli.convert;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jadoube.audit.same.Traits;
import org.jadoube.notation.pgn.rewriting.PgnEnding;
import org.jadoube.notation.pgn.rewriting.PgnRewriter;

/// Collects the wanted games of a batch.
final class Collected implements PgnRewriter.Sink {
  private final LongPredicate wanted;
  private final Predicate<PgnEnding> endings;
  private final boolean tagsNeeded;
  private final List<Traits> traits;
  private final Rendering rendering;
  private final List<GameConversion.Game> games = new ArrayList<>();

  /// The number in the batch of the latest game asked about.
  private int asked;

  /// @param wanted tells which games are wanted, by their numbers in the batch, from 1
  /// @param tagsNeeded whether somebody reads the tags of the games
  /// @param traits those of all games, if somebody asked for them
  Collected(
      LongPredicate wanted,
      Predicate<PgnEnding> endings,
      boolean tagsNeeded,
      List<Traits> traits,
      Rendering rendering) {
    this.wanted = wanted;
    this.endings = endings;
    this.tagsNeeded = tagsNeeded;
    this.traits = traits;
    this.rendering = rendering;
  }

  List<GameConversion.Game> games() {
    return games;
  }

  @Override
  public boolean readsTags() {
    return tagsNeeded;
  }

  /// Whether the game is wanted. Each is asked about once, in order.
  @Override
  public boolean wants(Map<String, String> tags) {
    asked++;
    return wanted.test(asked);
  }

  @Override
  public boolean wants(PgnEnding ending) {
    return endings.test(ending);
  }

  @Override
  public void game(Map<String, String> tags, byte[] text) {
    add(tags, rendering.played(text), ofAsked());
  }

  @Override
  public void passedOn(Map<String, String> tags, byte[] text) {
    add(tags, rendering.passedOn(tags, text), ofAsked());
  }

  private Optional<Traits> ofAsked() {
    return traits.isEmpty() ? Optional.empty() : Optional.of(traits.get(asked - 1));
  }

  private void add(Map<String, String> tags, byte[] text, Optional<Traits> traits) {
    games.add(new GameConversion.Game(tags, text, traits));
  }

  /// Text after the last game goes where that game went.
  @Override
  public void rest(byte[] text) {
    Map<String, String> tags = games.isEmpty() ? Map.of() : games.getLast().tags();
    add(tags, rendering.rest(text), Optional.empty());
  }
}
