package org.jadoube.audit.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.ZstdCompressCtx;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.jadoube.audit.archive.ArchiveOpening.Obstacle;
import org.jadoube.audit.archive.ArchiveOpening.Opened;
import org.jadoube.audit.archive.ArchiveOpening.Refused;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Compressed files with damage: reading goes on from the next game after it.
class DamagedArchivesTest {
  private static final int GAMES = 6_000;
  private static final Pattern NUMBER =
      Pattern.compile("\\[Event \"game (\\d+)\"]\\n\\n[^\\n]* \\*\\n");
  private static final byte[] TEXT = text();
  private static final List<Integer> ALL = IntStream.range(0, GAMES).boxed().toList();

  /// Files of several pieces: members, blocks, frames, and frames as pzstd writes them.
  enum Kind {
    GZIP {
      @Override
      byte[] compressed() throws IOException {
        return pieces(Kind::gzip);
      }
    },
    BZIP2 {
      @Override
      byte[] compressed() throws IOException {
        return bzip2(TEXT);
      }
    },
    BZIP2_STREAMS {
      @Override
      byte[] compressed() throws IOException {
        return pieces(Kind::bzip2);
      }
    },
    ZSTANDARD {
      @Override
      byte[] compressed() throws IOException {
        return pieces(Kind::zstandard);
      }
    },
    PZSTD {
      @Override
      byte[] compressed() throws IOException {
        return pieces(Kind::afterSkippedFrame);
      }
    };

    private static final int PIECES = 7;

    abstract byte[] compressed() throws IOException;

    /// Whether text comes out only after its checksum was compared.
    boolean isVerified() {
      return this == BZIP2 || this == BZIP2_STREAMS;
    }

    @FunctionalInterface
    private interface Compressor {
      byte[] of(byte[] text) throws IOException;
    }

    /// Pieces that begin anywhere in a game.
    private static byte[] pieces(Compressor compressor) throws IOException {
      ByteArrayOutputStream all = new ByteArrayOutputStream();
      int size = TEXT.length / PIECES + 1;
      for (int from = 0; from < TEXT.length; from += size) {
        all.write(
            compressor.of(Arrays.copyOfRange(TEXT, from, Math.min(TEXT.length, from + size))));
      }
      return all.toByteArray();
    }

    private static byte[] gzip(byte[] text) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (OutputStream out = new GZIPOutputStream(bytes)) {
        out.write(text);
      }
      return bytes.toByteArray();
    }

    private static byte[] bzip2(byte[] text) throws IOException {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (OutputStream out = new BZip2CompressorOutputStream(bytes, /* blockSize= */ 1)) {
        out.write(text);
      }
      return bytes.toByteArray();
    }

    private static byte[] zstandard(byte[] text) {
      try (ZstdCompressCtx context = new ZstdCompressCtx()) {
        return context.setChecksum(/* checksumFlag= */ true).compress(text);
      }
    }

