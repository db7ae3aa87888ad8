package org.jadoube.web.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.DurationLimit;
import org.jadoube.play.limits.Limit;
import org.jadoube.testing.Repository;
import org.jadoube.wording.Wording;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The introduction of a description. The limits and languages in it come from the code.
final class Introduction {
  private static final JsonMapper MAPPER = JsonMapper.shared();
  private static final String TEXTS = "web/src/test/resources/org/jadoube/web/http/";

  private Introduction() {}

  /// The object `info`.
  ///
  /// @param name of the text, `openapi` or `asyncapi`
  static ObjectNode of(String name, String summary) {
    ObjectNode info = MAPPER.createObjectNode().put("title", "jadoube").put("version", "1");
    info.put("description", summary + "\n\n" + text(name));
    info.putObject("license")
        .put("name", "Apache-2.0")
        .put("url", "https://www.apache.org/licenses/LICENSE-2.0");
    return info;
  }

  /// From the sources: when a description is written, no resource of the tests is in place.
  private static String text(String name) {
    try {
      return filled(Files.readString(Repository.root().resolve(TEXTS + name + ".md")));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String filled(String text) {
    String filled = text.replace("{languages}", languages());
    for (Limit limit : limits()) {
      filled = filled.replace("{" + limit.key() + "}", limit.usualText());
    }
    return filled;
  }

  private static String languages() {
    return Wording.languages().stream()
        .map(language -> language.englishName() + " `" + language.tag() + "`")
        .collect(Collectors.joining(", "));
  }

  private static List<Limit> limits() {
    return Stream.<Limit>concat(Stream.of(CountLimit.values()), Stream.of(DurationLimit.values()))
        .toList();
  }

  /// How clients say who they are.
  static ObjectNode securitySchemes() {
    ObjectNode schemes = MAPPER.createObjectNode();
    schemes
        .putObject("token")
        .put("type", "http")
        .put("scheme", "bearer")
        .put("description", "Of a seat or of a role in a game.");
    schemes
        .putObject("session")
        .put("type", "apiKey")
        .put("in", "cookie")
        .put("name", "jadoube-session")
        .put(
            "description",
            "Comes with signing in; over HTTPS its name is `__Host-jadoube-session`. It counts for"
                + " changes only if the request comes from the server's own pages, by"
                + " `Sec-Fetch-Site` or `Origin`, or has the header `Jadoube-Client` with any"
                + " value, which programs send.");
    return schemes;
  }
}
