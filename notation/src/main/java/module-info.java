import org.jspecify.annotations.NullMarked;

/// Chess positions, moves and games as text.
///
/// Every exported constructor and method refuses null with a NullPointerException that names the
/// parameter. It refuses values that make no sense with an IllegalArgumentException that says what
/// was found and what was expected.
@NullMarked
@SuppressWarnings("module") // the audit is built later and not visible here
module org.jadoube.notation {
  requires transitive org.jadoube.chess;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports org.jadoube.notation;
  exports org.jadoube.notation.compact;
  exports org.jadoube.notation.diagram;
  exports org.jadoube.notation.encoding;
  exports org.jadoube.notation.fen;
  exports org.jadoube.notation.opening;
  exports org.jadoube.notation.pgn;
  exports org.jadoube.notation.pgn.command;
  exports org.jadoube.notation.pgn.game;
  exports org.jadoube.notation.pgn.movetext to
      org.jadoube.audit; // like convert, it looks at the reader's boards
  exports org.jadoube.notation.pgn.reading;
  exports org.jadoube.notation.pgn.time;
  exports org.jadoube.notation.pgn.words to
      org.jadoube.audit; // like the reader, it tells moves from other words
  exports org.jadoube.notation.replay to
      org.jadoube.audit;
  exports org.jadoube.notation.san;
  exports org.jadoube.notation.spoken;
}
