package org.jadoube.tournament.pairing.swiss;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.testing.Repository;
import org.jadoube.tournament.ColourPreferences;
import org.jadoube.tournament.pairing.BracketReview;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.RoundReview;
import org.jadoube.tournament.pairing.SwissAnswer;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissRule;
import org.jadoube.tournament.pairing.SwissSystem;
import org.jadoube.tournament.pairing.UpfloatEdition;
import org.jadoube.tournament.pairing.UpfloatSystem;
import org.jadoube.tournament.table.Pair;

/// A case of `spec/pairings`.
///
/// @param without the pairing that the provision prevents, if one is told
/// @param decides the provision
public record PairingCase(
    String name,
    SwissQuestion question,
    Set<String> expected,
    Optional<Set<String>> without,
    String decides) {
  private static final int WIN = 10;

  /// The cases of a file.
  public static Stream<PairingCase> of(String file) throws IOException {
    String text = Files.readString(Repository.root().resolve("spec/pairings").resolve(file));
    return Stream.of(text.split("(?m)^case: ")).skip(1).map(PairingCase::read);
  }

  private static PairingCase read(String text) {
    Map<String, String> said = new HashMap<>();
    List<Contender> present = new ArrayList<>();
    List<String> lines = text.strip().lines().toList();
    for (String line : lines.subList(1, lines.size())) {
      String[] field = line.split(": ", 2);
      if (field.length == 2) {
        said.put(field[0], field[1]);
      } else {
        present.add(contender(line.split("\\s+")));
      }
    }
    String[] round = requireNonNull(said.get("round")).split(" of ");
    return new PairingCase(
        lines.getFirst(),
        new SwissQuestion(
            system(requireNonNull(said.get("system"))),
            Integer.parseInt(round[0]),
            Integer.parseInt(round[1]),
            WIN,
            Colour.WHITE,
            present,
            new HashSet<>(pairs(said.getOrDefault("apart", "")))),
        set(requireNonNull(said.get("expected"))),
        Optional.ofNullable(said.get("without")).map(PairingCase::set),
        said.getOrDefault("decides", ""));
  }

  private static SwissSystem system(String said) {
    return switch (said) {
      case "dutch 2017" -> DutchEdition.OF_2017;
      case "dutch 2026" -> DutchEdition.OF_2026;
      case "teams 2024 type-a" ->
          new UpfloatSystem(UpfloatEdition.TEAMS_OF_2024, ColourPreferences.TYPE_A);
      case "teams 2026 type-a" ->
          new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, ColourPreferences.TYPE_A);
      case "teams 2026 type-b" ->
          new UpfloatSystem(UpfloatEdition.TEAMS_OF_2026, ColourPreferences.TYPE_B);
      case "double 2026" ->
          new UpfloatSystem(UpfloatEdition.DOUBLE_OF_2026, ColourPreferences.NONE);
      default -> throw new IllegalArgumentException(said);
    };
  }

  private static Contender contender(String... cells) {
    int number = Integer.parseInt(cells[0]);
    List<PastRound> past = new ArrayList<>();
    for (int i = 0; i < cells[2].length(); i++) {
      Floating floating =
          switch (cells[3].charAt(i)) {
            case 'U' -> Floating.UP;
            case 'D' -> Floating.DOWN;
            default -> Floating.NONE;
          };
      char colour = cells[2].charAt(i);
      past.add(
          colour == '-'
              ? PastRound.unplayed(floating)
              : PastRound.game(
                  100 * number + i, colour == 'W' ? Colour.WHITE : Colour.BLACK, floating));
    }
    int tenths = new BigDecimal(cells[1]).movePointRight(1).intValueExact();
    return new Contender(number, number, tenths, cells.length < 5, past);
  }

  private static Set<String> set(String said) {
    return new TreeSet<>(List.of(said.split(", ")));
  }

  private static List<Pair> pairs(String said) {
    return Stream.of(said.split("[ ,]+"))
        .filter(each -> each.contains("-"))
        .map(each -> each.split("-"))
        .map(each -> new Pair(Integer.parseInt(each[0]), Integer.parseInt(each[1])))
        .toList();
  }

  /// The provision that speaks against another pairing: the absolute rule that it breaks, or the
  /// first criterion in which it is worse.
  public Optional<String> against(Set<String> other) {
    String said = String.join(", ", other);
    SwissSystem system = question.system();
    OptionalInt bye =
        other.stream()
            .filter(each -> each.endsWith(" bye"))
            .mapToInt(each -> Integer.parseInt(each.substring(0, each.indexOf(' '))))
            .findFirst();
    return switch (Swiss.review(question, new SwissAnswer.Paired(pairs(said), bye))) {
      case RoundReview.Illegal(var faults) ->
          Optional.of(system.article(rule(faults.getFirst().kind())));
      case RoundReview.Legal(var brackets, var _) ->
          brackets.stream()
              .filter(each -> !each.isSame())
              .findFirst()
              .flatMap(BracketReview::worse)
              .map(worse ->
                  system instanceof DutchEdition
                      ? worse.provision().citation()
                      : system.article(worse.provision()));
    };
  }

  private static SwissRule rule(RoundReview.Kind kind) {
    return switch (kind) {
      case APART -> SwissRule.NO_REMATCH;
      case BYE_BARRED -> SwissRule.BYE;
      case SAME_COLOUR -> SwissRule.COLOURS;
      case NOT_PAIRED, NOT_PRESENT, PAIRED_TWICE -> SwissRule.COMPLETION;
      case OTHER_OPPONENT -> SwissRule.ALLOCATION;
    };
  }

  @Override
  public String toString() {
    return name;
  }
}
