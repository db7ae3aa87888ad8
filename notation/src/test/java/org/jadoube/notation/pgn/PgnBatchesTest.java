package org.jadoube.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnBatchesTest {
  private static final String GAME = "[Event \"A\"]\n[Site \"B\"]\n\n1. e4 {x} e5 1-0\n\n";

  private static List<PgnBatches.Batch> batches(String pgn, int size) throws IOException {
    byte[] bytes = pgn.getBytes(StandardCharsets.UTF_8);
    PgnBatches batches = PgnBatches.of(new ByteArrayInputStream(bytes), size);
    List<PgnBatches.Batch> all = new ArrayList<>();
    for (Optional<PgnBatches.Batch> next = batches.next();
        next.isPresent();
        next = batches.next()) {
      all.add(next.get());
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 45, 46, 47, 100, 1000, 100_000})
  void batches_hold_whole_games_and_nothing_is_lost(int size) throws IOException {
    String pgn = GAME.repeat(50);
    ByteArrayOutputStream together = new ByteArrayOutputStream();
    long games = 0;
    for (PgnBatches.Batch batch : batches(pgn, size)) {
      assertThat(new String(batch.bytes(), StandardCharsets.UTF_8)).startsWith("[Event ");
      assertThat(batch.offset()).isEqualTo(together.size());
      assertThat(batch.line())
          .isEqualTo(together.toString(StandardCharsets.UTF_8).lines().count() + 1);
      together.write(batch.bytes());
      games += PgnReader.of(new ByteArrayInputStream(batch.bytes()), new PgnVisitor() {}).readAll();
    }
    assertThat(together.toString(StandardCharsets.UTF_8)).isEqualTo(pgn);
    assertThat(games).isEqualTo(50);
  }

  @Test
  void a_stream_without_games_is_one_batch_or_none() throws IOException {
    assertThat(batches("", 10)).isEmpty();
    assertThat(batches("1. e4 e5 2. Nf3 *", 5)).hasSize(1);
  }
}
