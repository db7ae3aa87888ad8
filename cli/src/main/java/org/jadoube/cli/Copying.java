package org.jadoube.cli;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jadoube.audit.Archive;
import org.jadoube.notation.pgn.PgnBatches;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnMoveWriter;
import org.jadoube.notation.pgn.PgnRewriter;

/// Copies games as they are, but for their moves.
record Copying(PgnMoveWriter moves, TagConditions wanted, GameOutput output)
    implements Conversion, PgnRewriter.Sink {
  private static final int BATCH_BYTES = 1 << 20;

  @Override
  public boolean wants(Map<String, String> tags) {
    return wanted.hold(tags);
  }

  @Override
  public void game(Map<String, String> tags, byte[] text) throws IOException {
    output.game(tags, text);
  }

  @Override
  public void convert(Archive archive, BiConsumer<Archive, PgnFault> faults) throws IOException {
    PgnBatches batches = PgnBatches.of(archive.text(), BATCH_BYTES);
    Optional<PgnBatches.Batch> batch = batches.next();
    long games = 0;
    while (batch.isPresent() && !output.isClosed()) {
      Consumer<PgnFault> told = placed(fault -> faults.accept(archive, fault), batch.get(), games);
      games += PgnRewriter.rewrite(batch.get().bytes(), moves, this, told);
      batch = batches.next();
    }
  }

  /// Tells of faults in a batch as of faults in the whole archive.
  private static Consumer<PgnFault> placed(
      Consumer<PgnFault> faults, PgnBatches.Batch batch, long games) {
    return fault -> faults.accept(fault.behind(games, batch.offset(), batch.line() - 1));
  }
}
