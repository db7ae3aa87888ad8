package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.RandomGames;
import org.jadoube.notation.san.LenientSan;
import org.jadoube.notation.san.San;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Moves in good SAN that is not quite strict SAN.
class PgnLibertiesTest {
  private static final Set<PgnPart> STRICTLY =
      EnumSet.of(PgnPart.MOVES, PgnPart.VARIATIONS, PgnPart.LIBERTIES);

  private static List<String> forgiven(String pgn) {
    return Recording.of(pgn, STRICTLY).told().stream()
        .filter(line -> line.startsWith("forgiven "))
        .map(line -> line.substring("forgiven ".length()))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "startpos, Nxf3, SUPERFLUOUS_CAPTURE_SIGN",
    "startpos, Ngf3, SUPERFLUOUS_ORIGIN",
    "startpos, Ng1f3, SUPERFLUOUS_ORIGIN",
    "startpos, e4+, SUPERFLUOUS_CHECK_SIGN",
    "startpos, Nf3#, SUPERFLUOUS_CHECK_SIGN",
    "4k3/8/8/8/3n4/8/4N3/4K3 w - - 0 1, Nd4, MISSING_CAPTURE_SIGN",
    "4k3/8/8/8/8/8/8/R3K3 w - - 0 1, Ra8, MISSING_CHECK_SIGN",
    "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1, Ra8+, OTHER_CHECK_SIGN",
    "3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1, exd8Q+, PROMOTION_SIGN",
    "4k3/8/8/8/8/4K3/8/N3N3 w - - 0 1, Na1c2, OTHER_ORIGIN",
    "4k3/8/8/8/8/4K3/8/N3N3 w - - 0 1, N1c2, ''",
  })
  void what_is_wrong_with_signs_is_told_when_asked_for(String fen, String san, String liberty) {
    String tags = fen.equals("startpos") ? "" : "[FEN \"" + fen + "\"]\n";
    String pgn = tags + "\n1. " + san + " *\n";

    assertThat(forgiven(pgn)).isEqualTo(liberty.isEmpty() ? List.of() : List.of(liberty));
    assertThat(Recording.of(pgn).told()).noneMatch(line -> line.startsWith("forgiven"));
  }

  @Test
  void signs_that_stand_by_themselves_are_told_where_they_stand() {
    assertThat(forgiven("1. e4 e5?!+ 2. Nf3 mate Nc6 e.p. *"))
        .containsExactly("OTHER_CHECK_SIGN", "OTHER_CHECK_SIGN", "EN_PASSANT_SUFFIX");
  }

  @Test
  void variations_are_looked_at_too() {
    assertThat(forgiven("1. e4 (1. Nxf3 d5+) 1... e5 2. Bb5+ *"))
        .containsExactly(
            "SUPERFLUOUS_CAPTURE_SIGN", "SUPERFLUOUS_CHECK_SIGN", "SUPERFLUOUS_CHECK_SIGN");
  }

  /// All ways to write a move in good SAN, or nearly so.
  private static List<String> spellings(Move move, String san) {
    List<String> texts = new ArrayList<>();
    String plain = san.replaceAll("[+#x=]", "");
    String to = move.to().toString();
    String body = plain.contains(to) ? plain.substring(0, 1) : plain;
    for (String origin : List.of("", move.from().toString().substring(0, 1), "" + move.from())) {
      for (String sign : List.of("", "x")) {
        for (String check : List.of("", "+", "#")) {
          texts.add(body + origin + sign + to + check);
        }
      }
    }
    texts.add(san);
    return texts;
  }

  private static Stream<Position> positions(PgnGame game) {
    return game.positions().stream();
  }

  @Test
  void the_quick_look_agrees_with_the_lenient_reader() {
    RandomGames games = new RandomGames(Seeded.random(61));
    for (Position position :
        Stream.of(games.next(), games.next()).flatMap(PgnLibertiesTest::positions).toList()) {
      for (Move move : position.legalMoves()) {
        for (String text : spellings(move, San.write(position, move))) {
          List<String> expected =
              LenientSan.read(position, text)
                  .map(understood ->
                      understood.forgiven().stream()
                          .map(Forgiven::liberty)
                          .map(Enum::name)
                          .toList())
                  .valueIfAny()
                  .orElse(List.of());
          String pgn = "[FEN \"" + Fen.of(position) + "\"]\n\n" + text + " *\n";
          assertThat(forgiven(pgn)).as(pgn).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void numbers_are_told_when_asked_for() {
    assertThat(
            Recording.of(
                    "1. e4 1... e5 (7 d5) 2.Nf3 Nc6 77777777777777.Bb5 1-0",
                    EnumSet.of(PgnPart.NUMBERS))
                .told())
        .filteredOn(line -> line.contains(" as "))
        .containsExactly("1 as 1.", "1 as 1...", "2 as 2.", "777777 as 77777777777777.");
  }
}
