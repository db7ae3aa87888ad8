package org.jadoube.laws.refusal;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Manner;

/// The acts that somebody may do in a game at a moment, and why the others are refused.
///
/// ```java
/// Game game = Game.of(Regulations.of(TimeControl.UNTIMED));
/// Permissions permissions = Laws.permissions(game, Actor.ARBITER, Instant.EPOCH);
/// permissions.grants(Act.Begin.class); // => true
/// ```
///
/// @param by who asks
/// @param at when
/// @param until when the answers may change although nobody does anything: a flag falls, a default
///   time ends. Empty if time alone changes nothing
/// @param acts one answer for every kind of act, or for every manner of it, in the order of the
///   kinds
/// @since 0.1.0
public record Permissions(Actor by, Instant at, Optional<Instant> until, List<Permission> acts) {
  public Permissions {
    acts = List.copyOf(acts);
  }

  /// Whether some act of that kind, in whatever manner, would be accepted.
  public boolean grants(Class<? extends Act.Deed> act) {
    return acts.stream().anyMatch(each -> each.act() == act && each.isGranted());
  }

  /// The answer for acts of that kind and manner; without a manner, for kinds that have only one.
  public Optional<Permission> of(Class<? extends Act.Deed> act, Optional<Manner> manner) {
    return acts.stream()
        .filter(each -> each.act() == act && each.manner().equals(manner))
        .findFirst();
  }

  /// The kinds of act with at least one act that would be accepted, wise or not.
  public Set<Class<? extends Act.Deed>> granted() {
    Set<Class<? extends Act.Deed>> granted = new LinkedHashSet<>();
    acts.stream().filter(Permission::isGranted).forEach(each -> granted.add(each.act()));
    return Collections.unmodifiableSet(granted);
  }
}
