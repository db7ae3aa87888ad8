package org.jadoube.audit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening.Opened;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.PlacedFinding;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Faults planted in sound games are found where they are, and nothing else is.
class PlantedFaultsTest {
  private static final String SHUFFLE = "Nf3 Nf6 Ng1 Ng8 ";
  private static final String BARE_KING = "8/8/8/4k3/8/4K3/8/q7 w - - 0 60";
  private static final String CLOCKS =
      "1. e4 {[%clk 1:29:55]} e5 {[%clk 1:29:50]} 2. Nf3 {[%clk 1:29:40]} Nc6 {[%clk %s]} 1-0";

  /// A fault.
  ///
  /// @param tags the tags its game has instead of, or besides, the usual ones; no tag if it is
  ///   `null`
  /// @param expected the kind that is found, and the ply; several with commas
  record Planted(String tags, String moves, String expected) {
    @Override
    public String toString() {
      return tags + " " + moves;
    }
  }

  private static Planted planted(String tags, String moves, String expected) {
    return new Planted(tags, moves, expected);
  }

  private static Planted flag(String date, String remark, String result, String expected) {
    return planted(
        "Date=" + date + ";SetUp=1;FEN=" + BARE_KING,
        "60. Ke2 Qa2+ {" + remark + "} " + result,
        expected);
  }

  private static Planted clock(String control, String time, String expected) {
    return planted("TimeControl=" + control, CLOCKS.replace("%s", time), expected);
  }

  private static Planted start(String fen, String expected) {
    return planted("SetUp=1;FEN=" + fen, "*", expected);
  }

  static final List<Planted> FLAGS =
      List.of(
          flag("2006.01.01", "Black forfeits on time", "1-0", "impossible-win 2"),
          flag("2010.01.01", "Black forfeits on time", "1-0", "impossible-win 2"),
          flag("2015.01.01", "Black loses on time", "1-0", "impossible-win 2"),
          flag("2019.01.01", "Black lost on time", "1-0", "impossible-win 2"),
          flag("2024.01.01", "White wins on time", "1-0", "impossible-win 2"),
          flag(
              "2019.01.01", "Schwarz verliert durch Zeitüberschreitung", "1-0", "impossible-win 2"),
          flag("2019.01.01", "Les noirs perdent au temps", "1-0", "impossible-win 2"),
          flag("2019.01.01", "Las negras pierden por tiempo", "1-0", "impossible-win 2"),
          flag("2019.01.01", "Чёрные просрочили время", "1-0", "impossible-win 2"),
          flag("2019.01.01", "Černý překročil čas", "1-0", "impossible-win 2"),
          flag("2019.01.01", "Črni prekoračil čas", "1-0", "impossible-win 2"),
          flag("2019.01.01", "Crni prekoračio vreme", "1-0", "impossible-win 2"),
          flag("2019.01.01", "Црни прекорачио време", "1-0", "impossible-win 2"),
          flag("2019.01.01", "Черните просрочиха времето", "1-0", "impossible-win 2"),
          flag("2019.01.01", "[%clk 0:00:00] Black forfeits on time", "1-0", "impossible-win 2"),
          flag("2019.01.01", "White forfeits on time", "1-0", "contradicted-result 2"),
          flag("2019.01.01", "Black forfeits on time", "0-1", "contradicted-result 2"),
          flag("2019.01.01", "Black forfeits on time", "1/2-1/2", ""),
          flag("2019.01.01", "White forfeits on time", "0-1", ""),
          flag("1990.01.01", "Black forfeits on time", "1-0", ""));

