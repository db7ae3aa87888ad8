import org.jspecify.annotations.NullMarked;

/// Decisions under the Laws as sentences in the reader's language.
///
/// Null always causes a NullPointerException that names the parameter. A value that makes no sense
/// causes an IllegalArgumentException that says what was found and what was expected.
@NullMarked
module org.jadoube.wording {
  requires transitive org.jadoube.laws;
  requires static org.jspecify;

  exports org.jadoube.wording;
}
