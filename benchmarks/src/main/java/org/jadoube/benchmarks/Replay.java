package org.jadoube.benchmarks;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnReader;

/// A visitor that only wants the moves of all games.
final class Replay implements PgnVisitor {
  private long games;
  private long moves;
  private int checksum;

  static Replay of(byte[] pgn) throws IOException {
    Replay replay = new Replay();
    PgnReader.of(new ByteArrayInputStream(pgn), replay).readAll();
    return replay;
  }

  static Replay of(PgnBatch batch) throws IOException {
    Replay replay = new Replay();
    batch.reader(replay).readAll();
    return replay;
  }

  long games() {
    return games;
  }

  long moves() {
    return moves;
  }

  int checksum() {
    return checksum;
  }

  @Override
  public Set<PgnPart> wanted() {
    return EnumSet.of(PgnPart.MOVES);
  }

  @Override
  public void move(int packed, PgnText san) {
    moves++;
    checksum = 31 * checksum + packed;
  }

  @Override
  public void endGame() {
    games++;
  }
}
