package org.jadoube.cli.convert;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.cli.shell.Memory;

/// Passes games on in order, once it has them all. Until then their texts are in a temporary file;
/// the sort keys are in memory.
final class SortedGames extends GameOutput {
  private static final int MOST_BUFFERED = 1 << 20;

  private final SortOrder order;
  private final GameOutput output;
  private final List<Entry> entries = new ArrayList<>();
  private Optional<FileChannel> file = Optional.empty();
  private ByteBuffer buffer = ByteBuffer.allocate(MOST_BUFFERED);
  private long length;
  private long memory;

  /// @param at where the text is in the file
  private record Entry(SortOrder.Rank rank, long at, int length, Map<String, String> tags) {}

  SortedGames(SortOrder order, GameOutput output) {
    this.order = order;
    this.output = output;
  }

  @Override
  void beginArchive() {}

  @Override
  void write(GameConversion.Game game) throws IOException {
    byte[] text = game.text();
    SortOrder.Rank rank = order.rank(game);
    memory += rank.bytes();
    if (memory > Memory.most() / 2) {
      throw new IOException(
          "--sort needs more memory for " + entries.size() + " games: " + Memory.lack());
    }
    entries.add(new Entry(rank, length, text.length, order.keepsTags() ? game.tags() : Map.of()));
    keep(text);
  }

  private void keep(byte[] text) throws IOException {
    if (text.length > buffer.remaining()) {
      flush();
    }
    if (text.length > buffer.remaining()) {
      writeAll(ByteBuffer.wrap(text));
    } else {
      buffer.put(text);
    }
    length += text.length;
  }

  private void flush() throws IOException {
    writeAll(buffer.flip());
    buffer.clear();
  }

  private void writeAll(ByteBuffer bytes) throws IOException {
    FileChannel target = file();
    while (bytes.hasRemaining()) {
      target.write(bytes);
    }
  }

  private FileChannel file() throws IOException {
    if (file.isEmpty()) {
      Path path = Files.createTempFile("jadoube-sort-", ".tmp");
      file =
          Optional.of(
              FileChannel.open(
                  path,
                  StandardOpenOption.READ,
                  StandardOpenOption.WRITE,
                  StandardOpenOption.DELETE_ON_CLOSE));
    }
    return file.get();
  }

  @Override
  boolean isClosed() {
    return super.isClosed() || output.isClosed();
  }

  @Override
  Optional<IOException> problem() {
    return super.problem().or(output::problem);
  }

  @Override
  void finish() throws IOException {
    flush();
    buffer = ByteBuffer.allocate(0);
    entries.sort((one, other) -> order.compare(one.rank, other.rank));
    try (FileChannel texts = file()) {
      for (Entry entry : entries) {
        if (!output.isClosed()) {
          output.beginArchive(); // its new neighbour may not end with a blank line
          output.game(new GameConversion.Game(entry.tags, text(entry, texts), Optional.empty()));
        }
      }
    }
    output.close();
  }

  private static byte[] text(Entry entry, FileChannel texts) throws IOException {
    ByteBuffer text = ByteBuffer.allocate(entry.length);
    while (text.hasRemaining()) {
      if (texts.read(text, entry.at + text.position()) < 0) {
        throw new EOFException("the temporary file is shorter than what was written to it");
      }
    }
    return text.array();
  }
}
