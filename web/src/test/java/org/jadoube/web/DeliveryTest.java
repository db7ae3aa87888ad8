package org.jadoube.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How pages and what they load reach a browser: compressed, and kept for ever under addresses that
/// change with each version.
final class DeliveryTest extends OneServer {
  private static final int MOST_BYTES_OF_A_PAGE = 150_000;
  private static final Pattern LOADED =
      Pattern.compile("(?:src|href)=\"(/assets/[^\"#]+)\"|\\bfrom '(\\./[^']+)'");

  private static HttpClient http;

  @BeforeAll
  static void start() {
    http = HttpClient.newHttpClient();
  }

  @AfterAll
  static void stop() {
    http.close();
  }

  private static HttpResponse<byte[]> get(URI address, String... headers) throws Exception {
    HttpRequest.Builder request = HttpRequest.newBuilder(address);
    if (headers.length > 0) {
      request.headers(headers);
    }
    return http.send(request.build(), BodyHandlers.ofByteArray());
  }

  private static URI at(String path) {
    return URI.create(server.address().toString()).resolve("/" + path);
  }

  private static String header(HttpResponse<?> answer, String name) {
    return answer.headers().firstValue(name).orElse("");
  }

  private static String unpacked(HttpResponse<byte[]> answer) throws IOException {
    assertThat(header(answer, "Content-Encoding")).isEqualTo("gzip");
    try (GZIPInputStream body = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
      return new String(body.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /// A page and all that it loads, as it comes to a browser.
  private static Map<URI, HttpResponse<byte[]>> loaded(String page) throws Exception {
    Map<URI, HttpResponse<byte[]>> loaded = new LinkedHashMap<>();
    Deque<URI> open = new ArrayDeque<>();
    open.add(at(page));
    while (!open.isEmpty()) {
      URI address = open.remove();
      HttpResponse<byte[]> answer = get(address, "Accept-Encoding", "gzip");
      assertThat(answer.statusCode()).as(address.toString()).isEqualTo(200);
      loaded.put(address, answer);
      LOADED
          .matcher(address.getPath().endsWith(".woff2") ? "" : unpacked(answer)) // packed already
          .results()
          .map(found -> found.group(1) != null ? found.group(1) : found.group(2))
          .map(address::resolve)
          .filter(each -> !loaded.containsKey(each) && !open.contains(each))
          .forEach(open::add);
    }
    return loaded;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "clock", "reset"})
  void a_page_and_all_it_loads_are_small(String page) throws Exception {
    int bytes = loaded(page).values().stream().mapToInt(answer -> answer.body().length).sum();
    assertThat(bytes).isBetween(1_000, MOST_BYTES_OF_A_PAGE);
  }

  @Test
  void what_a_page_loads_may_be_kept_for_ever_but_the_page_is_asked_for_again() throws Exception {
    Map<URI, HttpResponse<byte[]>> assets = loaded("");
    assets.remove(at(""));
    assertThat(header(get(at("")), "Cache-Control")).isEqualTo("no-cache");
    assertThat(assets)
        .isNotEmpty()
        .allSatisfy((_, asset) -> {
          assertThat(header(asset, "Cache-Control")).contains("immutable", "max-age=31536000");
        });
  }

  @Test
  void a_page_of_another_version_gets_todays_files_but_may_not_keep_them() throws Exception {
    HttpResponse<byte[]> other = get(at("assets/00000000/board/board.js"));
    assertThat(other.statusCode()).isEqualTo(200);
    assertThat(header(other, "Cache-Control")).isEqualTo("no-cache");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "assets/board/board.js"})
  void what_a_browser_has_is_not_sent_again(String path) throws Exception {
    HttpResponse<byte[]> first = get(at(path), "Accept-Encoding", "gzip");
    HttpResponse<byte[]> second =
        get(at(path), "Accept-Encoding", "gzip", "If-None-Match", header(first, "ETag"));
    assertThat(second.statusCode()).isEqualTo(304);
    assertThat(second.body()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "assets/board/board.js"})
  void who_cannot_unpack_gets_it_plain(String path) throws Exception {
    HttpResponse<byte[]> plain = get(at(path));
    HttpResponse<byte[]> packed = get(at(path), "Accept-Encoding", "gzip");
    assertThat(header(plain, "Content-Encoding")).isEmpty();
    assertThat(new String(plain.body(), StandardCharsets.UTF_8)).isEqualTo(unpacked(packed));
    assertThat(packed.headers().allValues("Vary")).anyMatch(it -> it.contains("Accept-Encoding"));
  }

  @Test
  void answers_of_the_api_are_compressed_only_if_they_are_the_same_for_everybody()
      throws Exception {
    HttpResponse<byte[]> articles =
        get(at("api/editions/2023/articles"), "Accept-Encoding", "gzip");
    assertThat(articles.statusCode()).isEqualTo(200);
    assertThat(header(articles, "Content-Encoding")).isEmpty();
    HttpResponse<byte[]> editions = get(at("api/editions"), "Accept-Encoding", "gzip");
    assertThat(unpacked(editions)).contains("2023");
  }

  @Test
  void a_compressed_request_is_not_unpacked() throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(at("api/games"))
            .header("Content-Encoding", "gzip")
            .POST(HttpRequest.BodyPublishers.ofByteArray(new byte[] {0x1f, (byte) 0x8b, 8, 0}))
            .build();
    assertThat(http.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(400);
  }
}
