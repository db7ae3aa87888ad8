package org.jadoube.web.cases;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawTexts;
import org.jadoube.web.view.PageTexts;
import org.jadoube.wire.Names;
import org.jadoube.wording.Messages;

/// Phrases for deeds, without their outcomes.
record CaseDeeds(Messages texts, Messages pages, Language language, Particulars particulars) {
  static String of(Act act, CaseScene scene, Language language) {
    Messages texts = LawTexts.in(language);
    Messages pages = PageTexts.in(language);
    return new CaseDeeds(
            texts, pages, language, new Particulars(language, texts, pages, scene.before()))
        .sentence(act);
  }

  private String sentence(Act act) {
    return texts.text("deed.by", Map.of("actor", actor(act.by()), "deed", deed(act)));
  }

  private String actor(Actor by) {
    return switch (by) {
      case Actor.Player(Colour colour) -> text(colour == Colour.WHITE ? "white" : "black");
      case Actor.Assistant(Colour colour) -> texts.text("deed.assistant", Map.of("player", colour));
      case Actor.Arbiter _ -> text("arbiter");
      case Actor.Clock _ -> watch();
    };
  }

  /// The phrase for looking at a clock; online there is none that somebody looks at.
  private String watch() {
    if (!particulars.isOnline()) {
      return text("clock");
    }
    String zone = pages.text("live.desk.option.zone", Map.of());
    return zone.substring(0, 1).toUpperCase(Locale.forLanguageTag(language.tag()))
        + zone.substring(1);
  }

  private String deed(Act act) {
    if (act.deed() instanceof Act.Move move) {
      String written = texts.text("deed.move", Map.of("move", particulars.move(move.attempt())));
      return move.offersDraw() ? with(written, List.of(text("offer-draw"))) : written;
    }
    return with(kind(act), particulars.of(act));
  }

  /// The phrase for a kind of act, or else the text of its button. An act of the clock is only a
  /// look.
  private String kind(Act act) {
    if (act.deed() instanceof Act.ObserveFlag && act.by() instanceof Actor.Clock) {
      return text("looks");
    }
    String name = Names.of(act.kind());
    String button = "live.desk.act." + name;
    if (texts.has("deed." + name)) {
      return text(name);
    }
    return pages.has(button) ? pages.text(button, Map.of()) : text("other");
  }

  private static String with(String deed, List<String> particulars) {
    return particulars.isEmpty() ? deed : deed + " (" + String.join(", ", particulars) + ")";
  }

  private String text(String key) {
    return texts.text("deed." + key, Map.of());
  }
}
