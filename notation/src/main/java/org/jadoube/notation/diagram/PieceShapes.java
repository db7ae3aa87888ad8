package org.jadoube.notation.diagram;

import org.jadoube.chess.Role;

/// The pieces, drawn on squares of 45 units, as the contents of an SVG group. They are filled with
/// the piece's colour and outlined by the group; shapes of class `line` are not filled.
final class PieceShapes {
  private static final String BASE =
      "<path d='M10.5 39h24v-2.2a3.2 3.2 0 0 0-3.2-3.2H13.7a3.2 3.2 0 0 0-3.2 3.2z'/>";

  private PieceShapes() {}

  static String of(Role role) {
    return switch (role) {
      case PAWN -> BASE + PAWN;
      case KNIGHT -> BASE + KNIGHT;
      case BISHOP -> BASE + BISHOP;
      case ROOK -> BASE + ROOK;
      case QUEEN -> BASE + QUEEN;
      case KING -> BASE + KING;
    };
  }

  private static final String PAWN =
      "<path d='M14.8 33.6c.8-5.6 4.8-7.4 5.2-13.2h5c.4 5.8 4.4 7.6 5.2 13.2z'/>"
          + "<path d='M16.6 20.6h11.8l-1.8-2.6h-8.2z'/>"
          + "<circle cx='22.5' cy='12.6' r='5.6'/>";

  private static final String KNIGHT =
      "<path d='M13.6 33.6c.2-5.4 3.4-8.6 7.6-12.2-2.8.6-4.8 1.4-6.2 2.8-1.2 1.2-2.2 2.2-3.6 2"
          + "-1.5-.2-2.9-1.8-2.7-3.4.4-3 3.2-5.4 4.5-8.6.6-1.5.7-2.7 2.3-3.8L15.2 6.4l3.9 2.4"
          + " 2-2.8 2 2.9c8 1.2 12 8.2 12 16.2 0 3.2-.6 5.6-1.2 8.5z'/>"
          + "<circle class='eye' cx='17.4' cy='14.4' r='1.1'/>"
          + "<path class='line' d='M24.6 12.6c4.2 2.6 6 7.2 6 12.4'/>";

  private static final String BISHOP =
      "<path d='M14.6 33.6c.5-2.8 1.9-3.8 2.9-5.4h10c1 1.6 2.4 2.6 2.9 5.4z'/>"
          + "<path d='M22.5 9.2c5.4 3.8 8.3 8 8.3 12.2 0 2.8-1.3 5.2-3.5 6.8h-9.6"
          + "c-2.2-1.6-3.5-4-3.5-6.8 0-4.2 2.9-8.4 8.3-12.2z'/>"
          + "<circle cx='22.5' cy='7' r='2.3'/>"
          + "<path class='line' d='M26.6 14.2l-4.4 6.6'/>";

  private static final String ROOK =
      "<path d='M14.6 33.6l1.4-15.8h13l1.4 15.8z'/>"
          + "<path d='M12 8.6v6.2l3.2 3h14.6l3.2-3V8.6h-4.6v3h-3.6v-3h-4.6v3h-3.6v-3z'/>"
          + "<path class='line' d='M15.6 22.4h13.8'/>";

  private static final String QUEEN =
      "<path d='M13.4 33.6c.6-2.6.8-4.2.6-6.4h17c-.2 2.2 0 3.8.6 6.4z'/>"
          + "<path d='M14 27.2L8.8 13.6l7 5.6 1.6-10 5.1 9.2 5.1-9.2 1.6 10 7-5.6L31 27.2z'/>"
          + "<circle cx='8.6' cy='12.2' r='1.9'/><circle cx='17.3' cy='7.8' r='1.9'/>"
          + "<circle cx='27.7' cy='7.8' r='1.9'/><circle cx='36.4' cy='12.2' r='1.9'/>"
          + "<path class='line' d='M13.8 30.2h17.4'/>";

  private static final String KING =
      "<path fill='none' d='M22.5 12V4.4M19.2 7.2h6.6'/>"
          + "<path d='M13.4 33.6c.6-2.6.8-4.2.6-6.4h17c-.2 2.2 0 3.8.6 6.4z'/>"
          + "<path d='M22.5 22.4c-3.4-4.6-3.4-8.2 0-11.4 3.4 3.2 3.4 6.8 0 11.4z'/>"
          + "<path d='M14 27.2C7.6 23.4 7 16 12.6 14.4c4.6-1.3 8.4 2.6 9.9 8 1.5-5.4 5.3-9.3 9.9-8"
          + " 5.6 1.6 5 9-1.4 12.8z'/>"
          + "<path class='line' d='M13.8 30.2h17.4'/>";
}
