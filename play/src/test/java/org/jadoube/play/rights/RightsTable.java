package org.jadoube.play.rights;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Kinds;
import org.jadoube.wire.Names;

/// All rights as a text that people can read.
final class RightsTable {
  private static final List<Role> ROLES = Arrays.asList(Role.values());
  private static final int WIDTH = 26;

  private RightsTable() {}

  private static String letter(RightsVerdict verdict) {
    return switch (verdict) {
      case RightsVerdict.Granted() -> "+";
      case RightsVerdict.Denied(NoRight ground) -> letter(ground);
    };
  }

  private static String letter(NoRight ground) {
    return switch (ground) {
      case SPECTATOR -> "s";
      case OTHER_GAME -> "o";
      case OTHER_TOURNAMENT -> "e";
      case FOR_ARBITERS -> "a";
      case OWN_GAME -> "w";
      case PLAYS -> "b";
      case NOT_ACCEPTED -> "u";
      case FOR_CHIEF_ARBITER -> "c";
      case EXCLUSION -> "x";
      case FOR_PLAYERS -> "p";
      case NOT_FOR_ASSISTANTS -> "n";
      case FOR_ASSISTANTS -> "t";
      case NOT_FOR_ORGANISERS -> "r";
      case NOT_FOR_CAPTAINS -> "k";
      case OTHER_TEAM -> "m";
      case FOR_CAPTAINS -> "K";
      case FOR_ORGANISERS -> "R";
      case FOR_OFFICIALS -> "O";
      case GAME_OVER -> "-";
    };
  }

  static String text() {
    return Stream.of(
            Stream.of("Who may do what, by what they are in a game.", ""),
            Stream.of("+ granted: the Laws decide on the act"),
            Arrays.stream(NoRight.values()).map(RightsTable::legend),
            Stream.of(
                "",
                "For each role: in a game of one's own, in another, in one's own once it is over.",
                "",
                line("act", ROLES.stream().map(Role::text).map(RightsTable::cell))),
            Kinds.all().stream().map(RightsTable::row),
            Stream.of(
                "",
                "For each role: in an event or game of one's own, in another.",
                "",
                line("matter", ROLES.stream().map(Role::text).map(RightsTable::cell))),
            Arrays.stream(Matter.values()).map(RightsTable::row))
        .flatMap(lines -> lines)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String legend(NoRight ground) {
    String laws =
        ground.rule().map(rule -> rule.name().toLowerCase(Locale.ROOT)).orElse("as ended");
    return letter(ground)
        + " "
        + ground.sentence()
        + " (Laws: "
        + laws.replace('_', '-')
        + "; E04 "
        + ground.online()
        + ")";
  }

  private static String row(Class<? extends Act.Deed> kind) {
    return line(
        Names.of(kind),
        ROLES.stream()
            .map(role ->
                cell(
                    letter(Rights.of(role, kind, Whose.OWN, false)),
                    letter(Rights.of(role, kind, Whose.OTHER, false)),
                    letter(Rights.of(role, kind, Whose.OWN, true)))));
  }

  private static String row(Matter matter) {
    return line(
        matter.text(),
        ROLES.stream()
            .map(role ->
                cell(
                    letter(Offices.of(role, matter, Whose.OWN)),
                    letter(Offices.of(role, matter, Whose.OTHER)))));
  }

  private static String cell(String... parts) {
    return String.format(Locale.ROOT, "%-14s", String.join(" ", parts));
  }

  private static String line(String name, Stream<String> cells) {
    return (String.format(Locale.ROOT, "%-" + WIDTH + "s", name)
            + cells.collect(Collectors.joining()))
        .stripTrailing();
  }
}
