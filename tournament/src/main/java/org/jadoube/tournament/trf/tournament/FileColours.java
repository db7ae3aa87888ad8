package org.jadoube.tournament.trf.tournament;

import java.util.List;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.HeadingRecord.BoardColours;

/// The colours on the boards of a match (352).
final class FileColours {
  private FileColours() {}

  /// Those of the team that has White on the first board, which is the first team. A list that
  /// begins with Black is one of the other team.
  static List<Colour> ofFirst(TrfFile file) {
    List<Colour> said = file.first(BoardColours.class).map(BoardColours::colours).orElse(List.of());
    boolean other = !said.isEmpty() && said.getFirst() == Colour.BLACK;
    return other ? said.stream().map(Colour::opposite).toList() : said;
  }
}
