package org.jadoube.play.people;

/// An account's id, which stays the same when its name changes.
public record AccountId(String text) {
  @Override
  public String toString() {
    return text;
  }
}
