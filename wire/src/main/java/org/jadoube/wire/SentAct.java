package org.jadoube.wire;

import static java.util.Objects.requireNonNull;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;

/// An act as somebody sent it, or a shorthand for several, without its time, which the receiver
/// sets.
///
/// @param json the document, known to be valid
/// @param type its field `type`, such as `move`
/// @param by who does it
/// @param undated all acts that it can stand for, with a meaningless time; not empty
public record SentAct(String json, String type, Actor by, List<Act> undated) {
  public SentAct {
    requireNonNull(json, "json");
    requireNonNull(type, "type");
    requireNonNull(by, "by");
    requireNonNull(undated, "undated");
    Require.notEmpty(undated, "undated");
    undated = List.copyOf(undated);
  }

  static SentAct of(String json, Actor by, Act act) {
    return new SentAct(json, Names.of(ActKind.of(act)), by, List.of(act));
  }

  static SentAct of(String json, Actor by, Shorthand several) {
    return new SentAct(json, Names.of(several.getClass()), by, several.possible(Duration.ZERO));
  }

  /// The acts that it stands for in a game, all at a given time. They belong together: either all
  /// of them happen or none does.
  public List<Act> acts(Game game, Instant moment) {
    requireNonNull(game, "game");
    requireNonNull(moment, "moment");
    return Documents.isShorthand(type)
        ? again(Documents.sentShorthand(json, by, moment)).acts(game, Duration.ZERO)
        : List.of(again(Documents.sentAct(json, by, moment)));
  }

  private static <T> T again(JsonReading<T> reading) {
    return switch (reading) {
      case JsonReading.Read<T>(T read) -> read;
      case JsonReading.Unreadable<T>(JsonFault fault) ->
          throw new IllegalArgumentException(fault.message());
    };
  }
}
