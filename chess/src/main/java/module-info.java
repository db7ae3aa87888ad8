import org.jspecify.annotations.NullMarked;

/// The game of chess itself: pieces, moves, positions, and which moves are legal (Article 3).
///
/// Null is refused everywhere, with a NullPointerException that names the parameter. An invalid
/// value is refused with an IllegalArgumentException that says what was found and what was
/// expected.
@NullMarked
@SuppressWarnings("module") // the other modules are built later and not visible here
module org.jadoube.chess {
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports org.jadoube.chess;
  exports org.jadoube.chess.fate;
  exports org.jadoube.chess.fate.glance to
      org.jadoube.audit; // it looks at the last position of every game
  exports org.jadoube.chess.retro;
  exports org.jadoube.chess.retro.proof;
  exports org.jadoube.chess.bits to
      org.jadoube.audit, // like the reader, it plays through archives without allocating
      org.jadoube.notation,
      org.jadoube.uci; // its engine searches without allocating
  exports org.jadoube.chess.domain to
      org.jadoube.audit,
      org.jadoube.tournament,
      org.jadoube.laws,
      org.jadoube.notation,
      org.jadoube.uci,
      org.jadoube.wire;
}
