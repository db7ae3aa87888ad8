package org.jadoube.web.http.page;

import static java.util.stream.Collectors.toCollection;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.jadoube.web.http.exchange.Answer;

/// The assets of pages: scripts, styles, fonts and pictures, from the jar.
///
/// Their addresses contain a fingerprint of all of them, `/assets/1f3870be/game/game.js`, so a
/// browser can keep them for ever without mixing two versions. A script comes with everything that
/// it imports, and a page has one style sheet.
final class Assets {
  static final String SCRIPT = "text/javascript; charset=utf-8";
  static final String STYLES = "text/css; charset=utf-8";
  static final String FONT = "font/woff2";
  static final String PICTURE = "image/svg+xml";

  private static final String ROOT = "/org/jadoube/web/pages/";
  private static final String ADDRESS = "/assets/";
  private static final Pattern NAME = Pattern.compile("[a-z0-9-]+(/[a-z0-9-]+)*\\.[a-z0-9]+");
  private static final Pattern FINGERPRINT = Pattern.compile("[0-9a-f]{8}/");
  private static final String FOR_EVER = "public, max-age=31536000, immutable";
  private static final Map<String, String> TYPES =
      Map.of(
          "js", SCRIPT,
          "css", STYLES,
          "svg", PICTURE,
          "woff2", FONT);

  private static final Map<String, Optional<Answer>> FOUND = new ConcurrentHashMap<>();

  /// The fingerprint of all assets, computed when the first page is requested.
  private static final class Fingerprint {
    static final String TEXT = fingerprint();
  }

  private Assets() {}

  /// The address of an asset.
  static String address(String name) {
    return ADDRESS + Fingerprint.TEXT + "/" + name;
  }

  /// A page or another text with the addresses of assets completed: `/assets/common/style.css` gets
  /// the fingerprint.
  static String addressed(String text) {
    return text.replace("\"" + ADDRESS, "\"" + address(""));
  }

  /// The asset whose address continues `/assets/` with that path. A page of another version of the
  /// server gets today's, which it may not keep.
  static Optional<Answer> find(String path) {
    String name = FINGERPRINT.matcher(path).lookingAt() ? path.substring(9) : path;
    Optional<Answer> found =
        NAME.matcher(name).matches()
            ? FOUND.computeIfAbsent(name, Assets::answer)
            : Optional.empty();
    boolean current = path.startsWith(Fingerprint.TEXT + "/");
    return current ? found.map(asset -> asset.with("Cache-Control", FOR_EVER)) : found;
  }

  private static Optional<Answer> answer(String name) {
    return type(name).flatMap(type -> joined(name).map(body -> Pages.answer(type, body)));
  }

  /// The asset with everything that it needs.
  private static Optional<byte[]> joined(String name) {
    Optional<byte[]> file = load(name);
    return name.endsWith(".js")
        ? file.map(_ -> JoinedScript.of(name))
        : file.or(() -> JoinedStyles.of(name));
  }

  private static Optional<String> type(String name) {
    return Optional.ofNullable(TYPES.get(name.substring(name.lastIndexOf('.') + 1)));
  }

  /// A file of the pages, which may be a page itself.
  static Optional<byte[]> load(String name) {
    try (InputStream file = Assets.class.getResourceAsStream(ROOT + name)) {
      return file != null ? Optional.of(file.readAllBytes()) : Optional.empty();
    } catch (IOException broken) {
      throw new IllegalStateException("a resource of our own", broken);
    }
  }

  private static String fingerprint() {
    CRC32C sum = new CRC32C();
    names().forEach(name -> sum.update(alone(name)));
    return HexFormat.of().toHexDigits((int) sum.getValue());
  }

  private static byte[] alone(String name) {
    return name.endsWith(".js") ? JoinedScript.part(name) : load(name).orElseThrow();
  }

  private static SortedSet<String> names() {
    URL root = Assets.class.getResource(ROOT);
    try {
      return root.getProtocol().equals("jar") ? inJar(root) : below(Path.of(root.toURI()));
    } catch (IOException | URISyntaxException broken) {
      throw new IllegalStateException("a resource of our own", broken);
    }
  }

  private static SortedSet<String> inJar(URL root) throws IOException {
    return assets(
        ((JarURLConnection) root.openConnection())
            .getJarFile().stream()
                .map(entry -> "/" + entry.getName())
                .filter(entry -> entry.startsWith(ROOT))
                .map(entry -> entry.substring(ROOT.length())));
  }

  private static SortedSet<String> below(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return assets(files.map(file -> root.relativize(file).toString()));
    }
  }

  private static SortedSet<String> assets(Stream<String> files) {
    return files.filter(file -> type(file).isPresent()).collect(toCollection(TreeSet::new));
  }
}
