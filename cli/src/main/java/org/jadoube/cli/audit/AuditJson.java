package org.jadoube.cli.audit;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jadoube.audit.Summary;
import org.jadoube.audit.finding.FindingFacts;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.FindingSentences;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.chess.Setup;
import org.jadoube.cli.archive.ReadAs;
import org.jadoube.cli.archive.Trouble;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.encoding.Recoded;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;
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
    out.print(separator + finding(found));
    separator = ",\n";
  }

  private ObjectNode finding(PlacedFinding found) {
    FindingPlace place = found.place();
    ObjectNode object =
        MAPPER
            .createObjectNode()
            .put("kind", found.finding().kind().id())
            .put("severity", found.finding().kind().severity().id())
            .put("file", place.archive())
            .put("game", place.game())
            .put("line", place.line())
            .put("ply", place.ply())
            .put("move", place.move())
            .put("fen", Fen.write(Setup.of(place.position()), FenDialect.X_FEN));
    found.finding().citation().ifPresent(it -> object.put("rule", it.rule().name()));
    found.finding().citation().ifPresent(it -> object.put("article", it.article().number()));
    ArrayNode editions = object.putArray("editions");
    found.basis().editions().forEach(edition -> editions.add(edition.name()));
    object.put("ground", found.basis().ground().id());
    object.set("facts", MAPPER.valueToTree(FindingFacts.of(found.finding())));
    object.set("tags", MAPPER.valueToTree(new TreeMap<>(place.tags())));
    return object.put("message", sentences.of(found));
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
