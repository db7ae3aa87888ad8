package org.jadoube.web.cases;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.laws.edition.Edition;
import org.jadoube.web.cases.Case.Story;
import tools.jackson.databind.JsonNode;

/// Reads a case.
final class CaseReader {
  private static final String INCIDENT = "Incident: ";
  private static final int LONGEST_ID = 80;

  private CaseReader() {}

  static Case read(JsonNode json) {
    String title = title(json.get("case").asString());
    return new Case(
        id(title),
        title,
        story(json),
        texts(json.path("rules")),
        json.has("editions") ? texts(json.get("editions")) : years(),
        json.path("regulations"),
        json.path("begun").asBoolean(true),
        json.get("play").valueStream().toList());
  }

  private static String title(String name) {
    String title = name.startsWith(INCIDENT) ? name.substring(INCIDENT.length()) : name;
    return title.substring(0, 1).toUpperCase(Locale.ROOT) + title.substring(1);
  }

  private static String id(String title) {
    String plain = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    String id = plain.substring(0, Math.min(plain.length(), LONGEST_ID));
    return id.replaceAll("^-|-$", "");
  }

  private static Optional<Story> story(JsonNode json) {
    return json.has("incident")
        ? Optional.of(
            new Story(
                json.get("headline").asString(),
                json.get("incident").asString(),
                json.get("question").asString(),
                json.get("level").asInt(),
                json.get("answer").asString()))
        : Optional.empty();
  }

  private static List<String> texts(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toList();
  }

  private static List<String> years() {
    return Edition.all().stream().map(Edition::year).toList();
  }
}
