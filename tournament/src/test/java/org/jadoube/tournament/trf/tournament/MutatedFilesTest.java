package org.jadoube.tournament.trf.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jadoube.notation.TextFault;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.made.MadeSwiss;
import org.jadoube.tournament.made.Plan;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.trf.RandomTournament;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.TrfReading;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.record.TrfPlace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Valid files after accidents: lines lost, doubled or exchanged, columns and digits changed.
final class MutatedFilesTest {
  private static final int TRIES = 150;
  private static final int FIRST_ROUND = 91;

  private static final String RICH =
      """
      012 Tree Open
      022 Riverside
      032 NED
      042 2026/03/07
      052 2026/03/15
      062 5
      072 4
      092 Individual Swiss
      102 Lark, Lena (12345678)
      112 Wren, Will
      122 90 min + 30 s
      132                                                                                        26/03/07  26/03/08
      142 5
      152 W
      162  W 3.0    D 1.0
      172 NED FIDON
      182 jadoube
      192 FIDE_DUTCH
      202 BH/C1,BH,SB
      222 5400+30
      001    1 m GM Alder, Ann                        2310 NED    12345678 1990/01/01  3.0    1     2 w 1  0000 - H
      001    2 w    Birch, Bo                         2250 NED             1991/00/00  0.0    3     1 b 0
      001    3      Cedar, Cleo                       2190 NED                         1.0    2     4 w =
      001    4      Dogwood, Dan                      2120 NED                         1.0    2     3 b =
      001    5      Elm, Eva                             0                             3.0    1  0000 - U
      NED    1 m    Alder, Ann                        2290
      240 H 002    1
      240 Z 003    2    4
      250       1.0   1   2    1    2
      260   1   3    1    4
      ### a comment
      """;

  private static final String TEAMS =
      """
      012 League
      042 2026/03/07
      082 2
      092 Team Swiss
      142 2
      352 WBBW
      362 TW 3.0   TD 1.0   TL 0.0
      001    1      Alder                             2100                             1.0    1     5 w 1
      001    2      Birch                             2000                             0.5    2     6 b =
      001    3      Cedar                             1900                             0.0    7  0000 - -
      001    5      Elm                               2050                             0.0    5     1 b 0
      001    6      Fir                               1950                             0.5    3     2 w =
      001    7      Gum                               1850                             0.0    6  0000 - -
      310   1 River                            RIV     2050    3.0    1.5   1    1    2    3
      310   2 Hill                             HIL     2000    0.0    0.5   2    5    6    7
      300   1   1   2    1    2
      320  3.0  1.0   0   1
      330 +-   2   2   1
      299    -1.0   0.0  001 0001
      """;

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void whatever_a_damaged_file_loses_is_told_with_its_line(int base) {
    RandomGenerator random = Seeded.random(3500 + base);
    String valid = valid(base);
    isTold(valid);
    for (int tried = 0; tried < TRIES; tried++) {
      isTold(mutated(valid, random));
    }
  }

  private static String valid(int base) {
    return switch (base) {
      case 0 -> RICH;
      case 1 -> TEAMS;
      case 2 -> RICH.replaceFirst("162.*\n", "XXS W=3 D=1\n").replace("142 5", "XXR 5\nXXZ 4");
      case 3 -> Trf.write(RandomTournament.of(3, 9, 4)).replace("\r", "");
      default -> made(base);
    };
  }

  private static String made(int seed) {
    Plan plan = new Plan(12, 5, DutchEdition.OF_2026, 10, 10, seed % 2 == 0);
    return Trf.write(TournamentFile.of(MadeSwiss.of(plan, new Random(seed))).file())
        .replace("\r", "");
  }

  private static String mutated(String valid, RandomGenerator random) {
    List<String> lines = new ArrayList<>(valid.lines().toList());
    int mutations = random.nextInt(1, 4);
    for (int i = 0; i < mutations && lines.size() > 1; i++) {
      int at = random.nextInt(lines.size());
      int other = random.nextInt(lines.size());
      switch (random.nextInt(8)) {
        case 0 -> lines.remove(at);
        case 1 -> lines.add(other, lines.get(at));
        case 2 -> lines.set(at, lines.set(other, lines.get(at)));
        case 3 -> lines.subList(Math.max(1, at), lines.size()).clear();
        default -> lines.set(at, mutatedLine(lines.get(at), random));
      }
    }
    return String.join("\n", lines);
  }

