package org.jadoube.play.game;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.laws.act.Kinds;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Rights;
import org.jadoube.play.rights.Role;
import org.jadoube.play.rights.Whose;

/// The permissions of players, arbiters and assistants of one game, worked out once for each state
/// of the game and role.
public final class Permitting {
  private record Found(Snapshot in, Permissions permissions) {
    boolean holds(Snapshot shown, Instant at) {
      return isIn(shown) && permissions.until().filter(until -> !at.isBefore(until)).isEmpty();
    }

    boolean isOf(Snapshot shown, Instant at) {
      return isIn(shown) && permissions.at().equals(at);
    }

    @SuppressWarnings("ReferenceEquality") // comparing whole games takes longer than it saves
    private boolean isIn(Snapshot shown) {
      return in == shown;
    }
  }

  /// The person whose permissions they are.
  private record Asked(Role role, Optional<Colour> player) {
    Optional<Actor> actor() {
      return new Capacity(role, Whose.OWN, player, "").actor();
    }
  }

  /// Equal answers of all games are one list, so that a waiting game takes little memory and they
  /// are worded only once.
  private static final Recent<List<Permission>, List<Permission>> SHARED =
      new Recent<>(List::copyOf);

  private final Map<Asked, LastTwo<Found>> found = new ConcurrentHashMap<>();

  /// Permissions of one game.
  public Permitting() {}

  /// The only facts on which the kinds of acts open to somebody depend.
  private record Means(Role role, boolean table) {
    private static final Map<Means, Set<Class<? extends Act.Deed>>> KINDS =
        new ConcurrentHashMap<>();

    /// The kinds of acts. Players on screens are told about acts at the board and clock only in
    /// games over the board.
    Set<Class<? extends Act.Deed>> kinds() {
      return KINDS.computeIfAbsent(
          this,
          _ ->
              Kinds.all().stream()
                  .filter(kind -> Rights.of(role, kind, Whose.OWN, false).isGranted())
                  .filter(kind -> table || !ActsOfHands.KINDS.contains(kind))
                  .filter(kind -> table || role.isArbiter() || !isAtTheBoard(kind))
                  .collect(Collectors.toUnmodifiableSet()));
    }

    private static boolean isAtTheBoard(Class<? extends Act.Deed> kind) {
      return BoardAct.class.isAssignableFrom(kind) || ClockAct.class.isAssignableFrom(kind);
    }
  }

  /// The kinds of acts open to a role in a game.
  static Set<Class<? extends Act.Deed>> kinds(Role role, Game game) {
    return new Means(role, ActsOfHands.areSeenIn(game)).kinds();
  }

  /// The permissions of somebody in the game as shown; empty for roles that do not act in games.
  ///
  /// @param player which player, or whose assistant
  public Optional<Permissions> of(Role role, Optional<Colour> player, Snapshot shown, Instant now) {
    Asked asked = new Asked(role, player);
    return asked.actor().map(by -> of(asked, by, shown, now));
  }

  private Permissions of(Asked asked, Actor by, Snapshot shown, Instant now) {
    Instant at = notBeforeLatest(now.truncatedTo(ChronoUnit.MILLIS), shown.game());
    return find(asked, by, shown, at, each -> each.holds(shown, at));
  }

  /// The permissions that somebody has been told: those worked out for exactly that time.
  public Optional<Permissions> told(
      Role role, Optional<Colour> player, Snapshot shown, Instant at) {
    Asked asked = new Asked(role, player);
    return asked.actor().map(by -> find(asked, by, shown, at, each -> each.isOf(shown, at)));
  }

  private Permissions find(
      Asked asked, Actor by, Snapshot shown, Instant at, Predicate<Found> fits) {
    return found
        .computeIfAbsent(asked, _ -> new LastTwo<>())
        .of(fits, () -> new Found(shown, shared(find(asked.role(), by, shown, at))))
        .permissions();
  }

  private static Permissions shared(Permissions own) {
    return new Permissions(own.by(), own.at(), own.until(), SHARED.of(own.acts()));
  }

  private static Instant notBeforeLatest(Instant moment, Game game) {
    return game.latest().filter(moment::isBefore).orElse(moment);
  }

  /// Works permissions out. The server may begin or resume the game before a move, so moves are
  /// tried after that.
  private static Permissions find(Role role, Actor by, Snapshot shown, Instant at) {
    Permissions now = Laws.permissions(shown.game(), by, at, kinds(role, shown.game()));
    Act any = new Act(by, at, new Act.Move(new Attempt.Castle(CastlingSide.KING_SIDE)));
    List<Act> preparing = Preparation.of(any, shown);
    if (preparing.isEmpty()) {
      return now;
    }
    Game prepared = shown.game();
    for (Act act : preparing) {
      prepared = Laws.decide(act, prepared).game();
    }
    Permissions moves = Laws.permissions(prepared, by, at, Set.of(Act.Move.class));
    return new Permissions(
        by,
        at,
        now.until(),
        now.acts().stream().map(each -> moves.of(each.act(), each.manner()).orElse(each)).toList());
  }

  /// Forgets everything that can be worked out again.
  public void forget() {
    found.clear();
  }

  /// When, after a moment or the latest event, permissions may change without an act.
  static Optional<Instant> until(Game game, Instant moment) {
    Instant at = notBeforeLatest(moment, game);
    return Laws.permissions(game, Actor.CLOCK, at, Set.of()).until();
  }
}
