package org.jadoube.wire;

import java.util.Set;
import org.jadoube.chess.Square;
import org.jadoube.chess.SquareSet;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.std.StdDeserializer;

/// Reads sets of squares as any other set of an enum.
final class SquareSetReader extends StdDeserializer<SquareSet> {
  SquareSetReader() {
    super(SquareSet.class);
  }

  @Override
  public SquareSet deserialize(JsonParser json, DeserializationContext context) {
    JavaType squares = context.getTypeFactory().constructCollectionType(Set.class, Square.class);
    Set<Square> read = context.readValue(json, squares);
    return SquareSet.copyOf(read);
  }
}
