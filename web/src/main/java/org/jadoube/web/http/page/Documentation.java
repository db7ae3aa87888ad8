package org.jadoube.web.http.page;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jadoube.web.http.exchange.Answer;
import org.jadoube.web.http.exchange.Call;
import org.jadoube.web.http.exchange.Route;

/// The documentation, if the server comes with it: a site of files, built by `scripts/site`, in a
/// jar beside the others.
public final class Documentation {
  private static final String ROOT = "/org/jadoube/site/";
  private static final String FRONT = "/docs/";
  private static final Pattern NAME = Pattern.compile("([\\w~-][\\w.~-]*/)*[\\w~-][\\w.~-]*");
  private static final Pattern INLINE_SCRIPT =
      Pattern.compile("<script(?![^>]*\\ssrc=)[^>]*>(.*?)</script>", Pattern.DOTALL);
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", Assets.SCRIPT,
          "css", "text/css; charset=utf-8",
          "json", "application/json",
          "md", "text/markdown; charset=utf-8",
          "png", "image/png",
          "svg", "image/svg+xml",
          "txt", "text/plain; charset=utf-8",
          "woff2", "font/woff2");

  private final Pages pages;
  private final Map<String, Answer> found = new ConcurrentHashMap<>();

  /// @param pages answer if there is no such page
  public Documentation(Pages pages) {
    this.pages = pages;
  }

  /// Its routes, below `/docs/`.
  public List<Route> routes() {
    return List.of(
        Route.page(
            "/docs", _ -> new Answer(301, Answer.JSON, new byte[0], Map.of("Location", FRONT))),
        Route.page(FRONT, call -> page(call, "index.html")),
        Route.page(FRONT + "{+name}", call -> page(call, call.path("name"))));
  }

  private Answer page(Call call, String name) {
    return answer(name)
        .map(answer -> Pages.unlessKnown(call, answer))
        .orElseGet(() ->
            answer("index.html").isPresent()
                ? pages.unknownPath(call)
                : pages.withoutDocumentation(call));
  }

  /// Only files that exist are remembered, so strangers cannot fill the memory.
  private Optional<Answer> answer(String name) {
    Optional<Answer> known = Optional.ofNullable(found.get(name));
    if (known.isPresent() || !NAME.matcher(name).matches()) {
      return known;
    }
    Optional<Answer> read = read(name);
    read.ifPresent(answer -> found.put(name, answer));
    return read;
  }

  private static Optional<Answer> read(String name) {
    Optional<String> type =
        Optional.ofNullable(TYPES.get(name.substring(name.lastIndexOf('.') + 1)));
    try (InputStream file = Documentation.class.getResourceAsStream(ROOT + name)) {
      return file == null || type.isEmpty()
          ? Optional.empty()
          : Optional.of(answer(type.get(), file.readAllBytes()));
    } catch (IOException broken) {
      throw new IllegalStateException("a resource of our own", broken);
    }
  }

  private static Answer answer(String type, byte[] body) {
    Answer answer = Pages.answer(type, body);
    return type.startsWith("text/html")
        ? answer.with(Pages.POLICY, policy(new String(body, StandardCharsets.UTF_8)))
        : answer;
  }

  /// The generator writes short scripts into its pages, which are allowed by their hashes, and
  /// colours of code as styles.
  private static String policy(String html) {
    String hashes =
        INLINE_SCRIPT
            .matcher(html)
            .results()
            .map(script -> " 'sha256-" + hash(script.group(1)) + "'")
            .collect(Collectors.joining());
    return "default-src 'none'; script-src 'self'"
        + hashes
        + "; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
        + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  private static String hash(String script) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException never) {
      throw new IllegalStateException("every Java has SHA-256", never);
    }
  }
}
