package org.jadoube.cli.tournament;

import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.swiss.Swiss;
import org.jadoube.tournament.pairing.why.Against;
import org.jadoube.tournament.pairing.why.Why;
import org.jadoube.web.ask.check.PairingText;
import org.jadoube.wire.Names;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Why a player is paired as they are, as one JSON document: the server's, in English and without
/// names.
final class WhyJson {
  private WhyJson() {}

  static String of(SwissQuestion question, Why why) {
    ObjectNode object =
        FormJson.object()
            .put("schema", 1)
            .put("round", question.round())
            .put("system", question.system().title())
            .put("law", question.system().law())
            .put("player", why.player());
    why.opponent().ifPresent(opponent -> object.put("opponent", opponent));
    why.opponent().stream()
        .boxed()
        .flatMap(opponent -> Swiss.allocation(question, why.player(), opponent).stream())
        .forEach(colours -> colours(object.putObject("colours"), colours, question));
    ArrayNode others = object.putArray("others");
    why.alternatives().forEach(each -> other(others.addObject(), each, question));
    return object.toString();
  }

  private static void colours(ObjectNode object, ColourAllocation colours, SwissQuestion question) {
    preference(object.putObject("white"), colours.pair().white(), colours.white(), question);
    preference(object.putObject("black"), colours.pair().black(), colours.black(), question);
    object
        .put("followed", true)
        .put("rule", FormJson.word(colours.rule()))
        .put("article", colours.article())
        .put("text", ColourText.reason(colours, question));
  }

  private static void preference(
      ObjectNode object, int number, ColourPreference preference, SwissQuestion question) {
    object.put("number", number);
    preference.due().ifPresent(due -> object.put("due", FormJson.word(due)));
    object
        .put("strength", FormJson.word(preference.strength()))
        .put("difference", preference.difference())
        .put("text", ColourText.preference(preference, question.system()));
  }

  private static void other(ObjectNode object, Why.Alternative other, SwissQuestion question) {
    Against against = other.against();
    object.put("number", other.number()).put("reason", Names.of(against.getClass()));
    against.article(question.system()).ifPresent(article -> object.put("article", article));
    switch (against) {
      case Against.Met(int round) -> object.put("round", round);
      case Against.Worse(int _, var with, var _) ->
          object.put("criterion", FormJson.word(with.provision().criterion()));
      case Against.KeptApart _,
          Against.SameColour _,
          Against.ByeBarred _,
          Against.NobodyLeft _,
          Against.Later _ -> {
        // the reason says it all
      }
    }
    object.put("text", PairingText.against(against, question.system()));
  }
}
