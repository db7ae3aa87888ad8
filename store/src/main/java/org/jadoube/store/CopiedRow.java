package org.jadoube.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A row of a table that is copied.
///
/// @param values texts, whole numbers and nulls, in the order of the columns
/// @param key after which the next row comes
public record CopiedRow(CopiedTable table, List<@Nullable Object> values, String key) {
  // Not compact: javac keeps the annotations of such a constructor from other modules.
  public CopiedRow(CopiedTable table, List<@Nullable Object> values, String key) {
    this.table = table;
    this.values = Collections.unmodifiableList(new ArrayList<>(values));
    this.key = key;
  }
}
