package org.jadoube.play.people;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.jadoube.play.rights.Capacity;
import org.jadoube.play.rights.Role;
import org.jadoube.store.Ledger;

/// The log of arbiters', assistants' and organisers' deeds. An entry is on disk before its deed
/// happens, so no deed is missing from the log.
public final class OfficeLog {
  private static final int PAGE = 200;
  private static final int LONGEST = 4_000;

  private static final String BEHIND =
      " AND EXISTS (SELECT 1 FROM office_log last WHERE last.id = :behind"
          + " AND (office_log.moment < last.moment"
          + " OR office_log.moment = last.moment AND office_log.id > last.id))";

  private final Ledger ledger;
  private final InstantSource clock;

  OfficeLog(Ledger ledger, InstantSource clock) {
    this.ledger = ledger;
    this.clock = clock;
  }

  /// An entry.
  ///
  /// @param holder the person who did it: an account or a key
  /// @param deed the kind of act, or another matter
  /// @param what the document that was sent, or a few words
  /// @param outcome the outcome; empty if the server stopped in between
  public record Entry(
      String id,
      Instant moment,
      Scope scope,
      String role,
      String holder,
      String deed,
      String what,
      String outcome) {}

  /// Records a deed that is about to happen.
  ///
  /// @return the entry's id, for its outcome
  public String begin(Scope scope, Capacity by, String deed, String what) {
    return begin(scope, by.role(), by.holder(), deed, what);
  }

  /// Records a deed of somebody who is not in a game.
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

  /// Records the outcome.
  public void end(String id, String outcome) {
    var _ =
        ledger.write(handle ->
            handle.execute("UPDATE office_log SET outcome = ? WHERE id = ?", outcome, id));
  }

  /// A page of entries.
  ///
  /// @param next the id after which the next page begins; empty if there is none
  public record Page(List<Entry> entries, Optional<String> next) {
    public Page {
      entries = List.copyOf(entries);
    }
  }

  /// A page of the entries of a game or tournament, the latest first.
  ///
  /// @param behind the id of the last entry of the page before; empty for the first page
  public Page of(Scope scope, Optional<String> behind) {
    List<Entry> found =
        ledger.read(handle ->
            handle
                .createQuery(
                    "SELECT id, moment, scope, role, holder, deed, what, outcome FROM office_log"
                        + " WHERE scope = :scope"
                        + (behind.isPresent() ? BEHIND : "")
                        + " ORDER BY moment DESC, id LIMIT "
                        + (PAGE + 1))
                .bind("scope", scope.text())
                .bind("behind", behind.orElse(""))
                .map((row, _) -> entry(row))
                .list());
    List<Entry> page = found.subList(0, Math.min(PAGE, found.size()));
    return new Page(
        page, found.size() > PAGE ? Optional.of(page.getLast().id()) : Optional.empty());
  }

  private static Entry entry(ResultSet row) throws SQLException {
    return new Entry(
        row.getString(1),
        Instant.ofEpochMilli(row.getLong(2)),
        new Scope(row.getString(3)),
        row.getString(4),
        row.getString(5),
        row.getString(6),
        row.getString(7),
        row.getString(8));
  }
}
