package org.jadoube.cli.fate;

import java.util.Locale;
import org.jadoube.chess.fate.Fate;
import org.jadoube.cli.position.SanLine;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A verdict as a JSON object on one line.
///
/// @param withLines whether it includes the moves to mate
record FateJson(boolean withLines) {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  String of(FateVerdict verdict) {
    ObjectNode object = MAPPER.createObjectNode().put("schema", 1).put("fen", verdict.fen());
    return switch (verdict) {
      case FateVerdict.Faulty(_, String reason) -> object.put("fault", reason).toString();
      case FateVerdict.Known known -> {
        object.set("white", fate(known, known.white()));
        object.set("black", fate(known, known.black()));
        yield object.toString();
      }
    };
  }

  private ObjectNode fate(FateVerdict.Known known, Fate fate) {
    ObjectNode object = MAPPER.createObjectNode().put("verdict", FateVerdict.word(fate));
    switch (fate) {
      case Fate.Winnable(var line) -> {
        if (withLines) {
          object.put("line", SanLine.of(known.position(), line));
        }
      }
      case Fate.Unwinnable(var cause) -> object.put("cause", cause.name().toLowerCase(Locale.ROOT));
      case Fate.Undecided(long nodes) -> object.put("nodes", nodes);
    }
    return object;
  }
}
