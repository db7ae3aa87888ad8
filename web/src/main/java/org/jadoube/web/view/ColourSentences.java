package org.jadoube.web.view;

import java.util.Map;
import org.jadoube.play.tournaments.Explained.Colours;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.ColourAllocation;
import org.jadoube.tournament.pairing.ColourPreference;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.wire.Names;
import org.jadoube.wording.Messages;

/// Reasons for colours as sentences for players.
///
/// @param tournament for the names
record ColourSentences(Messages texts, Tournament tournament, SwissQuestion question) {
  /// Who has which colour, or would have it by the rules, and by which of them.
  String colours(Colours colours) {
    ColourAllocation rules = colours.rules();
    return texts.text(
            colours.followed() ? "why.colours.have" : "why.colours.rules",
            Map.of("white", named(rules.pair().white()), "black", named(rules.pair().black())))
        + " "
        + reason(rules);
  }

  private String reason(ColourAllocation rules) {
    String key = "why.colours." + Names.of(rules.rule());
    Map<String, Object> favoured = Map.of("player", named(rules.favoured()));
    return switch (rules.rule()) {
      case BOTH_PREFERENCES, SECOND_GAME -> texts.text(key, Map.of());
      case ALTERNATION -> texts.text(key + (isGraded() ? "" : ".plain"), Map.of());
      case ONE_PREFERENCE,
          STRONGER_PREFERENCE,
          WIDER_DIFFERENCE,
          LOWER_DIFFERENCE,
          FEWER_WHITES,
          HIGHER_RANKED,
          HIGHER_ALTERNATES,
          LOWER_ALTERNATES ->
          texts.text(key, favoured);
      case INITIAL_COLOUR ->
          texts.text(
              key + (isOdd(rules.higher()) ? ".odd" : ".even"),
              Map.of("player", named(rules.higher())));
    };
  }

  /// Whether the system knows absolute, strong and mild preferences, and everybody has one after
  /// the first game.
  private boolean isGraded() {
    return question.system() instanceof DutchEdition;
  }

  /// The number counts among those who have arrived.
  private boolean isOdd(int number) {
    return question.present().stream()
        .filter(each -> each.number() == number)
        .mapToInt(Contender::place)
        .anyMatch(place -> place % 2 == 1);
  }

  /// The colour that is due to a player, and how strongly.
  String preference(int number, ColourPreference preference) {
    String key = "why.preference." + Names.of(preference.strength());
    return preference
        .due()
        .map(due ->
            texts.text(
                key + "." + Names.of(due),
                Map.of("player", named(number), "difference", signed(preference.difference()))))
        .orElseGet(() ->
            isGraded()
                ? texts.text(key, Map.of("player", named(number)))
                : texts.text(
                    "why.preference.without",
                    Map.of(
                        "player", named(number), "difference", signed(preference.difference()))));
  }

  /// A difference with its sign: `+1`, `−2`.
  private static String signed(int difference) {
    return difference < 0 ? "−" + -difference : difference > 0 ? "+" + difference : "0";
  }

  private String named(int number) {
    return tournament.participant(number).map(Participant::name).orElse("" + number);
  }
}
