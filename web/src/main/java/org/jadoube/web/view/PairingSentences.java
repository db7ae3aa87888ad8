package org.jadoube.web.view;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.play.tournaments.Explained.Reasons;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Criterion;
import org.jadoube.tournament.pairing.Failure;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.why.Against;
import org.jadoube.wire.Names;
import org.jadoube.wording.Messages;

/// Reasons for pairings as sentences for players.
///
/// @param tournament for the names
record PairingSentences(Messages texts, Tournament tournament, SwissQuestion question) {
  private static final int POINT = 10;
  private static final String DIFFERENCES = "-differences";

  /// Whom a player meets, and whom by the rules, if that is somebody else.
  String pairing(Reasons reasons) {
    int player = reasons.why().player();
    Stream<String> rules =
        reasons.against().isPresent()
            ? Stream.of(meeting("why.rules", player, reasons.why().opponent()))
            : groups(player, reasons.opponent());
    return Stream.concat(Stream.of(meeting("why.meets", player, reasons.opponent())), rules)
        .collect(Collectors.joining(" "));
  }

  private String meeting(String key, int player, OptionalInt opponent) {
    return opponent.isPresent()
        ? both(key, player, opponent.getAsInt())
        : texts.text(key + "-bye", Map.of("player", named(player)));
  }

  private String both(String key, int player, int opponent) {
    return texts.text(key, Map.of("player", named(player), "opponent", named(opponent)));
  }

  /// How the score groups of a pair are.
  private Stream<String> groups(int player, OptionalInt opponent) {
    return opponent.stream()
        .mapToObj(other -> {
          int difference = Integer.compare(tenths(player), tenths(other));
          String key = List.of("why.up", "why.same-group", "why.down").get(difference + 1);
          return texts.text(key, Map.of("points", points(Math.max(tenths(player), tenths(other)))));
        });
  }

  /// The reason against somebody.
  String against(int number, Against against) {
    Map<String, Object> somebody = Map.of("player", named(number));
    return switch (against) {
      case Against.Met(int round) ->
          texts.text("why.met", Map.of("player", named(number), "round", round));
      case Against.KeptApart() -> texts.text("why.kept-apart", somebody);
      case Against.SameColour(var colour) ->
          texts.text("why.same-colour." + Names.of(colour), somebody);
      case Against.ByeBarred() -> texts.text("why.bye-barred", somebody);
      case Against.NobodyLeft() -> texts.text("why.nobody-left", somebody);
      case Against.Worse(int tenths, Failure with, Failure without) ->
          texts.text(
              "why.worse",
              Map.of(
                  "player",
                  named(number),
                  "points",
                  points(tenths),
                  "measure",
                  measure(with.provision().criterion()),
                  "with",
                  amount(with),
                  "without",
                  amount(without)));
      case Against.Later() -> texts.text("why.later", somebody);
    };
  }

  private String measure(Criterion criterion) {
    String name = Names.of(criterion);
    return name.endsWith(DIFFERENCES) && texts.has("why.measure." + name.replace(DIFFERENCES, ""))
        ? texts.text("why.differences", Map.of("measure", measure(name.replace(DIFFERENCES, ""))))
        : measure(name);
  }

  private String measure(String name) {
    return texts.text("why.measure." + name, Map.of());
  }

  private static String amount(Failure failure) {
    return failure.tenths().isEmpty()
        ? String.valueOf(failure.count())
        : failure.tenths().stream()
            .map(PairingSentences::points)
            .collect(Collectors.joining(" + "));
  }

  /// The name with the score that counts for the pairing.
  private String named(int number) {
    String name = tournament.participant(number).map(Participant::name).orElse("" + number);
    return name + " (" + points(tenths(number)) + ")";
  }

  private int tenths(int number) {
    return question.present().stream()
        .filter(each -> each.number() == number)
        .mapToInt(Contender::tenths)
        .findFirst()
        .orElse(0);
  }

  /// Points as the pages have them: `3½`.
  private static String points(int tenths) {
    int whole = tenths / POINT;
    return switch (tenths % POINT) {
      case 0 -> String.valueOf(whole);
      case POINT / 2 -> (whole == 0 ? "" : whole) + "½";
      default -> String.format(Locale.ROOT, "%d.%d", whole, tenths % POINT);
    };
  }
}
