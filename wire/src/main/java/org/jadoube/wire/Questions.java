package org.jadoube.wire;

import java.util.List;
import java.util.Optional;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.tournament.tiebreak.TieBreak;

/// Questions to the Laws that need no game on a server.
///
/// @since 0.1.0
public final class Questions {
  private Questions() {}

  /// Is this move legal, and if not, why?
  ///
  /// @param fen the position as FEN, or `startpos`
  /// @param move in any notation, or in words: `Nf3`, `g1f3`, `knight f3`
  /// @param edition of the Laws; the newest if left out
  public record OfMove(String fen, String move, Optional<Edition> edition) {}

  /// How does this position stand under the Laws?
  ///
  /// @param fen the position as FEN, or `startpos`
  /// @param edition of the Laws; the newest if left out
  /// @param chess960 whether the game may have started from any Chess960 position
  public record OfPosition(String fen, Optional<Edition> edition, boolean chess960) {}

  /// Who can still checkmate in this position, by any series of legal moves?
  ///
  /// @param fen the position as FEN, or `startpos`
  /// @param lines whether the answer includes moves that lead to mate
  public record OfFate(String fen, boolean lines) {}

  /// How do the Laws rule on these acts?
  ///
  /// @param regulations of the game; what is left out has its default
  /// @param acts in order, each a second after the one before: `e4`; `+90 e5`, 90 seconds after it;
  ///   `lift g1, put white-knight g3, press`, by hand; `black claim-draw claim=threefold`; or an
  ///   act as JSON
  public record OfGame(Regulations regulations, List<String> acts) {
    public OfGame {
      acts = List.copyOf(acts);
    }
  }

  /// Which acts are permitted to somebody after these?
  ///
  /// @param regulations of the game; what is left out has its default
  /// @param acts as in a question about a game
  /// @param actor who asks
  public record OfPermissions(Regulations regulations, List<String> acts, Actor actor) {
    public OfPermissions {
      acts = List.copyOf(acts);
    }
  }

  /// Which provisions of the Laws say something about this?
  ///
  /// @param query an Article in any spelling, the name of a rule, or words
  /// @param edition of the Laws; if left out, the newest that has any
  /// @param language of the answer, as a tag such as `de`; English if left out
  public record OfLaws(String query, Optional<Edition> edition, Optional<String> language) {}

  /// Where do these games and the Laws part?
  ///
  /// @param pgn the games
  /// @param edition of the Laws for all games; if left out, each is judged by the one of its day
  public record OfArchive(String pgn, Optional<Edition> edition) {}

  /// How do the participants of this tournament rank?
  ///
  /// @param trf a tournament report file
  /// @param tieBreaks in order; those of the file if left out
  public record OfTournament(String trf, Optional<List<TieBreak>> tieBreaks) {
    public OfTournament {
      tieBreaks = tieBreaks.map(List::copyOf);
    }
  }
}
