package org.jadoube.cli.position;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.notation.SaidMove;
import org.jadoube.wording.Wording;

/// The answer if there is no piece to make a move: players may only move their own pieces.
final class MissingPiece {
  private static final List<String> ORDINALS =
      List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth");

  private MissingPiece() {}

  /// "White has no knight on the c-file (Article 1.1)."
  static String sentence(Edition edition, Colour turn, SaidMove said) {
    Citation citation = edition.cite(Rule.OWN_PIECES);
    return Wording.english().of(turn)
        + " has no "
        + said.role().name().toLowerCase(Locale.ROOT)
        + place(said)
        + " (Article "
        + citation.article().number()
        + ").";
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
