package org.jadoube.play.tournaments;

import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.jadoube.laws.act.Result;
import org.jadoube.play.people.AccountId;
import org.jadoube.play.people.Grants;
import org.jadoube.play.people.Moderation;
import org.jadoube.play.rights.Role;
import org.jadoube.store.Ledger;
import org.jadoube.store.Secret;
import org.jadoube.store.UnreadableRow;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.desk.LineUps;
import org.jadoube.wire.Documents;
import org.jadoube.wire.JsonReading;
import org.jdbi.v3.core.Handle;

/// The tables of tournaments. A tournament is one document with a revision: who changes it names
/// the revision that they have seen, so any process can change any tournament.
///
/// @param latest the documents as they were read or written last
record TournamentRows(Ledger ledger, Grants grants, LatestTournaments latest) {
  private static final int MOST_DUE = 100;
  private static final int NO_REVISION = -1;

  TournamentRows(Ledger ledger, Grants grants) {
    this(ledger, grants, new LatestTournaments());
  }

  /// The answer to a request that came under a key.
  ///
  /// @param key the hash of account and key
  /// @param fingerprint of the request
  record Creation(String key, String fingerprint) {}

  /// Adds a tournament, of which its creator is the organiser; false if one was made under that
  /// key.
  boolean add(
      StoredTournament made, AccountId creator, Instant created, Optional<Creation> creation) {
    TournamentId id = new TournamentId(made.record().id());
    return ledger.write(
        creation.map(Creation::key).orElse(id.text()),
        handle -> {
          handle.execute(
              "INSERT INTO competition (id, revision, created, creator, seed, document, due)"
                  + " VALUES (?, ?, ?, ?, ?, ?, ?)",
              id.text(),
              made.record().revision(),
              created.toEpochMilli(),
              creator.text(),
              made.seed().text(),
              Documents.TOURNAMENT.write(made.record()),
              due(made.record()));
          creation.ifPresent(known -> add(handle, known, id));
          grants.give(handle, creator, id.scope(), Role.ORGANISER, Grants.holder(creator));
        });
  }

  private static void add(Handle handle, Creation creation, TournamentId id) {
    handle.execute(
        "INSERT INTO competition_creation (id, fingerprint, competition) VALUES (?, ?, ?)",
        creation.key(),
        creation.fingerprint(),
        id.text());
  }

  /// The tournament made under a key, if the request was the same.
  Optional<Map.Entry<TournamentId, String>> created(String key) {
    return ledger.read(handle ->
        handle
            .select("SELECT competition, fingerprint FROM competition_creation WHERE id = ?", key)
            .map((row, _) -> Map.entry(new TournamentId(row.getString(1)), row.getString(2)))
            .findOne());
  }

  /// The tournament as it is now. Its document is only fetched and read if the revision is not the
  /// one that is at hand: other processes may have changed it.
  Optional<StoredTournament> find(TournamentId id) {
    Optional<StoredTournament> known = latest.of(id);
    int revision = known.map(stored -> stored.record().revision()).orElse(NO_REVISION);
    Optional<StoredTournament> found =
        row(id, revision)
            .map(row ->
                row.document()
                    .map(document -> new StoredTournament(read(document), new Secret(row.seed())))
                    .or(() -> known)
                    .orElseThrow());
    found.ifPresentOrElse(stored -> latest.keep(id, stored), () -> latest.forget(id));
    return found;
  }

  /// @param document unless it has the revision that is known
  private record Row(String seed, Optional<String> document) {}

  private Optional<Row> row(TournamentId id, int known) {
    return ledger.read(handle ->
        handle
            .select(
                "SELECT seed, CASE WHEN revision = ? THEN NULL ELSE document END"
                    + " FROM competition WHERE id = ?",
                known,
                id.text())
            .map((row, _) -> new Row(row.getString(1), Optional.ofNullable(row.getString(2))))
            .findOne());
  }

  /// Stores the next revision; false if somebody else has done so.
  ///
  /// @param document the next revision as it is stored
  boolean replace(StoredTournament stored, String document) {
    Tournament next = stored.record();
    AtomicInteger rows = new AtomicInteger();
    var _ =
        ledger.write(
            next.id(),
            handle ->
                rows.set(
                    handle.execute(
                        "UPDATE competition SET revision = ?, document = ?, due = ?"
                            + " WHERE id = ? AND revision = ?",
                        next.revision(),
                        document,
                        due(next),
                        next.id(),
                        next.revision() - 1)));
    if (rows.get() > 0) {
      latest.keep(new TournamentId(next.id()), stored);
    }
    return rows.get() > 0;
  }

