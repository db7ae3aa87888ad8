package org.jadoube.audit.archive;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jadoube.audit.archive.ArchiveOpening.Obstacle;
import org.jadoube.audit.archive.ArchiveOpening.Opened;
import org.jadoube.audit.archive.ArchiveOpening.Refused;
import org.jadoube.audit.archive.Damage.Stretch;
import org.jadoube.notation.encoding.Recoded;
import org.jadoube.notation.encoding.TranslatedStream;
import org.jadoube.notation.encoding.WideText;

/// A file of games open for reading. Files compressed with gzip, bzip2 and Zstandard are recognised
/// by their first bytes and decompressed; text in another encoding becomes UTF-8.
///
/// @since 0.1.0
public final class Archive implements Closeable {
  private static final int HEAD_BYTES = 4096;
  private static final int BUFFER_BYTES = 1 << 16;

  private final String name;
  private final CountingStream stored;
  private final InputStream text;
  private final OptionalLong storedBytes;
  private final Optional<ResumingStream> decompressed;
  private Optional<TranslatedStream> translated = Optional.empty();
  private boolean declared;

  private Archive(
      String name,
      CountingStream stored,
      InputStream text,
      OptionalLong storedBytes,
      Optional<ResumingStream> decompressed) {
    this.decompressed = decompressed;
    this.name = name;
    this.stored = stored;
    this.text = text;
    this.storedBytes = storedBytes;
  }

  /// Opens the file at `path`, which is also its name. Its encoding is detected.
  public static ArchiveOpening open(Path path) {
    return open(path, new Decoding.Detected());
  }

  /// Opens the file at `path`, which is also its name.
  public static ArchiveOpening open(Path path, Decoding decoding) {
    if (Files.isDirectory(path)) {
      return new Refused(Obstacle.DIRECTORY);
    }
    try {
      OptionalLong bytes =
          Files.isRegularFile(path) ? OptionalLong.of(Files.size(path)) : OptionalLong.empty();
      return open(path.toString(), Files.newInputStream(path), bytes, decoding);
    } catch (NoSuchFileException _) {
      return new Refused(Obstacle.ABSENT);
    } catch (AccessDeniedException _) {
      return new Refused(Obstacle.FORBIDDEN);
    } catch (IOException _) {
      return new Refused(Obstacle.UNREADABLE);
    }
  }

  /// Opens the stream `in` under `name`. Its encoding is detected.
  public static ArchiveOpening open(String name, InputStream in) {
    return open(name, in, new Decoding.Detected());
  }

  /// Opens the stream `in` under `name`.
  public static ArchiveOpening open(String name, InputStream in, Decoding decoding) {
    return open(name, in, OptionalLong.empty(), decoding);
  }

  /// Opens the stream `in`: plain text from the start of a game in the file called `name`.
  public static Archive part(String name, InputStream in) {
    CountingStream stored = new CountingStream(in);
    InputStream text = buffered(stored);
    return new Archive(name, stored, text, OptionalLong.empty(), Optional.empty());
  }

  /// Opens the Parquet file `rows` under `name`.
  public static ArchiveOpening open(String name, RowGroups rows) {
    if (!rows.columns().contains(ParquetGame.MOVETEXT)) {
      return new Refused(Obstacle.WITHOUT_MOVES);
    }
    return opening(
        new Decoding.AsStored(),
        () -> {
          ResumingStream games =
              new ResumingStream(new ParquetPieces(rows), InputStream.nullInputStream());
          CountingStream counted = new CountingStream(games);
          InputStream text = buffered(counted);
          return new Archive(name, counted, text, OptionalLong.empty(), Optional.of(games));
        });
  }

  private static ArchiveOpening open(
      String name, InputStream in, OptionalLong storedBytes, Decoding decoding) {
    return opening(
        decoding,
        () -> {
          CountingStream stored = new CountingStream(in);
          InputStream buffered = buffered(stored);
          var compression = Compression.of(head(buffered, Compression.LONGEST_MARK));
          var decompressed = compression.map(it -> it.decompressed(buffered));
          InputStream text = decompressed.<InputStream>map(Archive::buffered).orElse(buffered);
          return new Archive(name, stored, text, storedBytes, decompressed);
        });
  }

  /// Begins to read an archive.
  @FunctionalInterface
  private interface Beginning {
    Archive archive() throws IOException;
  }

  private static ArchiveOpening opening(Decoding decoding, Beginning beginning) {
    try {
      Archive archive = beginning.archive();
      byte[] head = head(archive.text, HEAD_BYTES);
      return Container.of(head)
          .or(() -> TextKind.of(head).obstacle(decoding))
          .<ArchiveOpening>map(Refused::new)
          .orElseGet(() -> new Opened(archive.decoded(decoding, head)));
    } catch (Flawed flawed) {
      return new Refused(Obstacle.of(flawed.flaw()));
    } catch (IOException _) {
      return new Refused(Obstacle.UNREADABLE);
    }
  }

  private Archive decoded(Decoding decoding, byte[] head) {
    declared = decoding instanceof Decoding.Declared;
    translated = decoding.translated(text, WideText.of(head));
    return this;
  }

  private static InputStream buffered(InputStream in) {
    return new BufferedInputStream(in, BUFFER_BYTES);
  }

  private static byte[] head(InputStream in, int bytes) throws IOException {
    byte[] head = new byte[bytes];
    in.mark(bytes);
    int length = 0;
    try {
      for (int count = 0; count >= 0 && length < bytes; length += Math.max(count, 0)) {
        count = in.read(head, length, bytes - length);
      }
    } catch (Flawed flawed) {
      if (length == 0) {
        throw flawed;
      } // otherwise it is thrown again after the readable part
    }
    in.reset();
    return Arrays.copyOf(head, length);
  }

  /// Its name in findings.
  public String name() {
    return name;
  }

  /// Whether it is not compressed.
  public boolean isPlain() {
    return decompressed.isEmpty();
  }

  /// Whether its encoding was declared.
  public boolean isDeclared() {
    return declared;
  }

  /// Its games, as text.
  public InputStream text() {
    return translated.<InputStream>map(it -> it).orElse(text);
  }

  /// The text so far that was not UTF-8, and its encoding.
  public Optional<Recoded> recoded() {
    return translated.flatMap(TranslatedStream::recoded);
  }

  /// The damage so far: stretches that could not be decompressed and were left out up to the next
  /// game. Of very many places, the last ones are reported together.
  public List<Damage> damages() {
    return decompressed.map(ResumingStream::damages).orElse(List.of());
  }

  /// How many bytes of the text so far have been confirmed by a checksum.
  public long verifiedBytes() {
    long verified = decompressed.map(ResumingStream::verified).orElse(0L);
    return translated.map(it -> it.before(verified)).orElse(verified);
  }

  /// Where a stretch of the file's own text lies in the text read here.
  public Stretch inText(Stretch stretch) {
    return stretch.isEmpty()
        ? stretch
        : translated
            .map(it -> new Stretch(it.before(stretch.from()), it.behind(stretch.to())))
            .orElse(stretch);
  }

  /// How many bytes of the file have been read, before decompression.
  public long storedBytesRead() {
    return stored.count();
  }

  /// The length of the file in bytes, if it is known.
  public OptionalLong storedBytes() {
    return storedBytes;
  }

  @Override
  public void close() throws IOException {
    text.close();
  }
}
