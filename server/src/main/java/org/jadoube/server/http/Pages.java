package org.jadoube.server.http;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import org.jadoube.notation.Language;

/// The web pages and their assets, from the jar.
final class Pages {
  /// Pages load nothing from other sites and cannot be framed by them.
  static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
              + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self';"
              + " frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), microphone=(), geolocation=()");

  static final String SCRIPT = "text/javascript; charset=utf-8";

  private static final Pattern ASSET = Pattern.compile("[a-z0-9-]+(/[a-z0-9-]+)*\\.[a-z]+");
  private static final Pattern API = Pattern.compile("/api(/|$)");
  private static final Map<String, String> TYPES =
      Map.of(
          "js", SCRIPT,
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml");

  private final Map<String, Optional<Answer>> assets = new ConcurrentHashMap<>();
  private final Map<String, Template> templates = new ConcurrentHashMap<>();
  private final Map<Written, Answer> pages = new ConcurrentHashMap<>();

  private final Predicate<String> isGame;

  /// A page in a language.
  ///
  /// @param sentence the key of the text that says why the page is shown; empty if there is none
  private record Written(String name, String sentence, Language language) {}

  /// @param isGame whether a game with that id exists, or this cannot be determined now
  Pages(Predicate<String> isGame) {
    this.isGame = isGame;
  }

  Answer home(Call call) {
    return page(call, "index.html");
  }

  Answer clock(Call call) {
    return page(call, ClockApp.PAGE);
  }

  Answer reset(Call call) {
    return page(call, "reset.html");
  }

  Answer join(Call call) {
    return ofGame(call, "join.html");
  }

  Answer game(Call call) {
    return ofGame(call, "game.html");
  }

  private Answer ofGame(Call call, String name) {
    return isGame.test(call.path("id"))
        ? page(call, name)
        : missing(call, ApiError.unknownGame(), "missing.game");
  }

  Answer asset(Call call, String name) {
    return find(name).map(found -> unlessKnown(call, found)).orElseGet(() -> unknownPath(call));
  }

  /// The answer for an unknown path: a page for browsers, JSON for programs.
  Answer unknownPath(Call call) {
    return missing(call, ApiError.unknownPath(), "missing.page");
  }

  private Answer missing(Call call, ApiError error, String sentence) {
    if (API.matcher(call.path()).lookingAt() || !Visitor.readsPages(call)) {
      return Answer.error(error).with("Vary", "Accept");
    }
    Answer page = written(call, "missing.html", sentence);
    return new Answer(error.status(), page.contentType(), page.body(), Map.of())
        .with("Content-Language", Visitor.language(call).tag())
        .with("Vary", "Accept, " + Visitor.VARY)
        .with("Cache-Control", "no-store");
  }

  private Answer page(Call call, String name) {
    return unlessKnown(call, written(call, name, ""));
  }

  private Answer written(Call call, String name, String sentence) {
    return pages.computeIfAbsent(new Written(name, sentence, Visitor.language(call)), this::write);
  }

  private Answer write(Written page) {
    Template template =
        templates.computeIfAbsent(
            page.name() + page.sentence(), _ -> template(page.name(), page.sentence()));
    String html = template.in(page.language());
    return answer("text/html; charset=utf-8", html.getBytes(StandardCharsets.UTF_8))
        .with("Content-Language", page.language().tag())
        .with("Vary", Visitor.VARY);
  }

  static Template template(String name, String sentence) {
    return new Template(new String(load(name).orElseThrow(), StandardCharsets.UTF_8), sentence);
  }

  private Optional<Answer> find(String name) {
    String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "");
    return ASSET.matcher(name).matches() && !type.isEmpty()
        ? assets.computeIfAbsent(name, _ -> load(name).map(body -> answer(type, body)))
        : Optional.empty();
  }

  static Answer unlessKnown(Call call, Answer found) {
    boolean known =
        call.header("If-None-Match").equals(Optional.ofNullable(found.headers().get("ETag")));
    return known ? new Answer(304, found.contentType(), new byte[0], found.headers()) : found;
  }

  static Optional<byte[]> load(String name) {
    try (InputStream file = Pages.class.getResourceAsStream("/org/jadoube/server/pages/" + name)) {
      return file != null ? Optional.of(file.readAllBytes()) : Optional.empty();
    } catch (IOException broken) {
      throw new IllegalStateException("a resource of our own", broken);
    }
  }

  static Answer answer(String type, byte[] body) {
    CRC32C sum = new CRC32C();
    sum.update(body);
    String tag = '"' + HexFormat.of().toHexDigits(sum.getValue()) + '"';
    return new Answer(200, type, body, Map.of("ETag", tag, "Cache-Control", "no-cache"));
  }
}
