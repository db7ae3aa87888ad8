package org.jadoube.play.transfer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.store.CopiedRow;
import org.jadoube.store.CopiedTable;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A row about people or tournaments as one line of JSON. Passwords and tokens in it are hashes;
/// the seeds of tournaments are secrets.
final class RowLine {
  private static final JsonMapper JSON = JsonMapper.shared();

  private RowLine() {}

  static String text(CopiedRow row) {
    ObjectNode line = JSON.createObjectNode();
    line.put("type", "row");
    line.put("table", row.table().text());
    for (int i = 0; i < row.values().size(); i++) {
      String column = row.table().columns().get(i);
      switch (row.values().get(i)) {
        case null -> line.putNull(column);
        case Number number -> line.put(column, number.longValue());
        case Object text -> line.put(column, text.toString());
      }
    }
    return JSON.writeValueAsString(line);
  }

  /// @throws UnreadableLine if the line is not of this kind
  static CopiedRow read(JsonNode line) {
    CopiedTable table =
        CopiedTable.named(line.path("table").asString(""))
            .orElseThrow(() -> new UnreadableLine("its table is unknown"));
    List<@Nullable Object> values = new ArrayList<>();
    table.columns().forEach(column -> values.add(value(column, table, line)));
    return new CopiedRow(table, values, "");
  }

  private static @Nullable Object value(String column, CopiedTable table, JsonNode line) {
    JsonNode value = line.path(column);
    Optional<String> usual = table.missing(column);
    if (value.isMissingNode() && usual.isPresent()) {
      return usual.get();
    }
    if (value.isNull()) {
      return null;
    }
    if (value.isIntegralNumber()) {
      return value.longValue();
    }
    if (!value.isString()) {
      throw new UnreadableLine("its " + column + " is missing or not what it should be");
    }
    return value.stringValue();
  }
}
