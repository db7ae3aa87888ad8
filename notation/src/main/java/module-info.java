import org.jspecify.annotations.NullMarked;

/// Chess positions, moves and games as text.
@NullMarked
module org.jadoube.notation {
  requires transitive org.jadoube.chess;
  requires static org.jspecify;

  exports org.jadoube.notation;
  exports org.jadoube.notation.compact;
  exports org.jadoube.notation.diagram;
  exports org.jadoube.notation.pgn;
}
