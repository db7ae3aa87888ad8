import org.jspecify.annotations.NullMarked;

/// The Laws of Chess as a decider: acts in, events and refusals out, each with its article.
///
/// Null is refused everywhere, with a NullPointerException that names the parameter, and values
/// that make no sense with an IllegalArgumentException that says what was found and what was
/// expected.
@NullMarked
module org.jadoube.laws {
  requires transitive org.jadoube.chess;
  requires transitive org.jadoube.notation;
  requires static org.jspecify;

  exports org.jadoube.laws;
  exports org.jadoube.laws.act;
  exports org.jadoube.laws.clock;
  exports org.jadoube.laws.edition;
  exports org.jadoube.laws.event;
  exports org.jadoube.laws.refusal;
  exports org.jadoube.laws.regulations;
}
