package org.jadoube.web.ask;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.SaidMove;
import org.jadoube.wording.Wording;

/// The answer if there is no piece that could make a move, since players may move only their own
/// pieces, or no piece to capture.
final class MissingPiece {
  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth");

  private MissingPiece() {}

  /// "White has no knight on the c-file (Article 1.1)." Or "Black has no rook to capture."
  static String sentence(Edition edition, Setup setup, SaidMove said) {
    return said.taken()
        .filter(_ -> has(setup, said.role()))
        .map(taken -> lack(setup.turn().opposite(), taken) + " to capture.")
        .orElseGet(() -> lack(setup.turn(), said.role()) + place(said) + article(edition));
  }

  private static boolean has(Setup setup, Role role) {
    return !setup.board().squares(Piece.of(setup.turn(), role)).isEmpty();
  }

  private static String lack(Colour colour, Role role) {
    String piece = role.name().toLowerCase(Locale.ROOT);
    return Wording.english().of(colour) + " has no " + piece;
  }

  private static String article(Edition edition) {
    return " (Article " + edition.cite(Rule.OWN_PIECES).article().number() + ").";
  }

  private static String place(SaidMove said) {
    Optional<File> file = said.fromFile();
    Optional<Rank> rank = said.fromRank();
    if (file.isPresent()) {
      return rank.map(it -> " on " + file.get() + it)
          .orElseGet(() -> " on the " + file.get() + "-file");
    }
    return rank.map(it -> " on the " + ordinal(it) + " rank").orElseGet(() -> pawnsPlace(said));
  }

  /// A pawn move that names only the target square starts on its file or, for a capture, next to
  /// it.
  private static String pawnsPlace(SaidMove said) {
    String where = said.captures() ? " beside the " : " on the ";
    return said.role() == Role.PAWN
        ? said.toFile().map(file -> where + file + "-file").orElse("")
        : "";
  }

  private static String ordinal(Rank rank) {
    return ORDINALS.get(rank.ordinal());
  }
}