  private static String mutatedLine(String line, RandomGenerator random) {
    if (line.length() < 8) {
      return line + random.nextInt(9999);
    }
    int from = random.nextInt(line.length() - 4);
    int to = random.nextInt(from + 1, Math.min(line.length(), from + 12));
    return switch (random.nextInt(6)) {
      case 0 -> line.substring(0, from);
      case 1 -> line.substring(0, from) + " " + line.substring(from);
      case 2 -> line.substring(0, from) + line.substring(from + 1);
      case 3 ->
          line.substring(0, from)
              + line.charAt(to)
              + line.substring(from + 1, to)
              + line.charAt(from)
              + line.substring(to + 1);
      case 4 -> withResult(line, random);
      default -> withDigit(line, random);
    };
  }

  private static String withDigit(String line, RandomGenerator random) {
    List<Integer> digits =
        IntStream.range(3, line.length())
            .filter(i -> Character.isDigit(line.charAt(i)))
            .boxed()
            .toList();
    if (digits.isEmpty()) {
      return line;
    }
    int at = digits.get(random.nextInt(digits.size()));
    return line.substring(0, at) + random.nextInt(10) + line.substring(at + 1);
  }

  private static String withResult(String line, RandomGenerator random) {
    String results = "1=0+-WDLHFUZ ";
    String bye = "  0000 - " + results.charAt(random.nextInt(results.length()));
    return line.startsWith("001") ? line + bye : line;
  }

  private static void isTold(String text) {
    TrfReading reading = Trf.read(text);
    linesAreTold(text, reading);
    switch (FileTournament.of(reading.file())) {
      case FileTournament.NotUnderstood(var reasons) ->
          assertThat(reasons).allSatisfy(reason -> assertThat(reason.message()).isNotBlank());
      case FileTournament.Understood read -> lossesAreTold(text, reading, read);
    }
  }

  /// A line without a departure is written as it stands, but for zeros and blanks.
  private static void linesAreTold(String text, TrfReading reading) {
    Set<Integer> told =
        reading.departures().stream().map(TextFault::line).collect(Collectors.toSet());
    List<String> lines = text.lines().toList();
    for (int i = 0; i < reading.lines().size(); i++) {
      int line = reading.lines().get(i);
      if (!told.contains(line)) {
        TrfFile one = new TrfFile(List.of(reading.file().records().get(i)));
        assertThat(packed(Trf.write(one))).as(text).isEqualTo(packed(lines.get(line - 1)));
      }
    }
  }

  private static String packed(String line) {
    return plain(line).replaceFirst("^(299.*) 0$", "$1").replace(" ", "");
  }

  private static String plain(String line) {
    return Arrays.stream(line.strip().split("[\\s,]+"))
        .map(word ->
            word.replaceFirst("^0+(?=\\d)", "")
                .replaceFirst("^(-?)\\.", "$10.")
                .replaceFirst("^-0.0$", "0.0"))
        .collect(Collectors.joining(" "))
        .replaceAll(" 0(?= [-wb]( |$))", "")
        .replaceAll(line.matches("(?s)(001|320).*") ? "(?<! [wb])( -| 0)+$" : "( -)+$", "")
        .replaceAll(line.matches("(?s)3[02]0.*") ? " 0(?= |$)" : "\r", "")
        .replaceAll("(?<=\\d)\\.0(?= |$)", line.startsWith("XX") ? "" : ".0");
  }

