package org.jadoube.web;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import java.util.function.Function;
import org.jadoube.play.people.Moderation;
import org.jadoube.play.people.PasswordResets;
import org.jadoube.play.people.People;
import org.jadoube.play.transfer.Transferred;
import org.jadoube.play.transfer.Transfers;
import org.jadoube.store.Database;
import org.jadoube.store.EventStore;
import org.jadoube.store.OwnerOnly;
import org.jadoube.store.Unavailable;
import org.jadoube.store.UnusableDatabase;

/// The stored games of a server, for administrators.
public final class Storage {
  private static final String TRIAL = Database.FILE + ".restoring";

  private final ServerOptions options;

  /// The games of a server with these options.
  public Storage(ServerOptions options) {
    this.options = options;
  }

  /// Writes all games as lines of JSON to a file that only its owner can read; it is replaced. The
  /// server may be running.
  ///
  /// @throws StartFailure if the database cannot be used
  public Transferred export(Path file) throws StartFailure, IOException {
    try (Writer out =
        new BufferedWriter(
            new OutputStreamWriter(OwnerOnly.output(file), StandardCharsets.UTF_8))) {
      return export(out);
    }
  }

  /// Writes all games as lines of JSON. The server may be running.
  ///
  /// @throws StartFailure if the database cannot be used
  public Transferred export(Appendable out) throws StartFailure, IOException {
    try (EventStore store = ServerParts.open(options)) {
      return Transfers.export(store, out);
    }
  }

  /// Adds exported games, except those whose ids already exist. On SQLite the server must not be
  /// running.
  ///
  /// @throws StartFailure if the database cannot be used
  public Transferred add(Reader in) throws StartFailure, IOException {
    try (DataDirectory _ = DataDirectory.take(options.data());
        EventStore store = ServerParts.open(options)) {
      return Transfers.add(store, in);
    }
  }

  /// Gives out a key with which the owner of an account can set a new password, once; empty if
  /// there is no account with that name. The server may be running.
  ///
  /// @throws StartFailure if the database cannot be used
  public Optional<PasswordResets.Given> resetPassword(String name) throws StartFailure {
    try (EventStore store = ServerParts.open(options)) {
      return People.in(store.ledger(), InstantSource.system()).accounts().resets().give(name);
    } catch (Unavailable failed) {
      throw new StartFailure("The database does not work: " + failed.getMessage() + ".", failed);
    }
  }

  /// Does something as the operator. A running server follows within seconds.
  ///
  /// @throws StartFailure if the database cannot be used
  public <T> T moderate(Function<Moderation, T> task) throws StartFailure {
    try (EventStore store = ServerParts.open(options)) {
      return task.apply(new Moderation(store.ledger(), InstantSource.system()));
    } catch (Unavailable failed) {
      throw new StartFailure("The database does not work: " + failed.getMessage() + ".", failed);
    }
  }

  /// Copies the SQLite file as of one moment. The server may be running.
  ///
  /// @param copy must not exist
  /// @throws StartFailure if the database cannot be used, or is not SQLite, or the copy exists
  public void backUp(Path copy) throws StartFailure {
    if (Files.exists(copy)) {
      throw new StartFailure("The file " + copy + " exists already.");
    }
    try (EventStore store = ServerParts.open(options)) {
      if (!store.transfer().canBackUp()) {
        throw new StartFailure("PostgreSQL is backed up with pg_dump, or with an export.");
      }
      store.transfer().backUp(copy);
    } catch (IOException failed) {
      throw new StartFailure("The file " + copy + " cannot be written.", failed);
    }
  }

  /// Puts a copy in the place of the games. The server must not be running, and there must be no
  /// games yet.
  ///
  /// @throws StartFailure if there are games, or the copy cannot be used
  public void restore(Path copy) throws StartFailure {
    Path target = options.data().resolve(Database.FILE);
    if (options.database().isPresent()) {
      throw new StartFailure("A backup is restored to a data directory; give no database.");
    }
    if (!Files.isRegularFile(copy)) {
      throw new StartFailure("There is no file " + copy + ".");
    }
    try (DataDirectory _ = DataDirectory.take(options.data())) {
      if (Files.exists(target)) {
        throw new StartFailure("There are games in " + target + " already; move that file away.");
      }
      Path trial = options.data().resolve(TRIAL);
      try (OutputStream out = OwnerOnly.output(trial)) {
        Files.copy(copy, out);
      }
      check(copy, trial);
      Files.move(trial, target);
    } catch (IOException failed) {
      throw new StartFailure("The file " + target + " cannot be written.", failed);
    }
  }

  private static void check(Path copy, Path trial) throws StartFailure {
    Optional<Database> database = Database.at("jdbc:sqlite:" + trial.toAbsolutePath());
    try (EventStore store = EventStore.open(database.orElseThrow())) {
      if (!store.transfer().isSound()) {
        throw new StartFailure("The file " + copy + " is damaged.");
      }
    } catch (UnusableDatabase failed) {
      throw new StartFailure(
          "The file " + copy + " is no backup: " + failed.getMessage() + ".", failed);
    }
  }
}
