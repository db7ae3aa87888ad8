package org.jadoube.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A row of a copied table.
///
/// @param values texts, whole numbers and nulls, in the order of the columns
/// @param key the place of the row; the next one comes after it
public record CopiedRow(CopiedTable table, List<@Nullable Object> values, String key) {
  // Not compact: javac keeps the annotations of such a constructor from other modules.
  public CopiedRow(CopiedTable table, List<@Nullable Object> values, String key) {
    this.table = table;
    this.values = Collections.unmodifiableList(new ArrayList<>(values));
    this.key = key;
  }
}
