package org.jadoube.store;

import java.net.UnknownHostException;
import java.sql.SQLException;
import java.util.Optional;
import java.util.stream.Stream;
import org.postgresql.util.PSQLState;
import org.sqlite.SQLiteErrorCode;

/// Explains database failures in our own words. Drivers' messages are never passed on: they may
/// contain an address with its password, and they mean nothing to players.
final class DatabaseFault {
  private static final String DATA_EXCEPTION = "22";
  private static final String CONSTRAINT = "23";
  private static final String ROLLBACK = "40";
  private static final String LOCK_NOT_AVAILABLE = "55P03";
  private static final int PRIMARY_CODE = 0xff;

  private DatabaseFault() {}

  /// Whether the statement is at fault, not the database.
  static boolean isOfTheStatement(Throwable failed) {
    return sql(failed)
        .map(cause ->
            state(cause).startsWith(DATA_EXCEPTION)
                || state(cause).startsWith(CONSTRAINT)
                || isContention(cause)
                || switch (sqlite(cause)) {
                  case SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_TOOBIG, SQLITE_RANGE -> true;
                  default -> false;
                })
        .orElse(true);
  }

  /// Whether another process was in the way, so that trying again helps.
  static boolean isContention(Throwable failed) {
    return sql(failed)
        .map(DatabaseFault::state)
        .filter(state -> state.startsWith(ROLLBACK) || state.equals(LOCK_NOT_AVAILABLE))
        .isPresent();
  }

  /// Whether the row already exists.
  static boolean isTaken(Throwable failed) {
    return sql(failed)
        .filter(cause ->
            state(cause).equals(PSQLState.UNIQUE_VIOLATION.getState())
                || sqlite(cause) == SQLiteErrorCode.SQLITE_CONSTRAINT)
        .isPresent();
  }

  /// A clause that describes the fault, without a full stop.
  static String words(Throwable failed) {
    if (chain(failed).anyMatch(UnknownHostException.class::isInstance)) {
      return "there is no host with that name";
    }
    return sql(failed)
        .map(cause -> {
          SQLiteErrorCode code = sqlite(cause);
          return code == SQLiteErrorCode.UNKNOWN_ERROR ? words(state(cause)) : words(code);
        })
        .orElse("it failed (" + root(failed).getClass().getSimpleName() + ")");
  }

  private static String words(SQLiteErrorCode code) {
    return switch (code) {
      case SQLITE_NOTADB -> "the file is not a SQLite database";
      case SQLITE_CORRUPT -> "the file is damaged";
      case SQLITE_READONLY -> "it is read-only";
      case SQLITE_CANTOPEN -> "the file cannot be opened";
      case SQLITE_PERM, SQLITE_AUTH -> "there is no permission to use it";
      case SQLITE_BUSY, SQLITE_LOCKED -> "another program has locked it";
      case SQLITE_FULL -> "the disk is full";
      case SQLITE_IOERR -> "the disk failed";
      default -> "SQLite reports " + code.name();
    };
  }

  private static String words(String state) {
    return switch (state) {
      case "28P01" -> "the password is wrong";
      case "28000" -> "the user is not allowed to connect";
      case "3D000" -> "there is no database with that name";
      case "42501" -> "the user may not write to it";
      case "25006" -> "it is read-only";
      case "53100" -> "the disk is full";
      case "53300" -> "it has too many connections";
      case "57P01", "57P02", "57P03" -> "it is starting or stopping";
      case "08001", "08003", "08004", "08006", "08007" -> "it cannot be reached";
      case "" -> "it cannot be reached";
      default -> "it reports SQLSTATE " + state;
    };
  }

  private static Optional<SQLException> sql(Throwable failed) {
    return chain(failed)
        .filter(SQLException.class::isInstance)
        .map(SQLException.class::cast)
        .reduce((_, deeper) -> deeper);
  }

  private static String state(SQLException failed) {
    String state = failed.getSQLState();
    return state == null ? "" : state;
  }

  private static SQLiteErrorCode sqlite(SQLException failed) {
    return failed instanceof org.sqlite.SQLiteException
        ? SQLiteErrorCode.getErrorCode(failed.getErrorCode() & PRIMARY_CODE)
        : SQLiteErrorCode.UNKNOWN_ERROR;
  }

  private static Throwable root(Throwable failed) {
    return chain(failed).reduce((_, deeper) -> deeper).orElse(failed);
  }

  private static Stream<Throwable> chain(Throwable failed) {
    return Stream.<Throwable>iterate(failed, cause -> cause != null, Throwable::getCause).limit(50);
  }
}
