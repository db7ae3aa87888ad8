package org.jadoube.server.people;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jadoube.server.rights.Capacity;
import org.jadoube.server.rights.Role;
import org.jadoube.server.store.Ledger;

/// The log of what arbiters, assistants and organisers did. What is about to be done is on disk
/// before it happens, so nothing happens that is not in the log.
public final class OfficeLog {
  private static final int MOST = 1_000;
  private static final int LONGEST = 4_000;

  private final Ledger ledger;
  private final InstantSource clock;

  OfficeLog(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
  }

  /// An entry.
  ///
  /// @param holder who did it: an account or a key
  /// @param deed the kind of act, or another matter
  /// @param what the document that was sent, or a few words
  /// @param outcome what became of it; empty if the server stopped in between
  public record Entry(
      String id,
      Instant moment,
      Scope scope,
      String role,
      String holder,
      String deed,
      String what,
      String outcome) {}

  /// Writes down what somebody is about to do.
  ///
  /// @return the entry's id, for its outcome
  public String begin(Scope scope, Capacity by, String deed, String what) {
    return begin(scope, by.role(), by.holder(), deed, what);
  }

  /// The same for somebody who is not in a game.
  public String begin(Scope scope, Role role, String holder, String deed, String what) {
    String id = Ids.next();
    String shown = what.length() > LONGEST ? what.substring(0, LONGEST) + "…" : what;
    var _ =
        ledger.write(handle ->
            handle.execute(
                "INSERT INTO office_log (id, moment, scope, role, holder, deed, what, outcome)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?, '')",
                id,
                clock.millis(),
                scope.text(),
                role.text(),
                holder,
                deed,
                shown));
    return id;
  }

  /// Writes down what became of it.
  public void end(String id, String outcome) {
    var _ =
        ledger.write(handle ->
            handle.execute("UPDATE office_log SET outcome = ? WHERE id = ?", outcome, id));
  }

  /// The entries of a game or event, the latest first; at most 1,000.
  public List<Entry> of(Scope scope) {
    return ledger.read(handle ->
        handle
            .select(
                "SELECT id, moment, scope, role, holder, deed, what, outcome FROM office_log"
                    + " WHERE scope = ? ORDER BY moment DESC, id LIMIT ?",
                scope.text(),
                MOST)
            .map((row, _) ->
                new Entry(
                    row.getString(1),
                    Instant.ofEpochMilli(row.getLong(2)),
                    new Scope(row.getString(3)),
                    row.getString(4),
                    row.getString(5),
                    row.getString(6),
                    row.getString(7),
                    row.getString(8)))
            .list());
  }
}
