package org.jadoube.web.http.page;

import org.eclipse.jetty.compression.gzip.GzipCompression;
import org.eclipse.jetty.compression.server.CompressionConfig;
import org.eclipse.jetty.compression.server.CompressionHandler;
import org.eclipse.jetty.http.pathmap.PathSpec;
import org.eclipse.jetty.server.Handler;

/// Compresses pages and assets for browsers that accept it. Answers of the API are left alone: they
/// are small, and may hold tokens beside other people's text, which compression can betray.
public final class PageCompression {
  private static final String GZIP = "gzip";

  private PageCompression() {}

  public static Handler before(Handler handler) {
    CompressionHandler compressing = new CompressionHandler(handler);
    compressing.putCompression(new GzipCompression());
    compressing.putConfiguration(PathSpec.from("/*"), pages());
    return compressing;
  }

  /// Compresses answers only; requests are not decompressed, so that their size is what it seems.
  private static CompressionConfig pages() {
    return CompressionConfig.builder()
        .compressExcludePath("/api/*")
        .compressIncludeMethod("GET")
        .compressIncludeMimeType("text/html")
        .compressIncludeMimeType("text/javascript")
        .compressIncludeMimeType("text/css")
        .compressIncludeMimeType("image/svg+xml")
        .compressIncludeMimeType("application/manifest+json")
        .decompressExcludeEncoding(GZIP)
        .build();
  }
}
