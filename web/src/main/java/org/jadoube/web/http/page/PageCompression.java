package org.jadoube.web.http.page;

import java.util.List;
import org.eclipse.jetty.compression.gzip.GzipCompression;
import org.eclipse.jetty.compression.server.CompressionConfig;
import org.eclipse.jetty.compression.server.CompressionHandler;
import org.eclipse.jetty.http.pathmap.PathSpec;
import org.eclipse.jetty.server.Handler;

/// Compresses pages and assets for browsers that accept it. Answers of the API are left alone: they
/// are small, and may hold tokens beside other people's text, which compression can betray. Only
/// those that are the same for everybody are compressed: cases, editions, the games to watch.
public final class PageCompression {
  private static final String GZIP = "gzip";
  private static final List<String> PUBLIC =
      List.of("/api/cases/*", "/api/editions", "/api/games/live");

  private PageCompression() {}

  public static Handler before(Handler handler) {
    CompressionHandler compressing = new CompressionHandler(handler);
    compressing.putCompression(new GzipCompression());
    compressing.putConfiguration(PathSpec.from("/*"), pages());
    PUBLIC.forEach(path -> compressing.putConfiguration(PathSpec.from(path), documents()));
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

  private static CompressionConfig documents() {
    return CompressionConfig.builder()
        .compressIncludeMethod("GET")
        .compressIncludeMimeType("application/json")
        .decompressExcludeEncoding(GZIP)
        .build();
  }
}
