import org.jspecify.annotations.NullMarked;

/// The Laws of Chess as a decider: acts in, events and refusals out, each with its article.
@NullMarked
module org.jadoube.laws {
  requires transitive org.jadoube.chess;
  requires transitive org.jadoube.notation;
  requires static org.jspecify;

  exports org.jadoube.laws;
}
