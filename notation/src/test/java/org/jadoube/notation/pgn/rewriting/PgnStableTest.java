package org.jadoube.notation.pgn.rewriting;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.jadoube.notation.Language;
import org.jadoube.notation.MoveNotation;
import org.jadoube.notation.PieceLetters;
import org.jadoube.notation.Uci;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnTexts;
import org.jadoube.notation.pgn.game.PgnForm;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnWriter;
import org.jadoube.notation.pgn.game.RandomGames;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.spoken.SpokenMoves;
import org.jadoube.testing.Seeded;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// A text, once written, is written to the same bytes again and reads as the same games: both for
/// games that pass through and for games as trees.
class PgnStableTest {
  private static final List<String> ODD = PgnTexts.ODD;
  private static final SpokenMoves CZECH =
      SpokenMoves.in(Language.tagged("cs").orElseThrow()).orElseThrow();

  private static byte[] passed(byte[] pgn, PgnForm form) {
    return passed(pgn, form, MoveWriting.SAN);
  }

  private static byte[] passed(byte[] pgn, PgnForm form, MoveWriting moves) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PgnRewriter.Sink sink =
        new PgnRewriter.Sink() {
          @Override
          public void game(Map<String, String> tags, byte[] text) {
            out.writeBytes(text);
          }

          @Override
          public void rest(byte[] text) {
            out.writeBytes(text);
          }
        };
    try {
      PgnPlan plan = PgnPlan.all(form, moves);
      PgnConverter.convert(PgnBatch.of(pgn), Language.ENGLISH, plan, sink, _ -> {});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return out.toByteArray();
  }

  private static List<PgnGame> games(byte[] pgn) {
    return PgnGame.stream(new ByteArrayInputStream(pgn)).toList();
  }

  private static byte[] throughTrees(byte[] pgn, PgnForm form) {
    return throughTrees(pgn, form, MoveStyle.PGN);
  }

  private static byte[] throughTrees(byte[] pgn, PgnForm form, MoveNotation moves) {
    PgnWriter writer = new PgnWriter(form, moves);
    return games(pgn).stream().map(writer::text).collect(Collectors.joining()).getBytes(UTF_8);
  }

  private static void isStable(byte[] pgn) {
    for (PgnForm form : PgnForm.values()) {
      isStable(pgn, bytes -> passed(bytes, form));
      isStable(pgn, bytes -> throughTrees(bytes, form));
      if (form != PgnForm.REDUCED) {
        hasAsManyGames(pgn, passed(pgn, form));
        hasAsManyGames(pgn, throughTrees(pgn, form));
      }
    }
  }

  private static void isStable(byte[] pgn, UnaryOperator<byte[]> written) {
    byte[] once = written.apply(pgn);
    byte[] twice = written.apply(once);
    if (!Arrays.equals(once, twice)) {
      assertThat(new String(twice, UTF_8))
          .as(() -> new String(pgn, UTF_8))
          .isEqualTo(new String(once, UTF_8));
    }
  }

  private static void hasAsManyGames(byte[] pgn, byte[] once) {
    assertThat(games(once).size())
        .as(() -> new String(pgn, UTF_8) + "\n-- once:\n" + new String(once, UTF_8))
        .isEqualTo(games(pgn).size());
  }

  @ParameterizedTest
  @FieldSource("ODD")
  void odd_texts_are_stable(String pgn) {
    isStable(pgn.getBytes(UTF_8));
    isStable((pgn + "\n\n" + pgn).getBytes(UTF_8));
  }

  @Test
  void mutated_texts_are_stable() {
    mutatedTextsAreStable(1_000);
  }

  @Test
  @Tag("long")
  void many_mutated_texts_are_stable() {
    mutatedTextsAreStable(100_000);
  }

