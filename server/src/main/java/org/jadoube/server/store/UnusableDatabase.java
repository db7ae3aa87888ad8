package org.jadoube.server.store;

/// Why a database cannot be used at all: a clause in words, without secrets. What the driver said
/// is left out on purpose.
public final class UnusableDatabase extends Exception {
  private static final long serialVersionUID = 1;

  UnusableDatabase(String reason) {
    super(reason);
  }
}
