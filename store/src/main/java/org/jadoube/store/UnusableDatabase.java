package org.jadoube.store;

/// The reason why a database cannot be used: a clause for people, without secrets. The driver's
/// message is left out on purpose.
public final class UnusableDatabase extends Exception {
  private static final long serialVersionUID = 1;

  UnusableDatabase(String reason) {
    super(reason);
  }
}
