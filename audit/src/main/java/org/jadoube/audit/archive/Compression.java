package org.jadoube.audit.archive;

import com.github.luben.zstd.ZstdInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/// How a file is compressed, judging by its first bytes: a name may be wrong, and standard input
/// has none.
enum Compression {
  GZIP("1f8b") {
    @Override
    InputStream decompressed(InputStream in) throws IOException {
      return GzipCompressorInputStream.builder()
          .setInputStream(in)
          .setDecompressConcatenated(true)
          .get();
    }
  },
  BZIP2("425a68") {
    @Override
    InputStream decompressed(InputStream in) throws IOException {
      return new BZip2CompressorInputStream(in, true);
    }
  },
  ZSTANDARD("28b52ffd") {
    @Override
    InputStream decompressed(InputStream in) throws IOException {
      return new ZstdInputStream(in).setLongMax(LONGEST_ZSTANDARD_WINDOW_LOG);
    }
  };

  /// Enough bytes to tell them apart.
  static final int LONGEST_MARK = 4;

  private static final int LONGEST_ZSTANDARD_WINDOW_LOG = 31;

  private final String mark;

  Compression(String mark) {
    this.mark = mark;
  }

  abstract InputStream decompressed(InputStream in) throws IOException;

  /// The compression of a file that begins with `head`, if any.
  static Optional<Compression> of(byte[] head) {
    String digits = HexFormat.of().formatHex(head);
    return Arrays.stream(values()).filter(each -> digits.startsWith(each.mark)).findFirst();
  }
}