  static final List<Planted> ENDS =
      List.of(
          planted("", "1. f3 e5 2. g4 Qh4# 1-0", "contradicted-result 4"),
          planted("", "1. f3 e5 2. g4 Qh4# 1/2-1/2", "contradicted-result 4"),
          planted(
              "Termination=A won by checkmate",
              "1. f3 e5 2. g4 Qh4# 0-1",
              "contradicted-termination 4"),
          planted("Termination=B won by checkmate", "1. f3 e5 2. g4 Qh4# 0-1", ""),
          planted("", "1. f3 e5 2. g4 Qh4# {Black resigns} 0-1", "contradicted-termination 4"),
          planted("", "1. f3 e5 2. g4 Qh4# {White resigns} 0-1", ""),
          planted("Termination=Normal", "1. f3 e5 2. g4 Qh4# 0-1", ""),
          planted("", "1. e4 e5 {White resigns} 1-0", "contradicted-termination 2"),
          planted("", "1. e4 e5 {Black resigns} 1/2-1/2", "contradicted-termination 2"),
          planted("", "1. e4 e5 {Weiß gibt auf} 1-0", "contradicted-termination 2"),
          planted("", "1. e4 e5 {Black resigns} 1-0", ""),
          planted("", "1. e4 e5 {White resigns [%clk 0:01:00]} 1-0", "contradicted-termination 2"),
          planted("", "1. e4 e5 {Black checkmated} 1-0", "contradicted-termination 2"),
          planted("", "1. e4 e5 {Draw agreed} 1-0", "contradicted-termination 2"),
          planted("", "1. e4 e5 {Draw agreed} 1/2-1/2", ""),
          planted("", "1. e4 e5 {White threatens checkmate} 1/2-1/2", ""),
          planted("", "1. e4 e5 {Game drawn by repetition} 1/2-1/2", "contradicted-termination 2"),
          planted(
              "Termination=Game drawn by stalemate",
              "1. e4 e5 1/2-1/2",
              "contradicted-termination 2"),
          planted(
              "Termination=Game drawn by 50-move rule",
              "1. e4 e5 1/2-1/2",
              "contradicted-termination 2"),
          planted(
              "Termination=Game drawn by insufficient material",
              "1. e4 e5 1/2-1/2",
              "contradicted-termination 2"),
          planted("Termination=A won by resignation", "1. e4 e5 1-0", ""),
          planted(
              "Termination=A won by resignation", "1. e4 e5 1/2-1/2", "contradicted-termination 2"),
          planted(
              "SetUp=1;FEN=" + BARE_KING, "60. Ke2 Qa2+ {Black resigns} 1-0", "impossible-win 2"),
          planted("", "1. e4 1/2-1/2", "early-draw 1"),
          planted("Date=2015.01.01", "1. e4 1/2-1/2", ""),
          planted("", "1. e4 e5 1/2-1/2", ""),
          planted("Result=0-1", "1. e4 e5 1-0", "differing-results 2"),
          planted("", SHUFFLE.repeat(2) + "1/2-1/2", "claimable-draw 8"),
          planted("", SHUFFLE.repeat(4) + "e4 1/2-1/2", "claimable-draw 8,played-on 16"),
          planted(
              "SetUp=1;FEN=8/8/8/4k3/8/8/8/R3K3 w - - 148 90",
              "90. Ra2 Kd5 91. Ra3 1/2-1/2",
              "claimable-draw 0,played-on 2"),
          planted(
              "SetUp=1;FEN=8/8/8/4k3/8/3pK3/8/5B2 w - - 0 60;Termination=Time forfeit",
              "60. Kxd3 1-0",
              "contradicted-result 1"),
          planted(
              "SetUp=1;FEN=8/8/8/4k3/8/3pK3/8/5B2 w - - 0 60",
              "60. Kxd3 Ke6 1/2-1/2",
              "played-on 1"),
          planted("", "1. e4 e5 2. Ke3 Nc6 1-0", "illegal-move 2"),
          // only after 2. Bc4 is 4. Qxf7 mate
          planted(
              "",
              "1. e4 e5 2. Bg5 Nc6 3. Qh5 Nf6 4. Qxf7# 1/2-1/2",
              "illegal-move 2,resumed 2,contradicted-result 7"),
          planted("", "1. e4 e5 2. Bg5 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0", "illegal-move 2,resumed 2"),
          planted("", "1. Nf3 Nf6 2. Nh5 Ng8 3. Ng1 Nf6 4. Nf3 Ng8 5. Ng1 1-0", "illegal-move 2"),
          // Nf6 was meant, then Bb7; the third is too near the end
          planted(
              "",
              "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf5 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3"
                  + " Nb8 10. d4 Nbd7 11. Nbd2 Bf5 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5"
                  + " c4 17. Bg5 h6 18. Be3 Nc5 19. Rf3 h5 20. Bg5 Be7 1-0",
              "illegal-move 7,resumed 7,illegal-move 21,resumed 21,illegal-move 36"),
          // Nf6 and Nh6 make sense; only one letter makes the difference to Nf6
          planted(
              "",
              "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf5 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0",
              "illegal-move 7,resumed 7"),
          // no legal move brings a bishop to where it takes on a7
          planted("", "1. Be3 e5 2. Bxa7 Rxa7 3. Nf3 Ra8 1-0", "illegal-move 0,resumed 0"),
          planted("", "1. e4 e5 2. Ne5 d6 3. Nxc6 Qh4 4. Nd4 Qxf2# 1-0", "illegal-move 2"),
          planted("", "1. e4 e5 2. Nf3 d5 3. Nd4 Nf6 4. Nc3 a6 5. Nb5 1-0", "ambiguous-move 8"));