  private static void mutatedTextsAreStable(int tries) {
    RandomGenerator random = Seeded.random(71);
    List<String> seeds = new ArrayList<>(ODD);
    seeds.add(PgnTexts.EVERYTHING);
    for (int i = 0; i < tries; i++) {
      String seed = seeds.get(random.nextInt(seeds.size()));
      isStable(PgnTexts.mutated(seed.getBytes(UTF_8), random));
    }
  }

  @Test
  void archives_are_stable() throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      byte[] pgn = Files.readAllBytes(file);
      isStable(Arrays.copyOf(pgn, Math.min(pgn.length, 400_000)));
    }
  }

  @Test
  void games_that_pass_through_are_written_as_trees_are() {
    RandomGames games = new RandomGames(Seeded.random(72));
    for (int i = 0; i < 200; i++) {
      byte[] pgn = PgnWriter.write(games.next()).getBytes(UTF_8);
      for (PgnForm form : PgnForm.values()) {
        assertThat(new String(passed(pgn, form), UTF_8))
            .isEqualTo(new String(throughTrees(pgn, form), UTF_8));
      }
    }
  }

  @Test
  void moves_that_pass_through_are_written_as_trees_write_them() {
    RandomGames games = new RandomGames(Seeded.random(74));
    for (int i = 0; i < 100; i++) {
      byte[] pgn = PgnWriter.write(games.next()).getBytes(UTF_8);
      writesMoves(pgn, MoveWriting.UCI, Uci::write);
      writesMoves(pgn, MoveWriting.LONG, MoveStyle.LONG);
      writesMoves(pgn, MoveWriting.of(CZECH::spoken), CZECH::spoken);
      for (PieceLetters letters :
          List.of(
              PieceLetters.FIGURINES,
              Language.tagged("de").orElseThrow().letters(),
              Language.tagged("ru").orElseThrow().letters())) {
        writesMoves(pgn, MoveWriting.lettered(letters), MoveStyle.PGN.with(letters));
      }
    }
  }

  private static void writesMoves(byte[] pgn, MoveWriting passing, MoveNotation written) {
    assertThat(new String(passed(pgn, PgnForm.AS_READ, passing), UTF_8))
        .isEqualTo(new String(throughTrees(pgn, PgnForm.AS_READ, written), UTF_8));
  }

  @Test
  void sloppy_moves_that_pass_through_are_written_as_trees_write_them() {
    String pgn = "1. e2-e4 pe5 2. Ngf3+ Nb8c6 3. Bc4 d6 4. Nxg5 Be7 5. Bxf7 Kf8 6. 0-0 Bxg5# *\n";
    for (PgnForm form : PgnForm.values()) {
      assertThat(new String(passed(pgn.getBytes(UTF_8), form), UTF_8))
          .isEqualTo(new String(throughTrees(pgn.getBytes(UTF_8), form), UTF_8));
    }
  }

  @Test
  void real_games_that_pass_through_are_written_as_trees_are() throws IOException {
    for (Path file : SharedData.files("pgn", ".pgn")) {
      byte[] all = Files.readAllBytes(file);
      byte[] pgn = Arrays.copyOf(all, Math.min(all.length, 400_000));
      for (PgnForm form : PgnForm.values()) {
        assertThat(Arrays.equals(passed(pgn, form), throughTrees(pgn, form))).isTrue();
      }
    }
  }

  @Test
  void games_without_faults_read_as_the_same_trees() {
    RandomGenerator random = Seeded.random(73);
    byte[] seed = PgnTexts.EVERYTHING.getBytes(UTF_8);
    for (int i = 0; i < 300; i++) {
      byte[] pgn = PgnTexts.mutated(seed, random);
      for (PgnGame game : games(pgn)) {
        if (game.faults().isEmpty()) {
          byte[] again = passed(PgnWriter.write(game).getBytes(UTF_8), PgnForm.EXPORT);
          assertThat(PgnGame.stream(new ByteArrayInputStream(again), PgnLimits.USUAL).toList())
              .extracting(PgnGame::line)
              .containsExactly(game.line());
        }
      }
    }
  }
}