    private static byte[] afterSkippedFrame(byte[] text) throws IOException {
      ByteArrayOutputStream frames = new ByteArrayOutputStream();
      frames.write(new byte[] {0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 1, 2, 3, 4});
      frames.write(zstandard(text));
      return frames.toByteArray();
    }
  }

  /// The outcome of reading a file.
  private record Outcome(List<Integer> games, boolean toTheEnd, boolean damaged) {}

  @ParameterizedTest
  @EnumSource
  void sound_files_are_read_as_they_are(Kind kind) throws IOException {
    try (Archive archive = opened(kind.compressed())) {
      assertThat(archive.text().readAllBytes()).isEqualTo(TEXT);
      assertThat(archive.damages()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void damage_costs_the_games_of_its_piece(Kind kind) throws IOException {
    byte[] file = kind.compressed();
    Arrays.fill(file, file.length / 2, file.length / 2 + 40, (byte) 0x55);

    Outcome read = read(file);

    assertThat(read.toTheEnd).isTrue();
    assertThat(read.damaged).isTrue();
    assertThat(read.games).doesNotHaveDuplicates().isSorted();
    assertThat(read.games).hasSizeGreaterThan(GAMES * 3 / 4).hasSizeLessThan(GAMES);
    assertThat(read.games).contains(0, GAMES - 1);
  }

  @ParameterizedTest
  @EnumSource
  void what_was_left_out_is_told(Kind kind) throws IOException {
    byte[] file = kind.compressed();
    Arrays.fill(file, file.length / 3, file.length / 3 + 40, (byte) 0x55);
    Arrays.fill(file, file.length * 2 / 3, file.length * 2 / 3 + 40, (byte) 0x55);

    try (Archive archive = opened(file)) {
      archive.text().readAllBytes();

      assertThat(archive.damages()).hasSize(2).noneMatch(Damage::last);
      Damage damage = archive.damages().getFirst();
      assertThat(damage.at()).isBetween(file.length / 4L, file.length / 2L);
      assertThat(damage.left()).isBetween(1L, file.length / 2L);
    }
  }

  @ParameterizedTest
  @EnumSource
  void what_a_cut_file_holds_is_read_and_its_end_is_missed(Kind kind) throws IOException {
    byte[] file = kind.compressed();

    Outcome read = read(Arrays.copyOf(file, file.length * 2 / 3));

    assertThat(read.toTheEnd).isFalse();
    assertThat(read.games).startsWith(0, 1, 2).isSorted().doesNotHaveDuplicates();
    assertThat(read.games.size()).isBetween(GAMES / 3, GAMES * 3 / 4);
  }

  @ParameterizedTest
  @EnumSource
  void only_whole_games_are_read_of_a_file_cut_anywhere(Kind kind) throws IOException {
    byte[] sound = kind.compressed();
    Random random = new Random(kind.ordinal());
    for (int i = 0; i < 20; i++) {
      byte[] file = Arrays.copyOf(sound, random.nextInt(sound.length / 5, sound.length - 1));
      if (Archive.open("cut", new ByteArrayInputStream(file)) instanceof Opened(Archive archive)) {
        String text = beginning(archive);

        assertThat(text).isEqualTo(new String(TEXT, UTF_8).substring(0, text.length()));
        assertThat(text).endsWith(" *\n\n");
        assertThat(archive.damages())
            .singleElement()
            .matches(Damage::last)
            .extracting(Damage::flaw)
            .isEqualTo(Flaw.TRUNCATED);
      }
    }
  }

  private static String beginning(Archive archive) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    try (archive) {
      assertThatThrownBy(() -> archive.text().transferTo(text)).hasMessage("it is truncated");
    }
    return text.toString(UTF_8);
  }

  @ParameterizedTest
  @EnumSource(names = {"GZIP", "ZSTANDARD", "PZSTD"})
  void what_a_wrong_checksum_is_about_is_doubtful(Kind kind) throws IOException {
    byte[] file = kind.compressed();
    file[file.length - (kind == Kind.GZIP ? 8 : 1)] ^= 1;

    try (Archive archive = opened(file)) {
      assertThatThrownBy(() -> archive.text().readAllBytes()).hasMessage("its checksum is wrong");

      Damage damage = archive.damages().getFirst();
      assertThat(damage.flaw()).isEqualTo(Flaw.WRONG_CHECKSUM);
      assertThat(damage.doubtful().from()).isGreaterThan(TEXT.length / 2L);
      assertThat(damage.doubtful().to()).isGreaterThan(damage.doubtful().from());
    }
  }

  @Test
  void a_very_long_game_is_not_held_back() throws IOException {
    byte[] game = ("[Event \"A\"]\n\n" + "{x} ".repeat(1_000_000)).getBytes(UTF_8);
    byte[] file = Kind.gzip(game);

    try (Archive archive = opened(Arrays.copyOf(file, file.length - 9))) {
      assertThat(beginning(archive).length()).isGreaterThan(1_000_000);
    }
  }

  @Test
  void a_cut_file_without_a_whole_game_is_refused() throws IOException {
    byte[] one = Arrays.copyOf(TEXT, 10_000);
    for (byte[] file : List.of(Kind.bzip2(one), Kind.gzip(Arrays.copyOf(one, 100)))) {
      byte[] cut = Arrays.copyOf(file, file.length * 3 / 4);
      assertThat(Archive.open("cut", new ByteArrayInputStream(cut)))
          .isEqualTo(new Refused(Obstacle.TRUNCATED));
    }
  }

  @Test
  void of_very_many_damages_the_last_ones_are_told_together() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int i = 0; i < 40; i++) {
      byte[] piece = Kind.gzip("[Event \"A\"]\n\n1. e4 *\n\n".getBytes(UTF_8));
      piece[piece.length - 8] ^= (byte) (i % 2);
      all.write(piece);
    }

    try (Archive archive = opened(all.toByteArray())) {
      assertThatThrownBy(() -> archive.text().readAllBytes()).isInstanceOf(IOException.class);
      assertThat(archive.damages()).hasSize(10);
      assertThat(archive.damages().stream().mapToLong(Damage::places).sum()).isEqualTo(20);
    }
  }

  @ParameterizedTest
  @EnumSource
  void random_damage_is_never_fatal_and_always_told(Kind kind) throws IOException {
    harm(kind, 20);
  }

  @ParameterizedTest
  @EnumSource
  @Tag("long")
  void very_much_random_damage_is_never_fatal_and_always_told(Kind kind) throws IOException {
    harm(kind, 500);
  }

  private static void harm(Kind kind, int times) throws IOException {
    byte[] sound = kind.compressed();
    Random random = new Random(kind.ordinal());
    for (int i = 0; i < times; i++) {
      byte[] file = harmed(sound, random);
      if (Archive.open("harmed", new ByteArrayInputStream(file)) instanceof Opened) {
        Outcome read = read(file);
        assertThat(read.games.equals(ALL) || read.damaged || !read.toTheEnd).isTrue();
        if (kind.isVerified()) {
          assertThat(read.games).isSorted().doesNotHaveDuplicates();
        }
      }
    }
  }

  /// Bits turned, bytes lost or zero.
  private static byte[] harmed(byte[] sound, Random random) {
    byte[] file = sound.clone();
    for (int i = random.nextInt(4); i >= 0; i--) {
      int at = random.nextInt(4, file.length - 500);
      switch (random.nextInt(3)) {
        case 0 -> file[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> System.arraycopy(file, at + 300, file, at, file.length - at - 300);
        default -> Arrays.fill(file, at, at + random.nextInt(500), (byte) 0);
      }
    }
    return file;
  }

  private static Outcome read(byte[] file) throws IOException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    boolean toTheEnd = true;
    try (Archive archive = opened(file)) {
      try {
        archive.text().transferTo(text);
      } catch (IOException _) {
        toTheEnd = false;
      }
      return new Outcome(games(text.toString(UTF_8)), toTheEnd, !archive.damages().isEmpty());
    }
  }

  /// The numbers of the complete games.
  private static List<Integer> games(String text) {
    List<Integer> numbers = new ArrayList<>();
    for (String game : text.split("(?=\\[Event \")")) {
      NUMBER
          .matcher(game)
          .results()
          .map(match -> Integer.parseInt(match.group(1)))
          .forEach(numbers::add);
    }
    return numbers;
  }

  private static Archive opened(byte[] file) {
    return ((Opened) Archive.open("harmed", new ByteArrayInputStream(file))).archive();
  }

  /// Games that do not compress too well.
  private static byte[] text() {
    Random random = new Random(1);
    return IntStream.range(0, GAMES)
        .mapToObj(i -> "[Event \"game " + i + "\"]\n\n" + words(random) + " *\n\n")
        .collect(Collectors.joining())
        .getBytes(ISO_8859_1);
  }

  private static String words(Random random) {
    return IntStream.range(0, 20)
        .mapToObj(_ -> Long.toString(random.nextLong(100_000), 36))
        .collect(Collectors.joining(" "));
  }
}