  /// Removes a tournament with its games; false if it has another revision by now.
  boolean remove(TournamentId id, int revision, Instant now) {
    AtomicBoolean removed = new AtomicBoolean();
    var _ =
        ledger.write(
            id.text(),
            handle ->
                removed.set(
                    isThere(handle, id, revision)
                        && Moderation.remove(handle, id.scope(), now.toEpochMilli())));
    return removed.get();
  }

  private static boolean isThere(Handle handle, TournamentId id, int revision) {
    return handle
            .select(
                "SELECT COUNT(*) FROM competition WHERE id = ? AND revision = ?",
                id.text(),
                revision)
            .mapTo(Integer.class)
            .one()
        > 0;
  }

  private static long due(Tournament record) {
    return LineUps.next(record).map(Instant::toEpochMilli).orElse(Long.MAX_VALUE);
  }

  /// The tournaments with line-ups whose time is over, and those of which that is unknown.
  List<TournamentId> due(Instant now) {
    return ledger.read(handle ->
        handle
            .select(
                "SELECT id FROM competition WHERE due <= ? ORDER BY due, id LIMIT ?",
                now.toEpochMilli(),
                MOST_DUE)
            .map((row, _) -> new TournamentId(row.getString(1)))
            .list());
  }

  /// Notes when line-ups are due next, unless the tournament has changed meanwhile.
  void note(Tournament record) {
    var _ =
        ledger.write(
            record.id(),
            handle ->
                handle.execute(
                    "UPDATE competition SET due = ? WHERE id = ? AND revision = ?",
                    due(record),
                    record.id(),
                    record.revision()));
  }

  /// The results of the games that are over.
  Map<String, Result> results(TournamentId id) {
    Map<String, Result> results = new HashMap<>();
    ledger
        .read(handle ->
            handle
                .select(
                    "SELECT game, result FROM event_game WHERE event = ? AND result IS NOT NULL",
                    id.text())
                .map((row, _) -> Map.entry(row.getString(1), row.getString(2)))
                .list())
        .forEach(row ->
            Documents.result(row.getValue())
                .ifPresent(result -> results.put(row.getKey(), result)));
    return results;
  }

  Optional<TournamentVersion> version(TournamentId id) {
    return Optional.ofNullable(versions(List.of(id)).get(id));
  }

  Map<TournamentId, TournamentVersion> versions(List<TournamentId> ids) {
    return ids.isEmpty()
        ? Map.of()
        : ledger.read(handle ->
            handle
                .createQuery(
                    "SELECT id, revision, (SELECT COALESCE(SUM(changes), 0) FROM event_game"
                        + " WHERE event = competition.id) FROM competition WHERE id IN (<ids>)")
                .bindList("ids", ids.stream().map(TournamentId::text).toList())
                .map((row, _) ->
                    Map.entry(
                        new TournamentId(row.getString(1)),
                        new TournamentVersion(row.getInt(2), row.getLong(3))))
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  /// The latest tournaments, the latest first.
  ///
  /// @param before made before that moment
  List<TournamentHeadline> latest(Instant before, int most) {
    return ledger.read(handle ->
        handle
            .select(
                "SELECT document, created FROM competition WHERE created < ?"
                    + " ORDER BY created DESC, id LIMIT ?",
                before.toEpochMilli(),
                most)
            .map((row, _) ->
                new TournamentHeadline(
                    read(row.getString(1)), Instant.ofEpochMilli(row.getLong(2))))
            .list());
  }

  /// The revisions of the latest tournaments, the latest first.
  SequencedMap<TournamentId, Integer> latestRevisions(int most) {
    SequencedMap<TournamentId, Integer> revisions = new LinkedHashMap<>();
    ledger
        .read(handle ->
            handle
                .select(
                    "SELECT id, revision FROM competition ORDER BY created DESC, id LIMIT ?", most)
                .map((row, _) -> Map.entry(new TournamentId(row.getString(1)), row.getInt(2)))
                .list())
        .forEach(row -> revisions.put(row.getKey(), row.getValue()));
    return revisions;
  }

  /// Those tournaments as they are stored, without the results of games.
  List<Tournament> documents(List<TournamentId> ids) {
    return ledger.read(handle ->
        handle
            .createQuery("SELECT document FROM competition WHERE id IN (<ids>)")
            .bindList("ids", ids.stream().map(TournamentId::text).toList())
            .map((row, _) -> read(row.getString(1)))
            .list());
  }

  int madeBy(AccountId account) {
    return ledger.read(handle ->
        handle
            .select("SELECT COUNT(*) FROM competition WHERE creator = ?", account.text())
            .mapTo(Integer.class)
            .one());
  }

  private static Tournament read(String document) {
    return switch (Documents.TOURNAMENT.read(document)) {
      case JsonReading.Read<Tournament>(Tournament record) -> record;
      case JsonReading.Unreadable<Tournament>(var fault) ->
          throw new UnreadableRow("a tournament: " + fault.message());
    };
  }
}
