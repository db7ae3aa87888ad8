package org.jadoube.server.cases;

import java.util.Map;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ActKind;
import org.jadoube.laws.act.Actor;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.server.view.LawTexts;
import org.jadoube.wire.Names;
import org.jadoube.wording.Messages;

/// What somebody does, before it is known what comes of it.
record Deeds(Messages texts, Language language) {
  static String of(Act act, Scene scene, Language language) {
    return new Deeds(LawTexts.in(language), language).sentence(act, scene);
  }

  private String sentence(Act act, Scene scene) {
    return texts.text("deed.by", Map.of("actor", actor(act.by()), "deed", deed(act, scene)));
  }

  private String actor(Actor by) {
    return switch (by) {
      case Actor.Player(Colour colour) -> text(colour == Colour.WHITE ? "white" : "black");
      case Actor.Assistant(Colour colour) -> texts.text("deed.assistant", Map.of("player", colour));
      case Actor.Arbiter _ -> text("arbiter");
      case Actor.Clock _ -> text("clock");
    };
  }

  private String deed(Act act, Scene scene) {
    if (act instanceof Act.Move move) {
      return texts.text("deed.move", Map.of("move", written(move.attempt(), scene)));
    }
    String kind = Names.of(ActKind.of(act));
    return text(texts.has("deed." + kind) ? kind : "other");
  }

  private String written(Attempt attempt, Scene scene) {
    return attempt
        .in(scene.before().position())
        .map(move -> MoveStyle.LAWS.in(language).write(scene.before().position(), move))
        .orElseGet(() -> Names.of(attempt));
  }

  private String text(String key) {
    return texts.text("deed." + key, Map.of());
  }
}