  static final List<Planted> FORM =
      List.of(
          planted("Date=2024.02.30", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=2024.13.01", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=2024.13.??", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=2024.00.10", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=2023.02.29", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=2024.02.29", "1. e4 e5 1-0", ""),
          planted("Date=????.02.30", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=????.02.29", "1. e4 e5 1-0", ""),
          planted("Date=????.05.01", "1. e4 e5 1-0", ""),
          planted("Date=2024.??.12", "1. e4 e5 1-0", ""),
          planted("Date=2024.??.32", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=201?.10.31", "1. e4 e5 1-0", ""),
          planted("Date=190?.02.29", "1. e4 e5 1-0", ""),
          planted("Date=13??.??.??", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=2?24.05.01", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=01.05.2024", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=2024-05-01", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("UTCDate=2024.05.09", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("UTCDate=2024.05.02", "1. e4 e5 1-0", ""),
          planted("EventDate=2024.05.03", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("EventDate=2024.04.28", "1. e4 e5 1-0", ""),
          planted("EventDate=2026.05.01", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("EventDate=2025.??.??", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("EventDate=2024.??.??", "1. e4 e5 1-0", ""),
          planted("Date=2024.??.??;EventDate=2024.12.31", "1. e4 e5 1-0", ""),
          planted("Date=2023.12.??;EventDate=2024.01.01", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Date=????.??.??;EventDate=2024.01.01", "1. e4 e5 1-0", ""),
          planted("Date=2023.02.29;EventDate=2024.01.01", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("WhiteElo=24x0", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("BlackElo=23456", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("BlackElo=-100", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("WhiteElo=2400;BlackElo=", "1. e4 e5 1-0", ""),
          planted("TimeControl=90 min", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("TimeControl=40/5400+30:1800+30", "1. e4 e5 1-0", ""),
          planted("SetUp=1", "1. e4 e5 1-0", "malformed-tag 0"),
          planted("Event=null", "1. e4 e5 1-0", "missing-tags 0"),
          planted("Round=null", "1. e4 e5 1-0", "missing-tags 0"),
          planted("White=null;Black=null", "1. e4 e5 1-0", "missing-tags 0"),
          planted("White=", "1. e4 e5 1-0", "malformed-tag 0"),
          clock("5400", "1:29:40", ""),
          clock("5400", "1:29:59", "impossible-clock 4"),
          clock("5400+30", "1:30:19", ""),
          clock("5400+30", "1:30:59", "impossible-clock 4"),
          clock("3600", "0:59:00", "impossible-clock 1,impossible-clock 2"),
          clock("40/5400:1800", "1:59:40", "impossible-clock 4"),
          clock("5400", "-0:00:01", "impossible-clock 4"),
          clock("5400", "1:75:00", "impossible-clock 4"),
          clock("5400", "soon", "impossible-clock 4"),
          clock("5400", "", "impossible-clock 4"),
          clock("5400", "1:99:99", "impossible-clock 4"),
          clock("5400", "1:29:40 [%eval 0.3", "impossible-clock 4"),
          planted("TimeControl=5400", "1. e4 {[%clk 1:29:55} e5 1-0", "impossible-clock 1"),
          planted("TimeControl=5400", "1. e4 {[%clk} e5 1-0", "impossible-clock 1"),
          planted("TimeControl=5400", "1. e4 {[%clks 1:29:55} e5 1-0", ""),
          clock("?", "1:36:00", "impossible-clock 4"),
          clock("?", "1:30:20", ""),
          clock("-", "1:36:00", ""),
          clock("*5400", "1:36:00", ""),
          clock("?", "1:59:50", "impossible-clock 4"),
          clock("5400", "1:29:40.7", ""),
          clock("5400", "89:40", ""),
          clock("5400", "1:29:59] [%eval 0.3", "impossible-clock 4"),
          planted(
              "TimeControl=5400",
              "1. e4 {[%CLK 1:29:55]} e5 {[%eval 0.2][%clk 1:29:50]} 2. Nf3 {good [%Clk 1:29:58]} 1-0",
              "impossible-clock 3"),
          planted("TimeControl=5400", "1. e4 {[%clk:1:29:55]} e5 1-0", "impossible-clock 1"),
          planted("TimeControl=5400", "1. e4 {[%emt 0:00:09]} e5 {[%egt 9:00:00]} 1-0", ""),
          planted(
              "TimeControl=1/86400", "1. e4 {[%clk 1:00:00]} e5 2. d4 {[%clk 24:00:00]} 1-0", ""),
          planted(
              "TimeControl=180+2", "1. e4 {[%clk 0:03:00.9]} e5 2. d4 {[%clk 0:03:02.1]} 1-0", ""),
          start("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", "inconsistent-start 0,contradicted-result 0"),
          start("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w KQkq - 0 1", "inconsistent-start 0"),
          start(
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1", "inconsistent-start 0"),
          start("4k3/8/8/8/8/PPPPP3/PPPP4/4K3 w - - 0 1", "unreachable-start 0"),
          start("4k3/8/8/8/8/P7/P7/R3K2R w KQ - 0 1", ""),
          start("r2q1rk1/pp3ppp/8/8/8/8/PP1Q2PP/R3KN1R w KQq - 0 12", "inconsistent-start 0"),
          start("4k1r1/pppp4/8/8/8/8/PPPP4/4K2R w Kk - 0 12", "inconsistent-start 0"),
          planted(
              "SetUp=1;Variant=Chess960;FEN=r5k1/pppp4/2n5/5N2/8/8/PPPP4/R5K1 w Qq - 0 12",
              "*",
              ""),
          start("nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1", ""),
          start("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1", ""),
          start("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", "unreachable-start 0"));

  @ParameterizedTest
  @FieldSource("FLAGS")
  void a_fallen_flag_is_judged_as_one(Planted planted) {
    assertThat(found(pgn(planted))).isEqualTo(planted.expected());
  }

  @ParameterizedTest
  @FieldSource("ENDS")
  void ends_are_held_against_the_moves_the_result_and_what_the_record_says(Planted planted) {
    assertThat(found(pgn(planted))).isEqualTo(planted.expected());
  }

  @ParameterizedTest
  @FieldSource("FORM")
  void tags_clocks_and_starts_are_checked(Planted planted) {
    assertThat(found(pgn(planted))).isEqualTo(planted.expected());
  }

  @Test
  void in_one_archive_each_fault_is_found_in_its_game() {
    List<Planted> all = new ArrayList<>(FLAGS);
    all.addAll(ENDS);
    all.addAll(FORM);
    StringBuilder archive = new StringBuilder();
    Map<Long, String> expected = new TreeMap<>();
    for (int i = 0; i < all.size(); i++) {
      archive.append(pgn(planted("Round=" + i, "1. e4 e5 2. Nf3 Nc6 1-0", "")));
      archive.append(pgn(all.get(i)));
      expected.put(2L * i + 2, all.get(i).expected());
    }
    expected.values().removeIf(String::isEmpty);
    Map<Long, String> found = new TreeMap<>();
    for (PlacedFinding each : audit(archive.toString(), Audit.byDate().on(2).inBatchesOf(5_000))) {
      found.merge(each.place().game(), text(each), (one, other) -> one + "," + other);
    }
    assertThat(found).isEqualTo(expected);
  }

  /// docs/findings.md says how many there are.
  @Test
  void the_page_counts_them() throws IOException {
    List<Planted> all = new ArrayList<>(FLAGS);
    all.addAll(ENDS);
    all.addAll(FORM);
    List<Planted> sound = all.stream().filter(each -> each.expected().isEmpty()).toList();
    long faults =
        all.stream()
            .filter(each -> !each.expected().isEmpty())
            .mapToLong(each -> each.expected().split(",", -1).length)
            .sum();
    String counts =
        String.format(
            Locale.ROOT,
            "In one archive of %d games, %d findings are planted and %d are found, and none in the"
                + " other %d games.",
            2 * all.size(),
            faults,
            faults,
            all.size() + sound.size());
    assertThat(Files.readString(Path.of("..", "docs", "findings.md")).replaceAll("\\s+", " "))
        .contains(counts);
  }

  private static String pgn(Planted planted) {
    Map<String, String> tags = new LinkedHashMap<>();
    tags.put("Event", "Open");
    tags.put("Site", "Ljubljana");
    tags.put("Date", "2024.05.01");
    tags.put("Round", "1");
    tags.put("White", "A");
    tags.put("Black", "B");
    tags.put("Result", planted.moves().substring(planted.moves().lastIndexOf(' ') + 1));
    for (String tag : planted.tags().isEmpty() ? new String[0] : planted.tags().split(";", -1)) {
      tags.put(tag.substring(0, tag.indexOf('=')), tag.substring(tag.indexOf('=') + 1));
    }
    tags.values().removeIf("null"::equals);
    StringBuilder pgn = new StringBuilder();
    tags.forEach((name, value) -> pgn.append("[" + name + " \"" + value + "\"]\n"));
    return pgn + "\n" + planted.moves() + "\n\n";
  }

  private static String found(String pgn) {
    return String.join(
        ",", audit(pgn, Audit.byDate()).stream().map(PlantedFaultsTest::text).toList());
  }

  private static String text(PlacedFinding found) {
    return found.finding().kind().id() + " " + found.place().ply();
  }

  static List<PlacedFinding> audit(String pgn, Audit audit) {
    List<PlacedFinding> found = new ArrayList<>();
    try {
      Opened opened = (Opened) Archive.open("test", new ByteArrayInputStream(pgn.getBytes(UTF_8)));
      audit.of(opened.archive(), found::add);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return found;
  }

  @Test
  void every_kind_has_an_example() {
    List<Planted> all = new ArrayList<>(FLAGS);
    all.addAll(ENDS);
    all.addAll(FORM);
    for (FindingKind kind : FindingKind.values()) {
      boolean elsewhere =
          kind == FindingKind.DUPLICATE_GAME
              || kind == FindingKind.TWICE_IN_ROUND
              || kind == FindingKind.MISSING_GAME
              || kind == FindingKind.SURPLUS_GAME
              || kind == FindingKind.UNREADABLE
              || kind == FindingKind.MALFORMED;
      assertThat(elsewhere || all.stream().anyMatch(each -> each.expected().contains(kind.id())))
          .as(kind.id())
          .isTrue();
    }
  }
}
