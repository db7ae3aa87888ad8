import org.jspecify.annotations.NullMarked;

/// What the Laws decide, as sentences in the reader's language.
@NullMarked
@SuppressWarnings("requires-automatic") // ICU4J comes without a descriptor.
module org.jadoube.wording {
  requires transitive org.jadoube.laws;
  requires com.ibm.icu;
  requires static org.jspecify;

  exports org.jadoube.wording;
}
