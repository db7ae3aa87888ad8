package org.jadoube.web.ask;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.refusal.Permission;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// The acts that somebody may do in a game, and why the others are refused.
///
/// @param granted the kinds of acts, with their manner if that matters: `claim-draw:threefold`
/// @param refused the reason against each of the others
/// @param until when the answer may change although nobody does anything, such as a flag-fall
public record PermittedAnswer(
    int schema, List<String> granted, Map<String, String> refused, Optional<String> until) {
  public PermittedAnswer {
    granted = List.copyOf(granted);
  }

  static PermittedAnswer of(ToldGame told, Actor actor, Wording wording) {
    Game game = told.game();
    Permissions permissions = Laws.permissions(game, actor, told.now());
    Map<String, String> refused = new TreeMap<>();
    permissions
        .acts()
        .forEach(each ->
            each.refusal()
                .ifPresent(refusal -> refused.put(name(each), wording.at(game).of(refusal))));
    return new PermittedAnswer(
        Document.SCHEMA,
        permissions.acts().stream()
            .filter(Permission::isGranted)
            .map(PermittedAnswer::name)
            .toList(),
        refused,
        permissions.until().map(Object::toString));
  }

  private static String name(Permission permission) {
    String act = Names.of(permission.act());
    return permission.manner().map(manner -> act + ":" + Names.of(manner)).orElse(act);
  }
}
