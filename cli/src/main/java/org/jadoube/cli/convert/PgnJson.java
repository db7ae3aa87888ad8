package org.jadoube.cli.convert;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.game.PgnLine;
import org.jadoube.notation.pgn.game.PgnMove;
import org.jadoube.notation.pgn.game.PgnTag;
import org.jadoube.notation.san.San;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Writes each game as a JSON object in a line of its own (docs/json.md).
final class PgnJson implements Rendering {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final int SCHEMA = 1;

  @Override
  public byte[] played(byte[] pgn) {
    String text = new String(pgn, UTF_8);
    return PgnGame.all(text).stream()
        .map(game -> line(withEscaped(text, object(game))))
        .collect(Collectors.joining())
        .getBytes(UTF_8);
  }

  private static String line(ObjectNode object) {
    return object + "\n";
  }

  /// The object with the lines that readers of PGN ignore.
  private static ObjectNode withEscaped(String pgn, ObjectNode object) {
    List<String> escaped = pgn.lines().filter(line -> line.startsWith("%")).toList();
    if (!escaped.isEmpty()) {
      escaped.forEach(object.putArray("escaped")::add);
    }
    return object;
  }

  private static ObjectNode begun() {
    return MAPPER.createObjectNode().put("schema", SCHEMA);
  }

  private static ObjectNode object(PgnGame game) {
    ObjectNode object = begun();
    addTags(game.tags(), object);
    if (!game.start().equals(Setup.standard())) {
      object.put("start", Fen.write(game.start()));
    }
    addLine(game.line(), game.startPosition(), object);
    return object.put("result", game.writtenResult().text());
  }

  /// Adds tags. An object has room for one tag of each name; the others follow in a list.
  private static void addTags(List<PgnTag> tags, ObjectNode object) {
    ObjectNode first = object.putObject("tags");
    Set<String> names = new HashSet<>();
    for (PgnTag tag : tags) {
      if (names.add(tag.name())) {
        first.put(tag.name(), tag.value());
      } else {
        object
            .withArray("repeatedTags")
            .addObject()
            .put("name", tag.name())
            .put("value", tag.value());
      }
    }
  }

  private static void addLine(PgnLine line, Position start, ObjectNode object) {
    addComments("comments", line.comments(), object);
    ArrayNode moves = object.putArray("moves");
    Position position = start;
    for (PgnMove move : line.moves()) {
      addMove(move, position, moves.addObject());
      position = move.after(position);
    }
    if (!line.unread().isEmpty()) {
      object.put("unread", line.unread());
    }
    addComments("behind", line.behind(), object);
  }

  private static void addMove(PgnMove move, Position before, ObjectNode object) {
    object.put("san", move.move().map(played -> San.write(before, played)).orElse("--"));
    move.move().ifPresent(played -> object.put("uci", Uci.write(played)));
    if (!move.nags().isEmpty()) {
      move.nags().forEach(object.putArray("nags")::add);
    }
    addComments("comments", move.comments(), object);
    if (!move.variations().isEmpty()) {
      ArrayNode variations = object.putArray("variations");
      move.variations().forEach(line -> addLine(line, before, variations.addObject()));
    }
  }

  private static void addComments(String name, List<PgnComment> comments, ObjectNode object) {
    if (!comments.isEmpty()) {
      ArrayNode texts = object.putArray(name);
      comments.forEach(comment -> texts.add(comment.text()));
    }
  }

  @Override
  public byte[] passedOn(Map<String, String> tags, byte[] pgn) {
    ObjectNode object = begun();
    object.set("tags", MAPPER.valueToTree(tags));
    return line(object.put("pgn", new String(pgn, UTF_8).strip())).getBytes(UTF_8);
  }

  @Override
  public byte[] rest(byte[] text) {
    return line(withEscaped(new String(text, UTF_8), begun())).getBytes(UTF_8);
  }

  @Override
  public boolean readsTags() {
    return true;
  }

  @Override
  public boolean isParted() {
    return false;
  }

  @Override
  public String extension() {
    return ".jsonl";
  }
}