  private static void lossesAreTold(
      String text, TrfReading reading, FileTournament.Understood read) {
    List<TrfLoss> losses = FileDifferences.of(reading.file(), read);
    Set<Integer> told = new HashSet<>();
    Set<String> messages = new HashSet<>();
    reading.departures().forEach(fault -> told.add(fault.line()));
    losses.forEach(loss -> {
      loss.place().ifPresent(place -> told.addAll(lines(reading, place)));
      messages.add(loss.message());
    });
    List<String> written = Trf.write(TournamentFile.of(read.tournament()).file()).lines().toList();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      List<String> missing = new ArrayList<>(facts(lines.get(i)));
      written.forEach(line -> missing.removeAll(facts(line)));
      if (!told.contains(i + 1)) {
        String where =
            "line " + (i + 1) + "\n" + text + "\n\n" + String.join("\n", written) + losses;
        assertThat(missing.stream().filter(fact -> !isToldOnce(fact, messages)))
            .as(where)
            .isEmpty();
      }
    }
  }

  /// The lines of the record, which may stand there twice.
  private static List<Integer> lines(TrfReading reading, TrfPlace place) {
    return IntStream.range(0, reading.lines().size())
        .filter(i -> reading.file().records().get(i).equals(place.record()))
        .mapToObj(reading.lines()::get)
        .toList();
  }

  /// Ranks, and results in letters that become others, are told once for all.
  private static boolean isToldOnce(String fact, Set<String> messages) {
    String end = fact.substring(fact.lastIndexOf('|') + 1);
    return fact.contains("|rank|")
        ? messages.stream().anyMatch(message -> message.contains("ranks"))
        : messages.stream().anyMatch(message -> message.contains('"' + end + '"'));
  }

  /// The contents of a line, piece by piece.
  private static List<String> facts(String line) {
    String code = line.length() < 3 ? line : line.substring(0, 3);
    return switch (code) {
      case "001" -> playerFacts(line);
      case "240" -> byes(line);
      case "310" -> pieces(line, "team|" + part(line, 4, 7), 8, 41, 47, 54, 61, 68, 73);
      case "142", "XXR" -> List.of("rounds|" + part(line, 3, 99));
      case "202", "212" ->
          List.of(
              "ties|"
                  + part(line, 3, 999)
                      .replaceAll(" +", ",")
                      .replaceAll(",+", ",")
                      .replaceFirst(",$", "")
                      .replaceFirst("^M?PTS,?", "")
                      .replace('-', '/'));
      case "162", "XXS", "XXZ", "XXC" -> List.of(); // compared by their meaning elsewhere
      case "300" -> List.of();
      case "320", "330", "250", "260", "299" -> List.of(plain(line));
      case "362" -> List.of(plain(line.substring(3)).split(" (?=T)"));
      default -> line.isBlank() || line.strip().length() < 4 ? List.of() : List.of(packed(line));
    };
  }

  private static List<String> playerFacts(String line) {
    String player = "player|" + part(line, 4, 8);
    List<String> facts = new ArrayList<>(pieces(line, player, 9, 10, 14, 48, 53, 57, 69));
    facts.removeIf(fact -> fact.endsWith("|0") || fact.endsWith("|"));
    add(facts, player + "|rank|", part(line, 85, 89));
    for (int at = FIRST_ROUND; at < line.length(); at += 10) {
      int round = (at - FIRST_ROUND) / 10 + 1;
      String said = part(line, at, at + 8).replaceAll(" +", " ");
      if (!said.matches("(0*( -)?)?")) {
        facts.add(
            said.matches("0000 - [HFZ]")
                ? "bye|" + said.charAt(7) + "|" + round + "|" + part(line, 4, 8)
                : player + "|" + round + "|" + said);
      }
    }
    return facts;
  }

  private static List<String> byes(String line) {
    return Arrays.stream(part(line, 10, line.length()).split("\\s+"))
        .map(
            number -> "bye|" + part(line, 4, 5) + "|" + bare(part(line, 6, 9)) + "|" + bare(number))
        .toList();
  }

  private static List<String> pieces(String line, String what, int... starts) {
    List<String> pieces = new ArrayList<>();
    for (int i = 0; i < starts.length; i++) {
      int end = i + 1 < starts.length ? starts[i + 1] : what.startsWith("team") ? 9999 : 79;
      add(pieces, what + "|" + i + "|", part(line, starts[i], end));
    }
    return pieces;
  }

  private static void add(List<String> facts, String what, String value) {
    if (!value.isEmpty()) {
      facts.add(what + bare(value));
    }
  }

  private static String bare(String number) {
    return number.replaceFirst("^0+(?=\\d)", "");
  }

  private static String part(String line, int from, int to) {
    return from >= line.length() ? "" : line.substring(from, Math.min(to, line.length())).strip();
  }
}
