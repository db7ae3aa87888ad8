import org.jspecify.annotations.NullMarked;

/// What the Laws decide, as sentences in the reader's language.
///
/// Null is refused everywhere, with a NullPointerException that names the parameter, and values
/// that make no sense with an IllegalArgumentException that says what was found and what was
/// expected.
@NullMarked
module org.jadoube.wording {
  requires transitive org.jadoube.laws;
  requires static org.jspecify;

  exports org.jadoube.wording;
}
