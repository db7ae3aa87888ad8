import org.jspecify.annotations.NullMarked;

/// Chess engines: programs that speak UCI, and a small one of our own.
///
/// Unlike the other libraries it starts processes and reads a clock. Null is refused everywhere,
/// with a NullPointerException that names the parameter. Values that make no sense are refused with
/// an IllegalArgumentException that says what was found and what was expected.
@NullMarked
module org.jadoube.uci {
  requires transitive org.jadoube.laws;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports org.jadoube.uci;
  exports org.jadoube.uci.own;
  exports org.jadoube.uci.process;
}
