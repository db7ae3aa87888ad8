package org.jadoube.audit.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import org.jadoube.audit.archive.RowGroups.Rows;

/// The games of a Parquet file as text: all groups of rows in one go; after damage, those after the
/// damaged group.
final class ParquetPieces implements Pieces {
  private final RowGroups file;

  /// The group being read; at the end, one past the last.
  private int group;

  /// How many of its rows are still to come.
  private long left;

  /// The first group of the next piece.
  private int next;

  ParquetPieces(RowGroups file) {
    this.file = file;
  }

  @Override
  public Optional<InputStream> next() throws IOException {
    if (next == file.all().size()) {
      group = next;
      return Optional.empty();
    }
    enter(next);
    next = file.all().size(); // unless something in between is damaged
    return Optional.of(new Games(rows()));
  }

  private void enter(int number) {
    group = number;
    left = file.all().get(number).rows();
  }

  private Rows rows() throws IOException {
    try {
      return file.rows(file.all().get(group));
    } catch (IOException | RuntimeException damaged) {
      throw new Flawed(Flaw.DAMAGED_PAGE, damaged);
    }
  }

  /// The rows of this group and later ones, as PGN.
  private final class Games extends BlockStream {
    private final Rows rows;
    private byte[] game = {};
    private int taken;

    Games(Rows rows) {
      this.rows = rows;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      if (taken == game.length && !advances()) {
        return -1;
      }
      int count = Math.min(length, game.length - taken);
      System.arraycopy(game, taken, bytes, offset, count);
      taken += count;
      return count;
    }

    private boolean advances() throws IOException {
      while (left == 0 && group + 1 < file.all().size()) {
        enter(group + 1);
      }
      Optional<? extends Map<?, ?>> row = row();
      if (row.isEmpty()) {
        return false;
      }
      left--;
      game = ParquetGame.pgn(row.get()).getBytes(UTF_8);
      taken = 0;
      return true;
    }

    private Optional<? extends Map<?, ?>> row() throws IOException {
      try {
        return rows.next();
      } catch (IOException | RuntimeException damaged) {
        throw new Flawed(Flaw.DAMAGED_PAGE, damaged);
      }
    }

    @Override
    public void close() throws IOException {
      rows.close();
    }
  }

  @Override
  public void skip() {
    next = Math.min(group + 1, file.all().size());
  }

  @Override
  public long position() {
    return group < file.all().size() ? file.all().get(group).from() : file.bytes();
  }

  @Override
  public long begun() {
    return 0;
  }

  @Override
  public boolean isUsedUp() {
    return false;
  }

  @Override
  public boolean isBroken() {
    return false;
  }
}
