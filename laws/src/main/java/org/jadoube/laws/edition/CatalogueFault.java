package org.jadoube.laws.edition;

/// The catalogue is wrong: nothing can be ruled by it. Says the file, the line, what was found and
/// what was expected.
final class CatalogueFault extends IllegalStateException {
  private static final long serialVersionUID = 1L;

  CatalogueFault(String place, String found, String expected) {
    super(place + ": found " + found + ", expected " + expected);
  }
}
