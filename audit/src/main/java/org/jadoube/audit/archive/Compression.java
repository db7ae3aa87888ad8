package org.jadoube.audit.archive;

import com.github.luben.zstd.ZstdInputStream;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/// The compression of a file, recognised by its first bytes: a name may be wrong, and standard
/// input has none.
enum Compression {
  GZIP("1f8b08", "1f8b08") {
    @Override
    Pieces pieces(InputStream in) {
      return new MarkedPieces(
          in,
          mark(),
          /* several= */ false,
          file -> GzipCompressorInputStream.builder().setInputStream(file).get());
    }
  },
  BZIP2("425a68", "425a68") {
    @Override
    Pieces pieces(InputStream in) {
      return new Bzip2Blocks(in);
    }
  },
  /// The first frame may be one to skip, as pzstd writes it.
  ZSTANDARD("28b52ffd", "28b52ffd|5[0-9a-f]2a4d18") {
    @Override
    Pieces pieces(InputStream in) {
      return new MarkedPieces(
          in,
          mark(),
          /* several= */ true,
          file -> new ZstdInputStream(file).setLongMax(LONGEST_ZSTANDARD_WINDOW_LOG));
    }
  };

  /// How many bytes tell them apart.
  static final int LONGEST_MARK = 4;

  private static final int LONGEST_ZSTANDARD_WINDOW_LOG = 31;

  private final String mark;
  private final Pattern beginning;

  Compression(String mark, String beginning) {
    this.mark = mark;
    this.beginning = Pattern.compile(beginning);
  }

  abstract Pieces pieces(InputStream in);

  byte[] mark() {
    return HexFormat.of().parseHex(mark);
  }

  /// The text of a file with this compression.
  ResumingStream decompressed(InputStream in) {
    return new ResumingStream(pieces(in), in);
  }

  /// The compression of a file that begins with `head`, if it has one.
  static Optional<Compression> of(byte[] head) {
    String digits = HexFormat.of().formatHex(head);
    return Arrays.stream(values())
        .filter(each -> each.beginning.matcher(digits).lookingAt())
        .findFirst();
  }
}
