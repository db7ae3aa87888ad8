package org.jadoube.audit.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.jadoube.audit.archive.ArchiveOpening.Obstacle;
import org.jadoube.audit.archive.ArchiveOpening.Opened;
import org.jadoube.audit.archive.ArchiveOpening.Refused;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveTest {
  private static final String PGN = "[Event \"é\"]\n\n1. e4 *\n";
  private static final String RUSSIAN = "[White \"Полянов, Пётр\"]\n\n1. e4 *\n";
  private static final byte[] BYTES = PGN.getBytes(UTF_8);

  @TempDir private Path directory;

  @FunctionalInterface
  private interface Compressor {
    OutputStream over(OutputStream out) throws IOException;
  }

  @Test
  void plain_text_is_read_as_it_is() throws IOException {
    assertThat(text(BYTES)).isEqualTo(PGN);
  }

  @Test
  void gzip_is_recognised_by_its_first_bytes() throws IOException {
    assertThat(text(compressed(GZIPOutputStream::new))).isEqualTo(PGN);
  }

  @Test
  void several_gzip_members_are_one_text() throws IOException {
    byte[] member = compressed(GZIPOutputStream::new);
    assertThat(text(twice(member))).isEqualTo(PGN + PGN);
  }

  @Test
  void bzip2_is_recognised_by_its_first_bytes() throws IOException {
    byte[] stream = compressed(BZip2CompressorOutputStream::new);
    assertThat(text(twice(stream))).isEqualTo(PGN + PGN);
  }

  @Test
  void zstandard_is_recognised_by_its_first_bytes() throws IOException {
    byte[] frame = Zstd.compress(BYTES);
    assertThat(text(twice(frame))).isEqualTo(PGN + PGN);
  }

  @Test
  void a_file_knows_how_much_of_it_has_been_read() throws IOException {
    Path file = Files.write(directory.resolve("a.pgn"), BYTES);
    try (Archive archive = ((Opened) Archive.open(file)).archive()) {
      var _ = archive.text().readAllBytes();
      assertThat(archive.storedBytes()).hasValue(BYTES.length);
      assertThat(archive.storedBytesRead()).isEqualTo(BYTES.length);
    }
  }

  @Test
  void an_empty_file_is_an_archive_without_games() throws IOException {
    assertThat(text(new byte[0])).isEmpty();
  }

  @Test
  void a_file_that_is_not_there_is_refused() {
    assertThat(Archive.open(directory.resolve("none.pgn"))).isEqualTo(new Refused(Obstacle.ABSENT));
  }

  @Test
  void a_directory_is_refused() {
    assertThat(Archive.open(directory)).isEqualTo(new Refused(Obstacle.DIRECTORY));
  }

  @Test
  void binary_data_is_refused() {
    assertThat(open(new byte[] {'M', 'Z', 0, 1})).isEqualTo(new Refused(Obstacle.BINARY));
  }

  @Test
  void a_few_zeros_in_a_text_are_let_through() throws IOException {
    String text = "[Event \"A\"]\n\n1. e4\0 e5 1-0\n\0";

    assertThat(text(text.getBytes(UTF_8))).isEqualTo(text);
    assertThat(open("e4\0\0\0".getBytes(UTF_8))).isEqualTo(new Refused(Obstacle.BINARY));
  }

  @Test
  void a_text_with_bits_flipped_here_and_there_is_let_through() throws IOException {
    String text = "[Event \"A\"]\n\n1. e4\0 e5 \u0010-0\n\n" + "1. d4 d5 1-0\n\n".repeat(20);

    assertThat(text(text.getBytes(UTF_8))).isEqualTo(text);
  }

  @Test
  void wide_text_is_read() throws IOException {
    for (Charset charset : List.of(UTF_16, UTF_16BE, UTF_16LE)) {
      assertThat(text(PGN.getBytes(charset))).endsWith(PGN);
    }
    assertThat(text("[White \"Полянов, Пётр\"]\n*\n".getBytes(UTF_16LE))).contains("Полянов, Пётр");
  }

  @Test
  void wide_text_cannot_be_read_as_it_is_stored() {
    assertThat(
            Archive.open(
                "-", new ByteArrayInputStream(PGN.getBytes(UTF_16)), new Decoding.AsStored()))
        .isEqualTo(new Refused(Obstacle.WIDE_TEXT));
  }

  @Test
  void text_in_another_encoding_is_read_and_told() throws IOException {
    byte[] stored = RUSSIAN.getBytes(Charset.forName("KOI8-R"));
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(gzip)) {
      out.write(stored);
    }

    for (byte[] file : List.of(stored, gzip.toByteArray())) {
      try (Archive archive = ((Opened) open(file)).archive()) {
        assertThat(new String(archive.text().readAllBytes(), UTF_8)).isEqualTo(RUSSIAN);
        assertThat(archive.recoded().orElseThrow().name()).isEqualTo("KOI8-R");
      }
    }
  }

  @Test
  void an_encoding_may_be_declared_or_left_alone() throws IOException {
    byte[] stored = RUSSIAN.getBytes(Charset.forName("KOI8-R"));
    Decoding wrong = new Decoding.Declared(Charset.forName("windows-1251"));

    assertThat(bytes(stored, wrong))
        .isEqualTo(new String(stored, Charset.forName("windows-1251")).getBytes(UTF_8));
    assertThat(bytes(stored, new Decoding.AsStored())).isEqualTo(stored);
  }

  @Test
  void what_has_to_be_unpacked_first_is_told_so() throws IOException {
    byte[] tar = Arrays.copyOf(BYTES, 1024);
    System.arraycopy("ustar".getBytes(UTF_8), 0, tar, 257, 5);
    ByteArrayOutputStream gzip = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(gzip)) {
      out.write(tar);
    }
    for (byte[] packed :
        List.of(
            tar,
            gzip.toByteArray(),
            "PK\3\4".getBytes(ISO_8859_1),
            "7z\u00bc\u00af'\u001c".getBytes(ISO_8859_1),
            "\u00fd7zXZ\0".getBytes(ISO_8859_1))) {
      assertThat(open(packed)).isEqualTo(new Refused(Obstacle.PACKED));
    }
    assertThat(open("PAR1".getBytes(UTF_8))).isEqualTo(new Refused(Obstacle.PARQUET_STREAM));
    assertThat(text("PK 1. e4 *".getBytes(UTF_8))).startsWith("PK");
  }

  @Test
  void what_only_looks_compressed_is_refused() {
    assertThat(open("BZhello".getBytes(ISO_8859_1))).isEqualTo(new Refused(Obstacle.DAMAGED));
  }

  private static byte[] bytes(byte[] stored, Decoding decoding) throws IOException {
    var opening = Archive.open("-", new ByteArrayInputStream(stored), decoding);
    try (Archive archive = ((Opened) opening).archive()) {
      return archive.text().readAllBytes();
    }
  }

  private static String text(byte[] stored) throws IOException {
    try (Archive archive = ((Opened) open(stored)).archive()) {
      return new String(archive.text().readAllBytes(), UTF_8);
    }
  }

  private static ArchiveOpening open(byte[] stored) {
    return Archive.open("-", new ByteArrayInputStream(stored));
  }

  private static byte[] compressed(Compressor compressor) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = compressor.over(bytes)) {
      out.write(BYTES);
    }
    return bytes.toByteArray();
  }

  private static byte[] twice(byte[] bytes) throws IOException {
    ByteArrayOutputStream both = new ByteArrayOutputStream();
    both.write(bytes);
    both.write(bytes);
    return both.toByteArray();
  }
}
