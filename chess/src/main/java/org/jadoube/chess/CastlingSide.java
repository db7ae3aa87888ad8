package org.jadoube.chess;

/// The two ways to castle (Article 3.8.2). They differ in where the pieces arrive.
///
/// ```java
/// CastlingSide.of(Square.E1, Square.A1); // => QUEEN_SIDE
/// CastlingSide.QUEEN_SIDE.kingFile(); // => c
/// ```
///
/// @since 0.1.0
public enum CastlingSide {
  /// Towards the h-file: king to the g-file, rook to the f-file.
  KING_SIDE(File.G, File.F),
  /// Towards the a-file: king to the c-file, rook to the d-file.
  QUEEN_SIDE(File.C, File.D);

  private final File kingFile;
  private final File rookFile;

  CastlingSide(File kingFile, File rookFile) {
    this.kingFile = kingFile;
    this.rookFile = rookFile;
  }

  /// The side that a rook is on, as seen from the king; a rook on the king's file is on the queen's
  /// side.
  ///
  /// @throws IllegalArgumentException if they are on the same square
  public static CastlingSide of(Square king, Square rook) {
    if (king == rook) {
      throw new IllegalArgumentException("king and rook are both on " + king);
    }
    return rook.file().ordinal() > king.file().ordinal() ? KING_SIDE : QUEEN_SIDE;
  }

  /// The file the king arrives on.
  public File kingFile() {
    return kingFile;
  }

  /// The file the rook arrives on.
  public File rookFile() {
    return rookFile;
  }
}
