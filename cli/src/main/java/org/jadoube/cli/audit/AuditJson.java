package org.jadoube.cli.audit;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.cli.archive.ReadAs;
import org.jadoube.cli.archive.Trouble;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.encoding.Recoded;
import org.jadoube.web.ask.FindingAnswer;
import org.jadoube.wire.Json;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Findings as one JSON document that can be read as it is written: each finding is an object on
/// its own line.
final class AuditJson implements AuditFormat {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final FindingSentences sentences = new FindingSentences();
  private final String edition;
  private String separator = "\n";

  /// @param edition the edition for all games; empty to choose one per game
  AuditJson(Optional<Edition> edition) {
    this.edition = edition.map(Edition::name).orElse("by date");
  }

  @Override
  public void begin(PrintWriter out) {
    out.print("{\"schema\":1,\"edition\":\"" + edition + "\",\"findings\":[");
  }

  @Override
  public void found(PlacedFinding found, PrintWriter out) {
    out.print(separator + Json.write(FindingAnswer.of(found, sentences)));
    separator = ",\n";
  }

  @Override
  public void end(
      Summary summary,
      List<Trouble> troubles,
      List<ReadAs> encodings,
      double seconds,
      PrintWriter out) {
    ObjectNode object =
        MAPPER
            .createObjectNode()
            .put("games", summary.games())
            .put("plies", summary.plies())
            .put("bytes", summary.bytes());
    ObjectNode counts = object.putObject("findings");
    summary.findings().entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(count -> counts.put(count.getKey().id(), count.getValue()));
    ArrayNode damaged = MAPPER.createArrayNode();
    troubles.forEach(trouble -> damaged.add(damaged(trouble)));
    ArrayNode readAs = MAPPER.createArrayNode();
    encodings.forEach(encoding -> readAs.add(encoding(encoding)));
    out.println(
        "\n],\"damaged\":" + damaged + ",\"encodings\":" + readAs + ",\"summary\":" + object + "}");
  }

  private static ObjectNode encoding(ReadAs encoding) {
    Recoded recoded = encoding.recoded();
    ObjectNode object =
        MAPPER
            .createObjectNode()
            .put("file", encoding.file())
            .put("encoding", recoded.name())
            .put("lines", recoded.lines())
            .put("firstLine", recoded.firstLine())
            .put("utf8Lines", recoded.utf8Lines())
            .put("lost", recoded.lost())
            .put("doubtful", recoded.isDoubtful());
    recoded.guess().ifPresent(guess -> object.put("percent", guess.percent()));
    return object.put("message", encoding.sentence());
  }

  private static ObjectNode damaged(Trouble trouble) {
    ObjectNode object =
        MAPPER.createObjectNode().put("file", trouble.file()).put("damage", trouble.kind());
    trouble
        .damage()
        .ifPresent(damage ->
            object
                .put("byte", damage.at())
                .put("places", damage.places())
                .put("bytesLeftOut", damage.left())
                .put("readOn", !damage.last()));
    trouble
        .doubtful()
        .ifPresent(games ->
            object
                .putObject("doubtfulGames")
                .put("first", games.first())
                .put("last", games.last()));
    return object.put("message", trouble.sentence());
  }
}
