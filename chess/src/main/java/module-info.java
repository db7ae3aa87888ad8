import org.jspecify.annotations.NullMarked;

/// The game of chess itself: pieces, moves, positions, and which moves are legal (Article 3).
@NullMarked
module org.jadoube.chess {
  requires static org.jspecify;

  exports org.jadoube.chess;
  exports org.jadoube.chess.fate;
}
