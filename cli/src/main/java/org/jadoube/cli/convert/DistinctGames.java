package org.jadoube.cli.convert;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import org.jadoube.audit.same.FingerprintTable;
import org.jadoube.audit.same.Traits;
import org.jadoube.cli.shell.Memory;

/// Passes on games that have not occurred before.
final class DistinctGames extends GameOutput {
  /// The share of the memory that nothing else needs.
  private static final double SHARE = 0.7;

  private final int most = FingerprintTable.mostIn((long) (SHARE * Memory.most()));
  private final FingerprintTable seen = new FingerprintTable(most);
  private final GameOutput output;
  private long games;
  private long dropped;

  DistinctGames(GameOutput output) {
    this.output = output;
  }

  @Override
  void beginArchive() {
    output.beginArchive();
  }

  @Override
  void write(GameConversion.Game game) {
    games++;
    boolean again =
        game.traits()
            .flatMap(Traits::print)
            .flatMap(print -> seen.add(print.key(), "", games))
            .isPresent();
    if (again) {
      dropped++;
    } else {
      output.game(game);
    }
  }

  @Override
  boolean isClosed() {
    return output.isClosed();
  }

  @Override
  Optional<IOException> problem() {
    return output.problem();
  }

  @Override
  void finish() {
    output.close();
  }

  @Override
  void report(PrintWriter err) {
    output.report(err);
    if (seen.isFull()) {
      err.println(Memory.forGames(most));
    }
    if (dropped > 0) {
      err.println(
          dropped == 1
              ? "1 game that occurs twice was left out."
              : dropped + " games that occur twice were left out.");
    }
  }
}
