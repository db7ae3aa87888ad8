package org.jadoube.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/// Writes of which some fail: in one transaction, but each undone by itself.
final class Apart {
  private static final String BEFORE = "before";

  private final List<Write> group;
  private final List<Write> written = new ArrayList<>();
  private final Map<Write, RuntimeException> failures = new LinkedHashMap<>();

  Apart(List<Write> group) {
    this.group = group;
  }

  /// Writes them, and returns those that took effect.
  List<Write> write(Handle handle) {
    group.forEach(write -> write(handle, write));
    return written;
  }

  private void write(Handle handle, Write write) {
    handle.savepoint(BEFORE);
    try {
      write.statements().accept(handle);
      AdditionRows.add(handle, write.addition().stream().toList());
      handle.releaseSavepoint(BEFORE);
      written.add(write);
    } catch (RuntimeException failed) {
      undo(handle, write, failed);
    }
  }

  private void undo(Handle handle, Write write, RuntimeException failed) {
    if (!DatabaseFault.isOfTheStatement(failed)) {
      throw failed;
    }
    handle.rollbackToSavepoint(BEFORE);
    failures.put(write, failed);
  }

  List<Write> written() {
    return written;
  }

  void tellFailures() {
    failures.forEach(Write::fail);
  }
}
