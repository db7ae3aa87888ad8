package org.jadoube.server.game;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.refusal.Permissions;

/// What the players of one game may do now, worked out once for each state of the game and player.
public final class Permitting {
  /// Acts that only arbiters, assistants and the clock can do.
  private static final Set<ActKind> NOT_FOR_PLAYERS =
      EnumSet.of(
          ActKind.BEGIN,
          ActKind.OBSERVE_FLAG,
          ActKind.RESUME,
          ActKind.SET_CLOCK,
          ActKind.AWARD_TIME,
          ActKind.PENALISE,
          ActKind.CONSENT_TO_DRAW,
          ActKind.DECIDE_RESULT,
          ActKind.UNCOVER_SCORESHEET,
          ActKind.CALL_FOR_SCORES,
          ActKind.RECONSTRUCT_GAME,
          ActKind.ASSUME_NEXT_PERIOD,
          ActKind.INFORM_PLAYER,
          ActKind.REPORT_TOUCH,
          ActKind.DRAW_START,
          ActKind.ORDER_SEALING,
          ActKind.LABEL_ENVELOPE,
          ActKind.REPORT_ENVELOPE_LOST,
          ActKind.BEGIN_RESUMPTION,
          ActKind.EXCUSE_LATENESS,
          ActKind.ANSWER_INCREMENT_REQUEST,
          ActKind.DECIDE_QUICKPLAY_CLAIM,
          ActKind.FIND_DEVICE,
          ActKind.FIND_REFUSAL,
          ActKind.DECIDE_APPEAL,
          ActKind.EXPEL_INTERFERER,
          ActKind.TELL_MOVE_NUMBER);

  /// What players do on a screen.
  static final Set<ActKind> KINDS =
      Arrays.stream(ActKind.values())
          .filter(Permitting::isOnAScreen)
          .filter(kind -> !NOT_FOR_PLAYERS.contains(kind))
          .collect(
              Collectors.collectingAndThen(
                  Collectors.toCollection(() -> EnumSet.noneOf(ActKind.class)),
                  Collections::unmodifiableSet));

  private record Found(Snapshot in, Permissions permissions) {}

  private final Map<Colour, Found> found = new ConcurrentHashMap<>();

  Permitting() {}

  private static boolean isOnAScreen(ActKind kind) {
    return !BoardAct.class.isAssignableFrom(kind.acts())
        && !ClockAct.class.isAssignableFrom(kind.acts());
  }

  /// What a player may do in the game as it is shown.
  public Permissions of(Colour player, Snapshot shown, Instant now) {
    Instant at = notBeforeLatest(now.truncatedTo(ChronoUnit.MILLIS), shown.game());
    Found before = found.get(player);
    if (before != null && holds(before, shown, at)) {
      return before.permissions();
    }
    Permissions permissions = find(player, shown, at);
    found.put(player, new Found(shown, permissions));
    return permissions;
  }

  @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
  private static boolean holds(Found before, Snapshot shown, Instant at) {
    return before.in() == shown
        && before.permissions().until().filter(until -> !at.isBefore(until)).isEmpty();
  }

  private static Instant notBeforeLatest(Instant moment, Game game) {
    return game.latest().filter(moment::isBefore).orElse(moment);
  }

  /// The server may begin or resume the game before a move, so moves are tried after that.
  private static Permissions find(Colour player, Snapshot shown, Instant at) {
    Actor by = Actor.player(player);
    Permissions now = Laws.permissions(shown.game(), by, at, KINDS);
    Act.Move any = new Act.Move(by, at, new Attempt.Castle(CastlingSide.KING_SIDE));
    List<Act> preparing = Preparation.of(any, shown);
    if (preparing.isEmpty()) {
      return now;
    }
    Game prepared = shown.game();
    for (Act act : preparing) {
      prepared = Laws.decide(act, prepared).game();
    }
    Permissions moves = Laws.permissions(prepared, by, at, EnumSet.of(ActKind.MOVE));
    return new Permissions(
        by,
        at,
        now.until(),
        now.acts().stream().map(each -> moves.of(each.act(), each.manner()).orElse(each)).toList());
  }

  /// When what somebody may do in a game may change without an act.
  static Optional<Instant> until(Game game, Instant now) {
    return Laws.permissions(game, Actor.CLOCK, now, EnumSet.noneOf(ActKind.class)).until();
  }
}
