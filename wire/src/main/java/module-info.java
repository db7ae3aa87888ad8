import org.jspecify.annotations.NullMarked;

/// Decisions of the Laws as versioned JSON.
///
/// Null is refused everywhere, with a NullPointerException that names the parameter. Values that
/// make no sense are refused with an IllegalArgumentException that says what was found and what was
/// expected.
@NullMarked
module org.jadoube.wire {
  requires transitive org.jadoube.tournament;
  requires transitive org.jadoube.laws;
  requires tools.jackson.databind;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports org.jadoube.wire;

  // Jackson creates records that are not public.
  opens org.jadoube.wire to
      tools.jackson.databind;
}
