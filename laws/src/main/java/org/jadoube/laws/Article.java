package org.jadoube.laws;

/// The number of a provision in an edition of the Laws, in its one canonical form: `9.2.1`, `5.2b`,
/// `A.4.4`, `III.4`.
public record Article(String number) {
  @Override
  public String toString() {
    return number;
  }
}
