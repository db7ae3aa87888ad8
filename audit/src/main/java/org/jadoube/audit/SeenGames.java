package org.jadoube.audit;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.Basis;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.same.Fingerprint;
import org.jadoube.audit.same.SeenTable;
import org.jadoube.chess.domain.Require;

/// The games that one or more audits have seen, to find those that occur twice. It takes 37 to 56
/// bytes for each game (four times as many where more than 32 games have the same moves), and half
/// as much again while it grows. One thread at a time may use it.
public final class SeenGames {
  /// The share of the memory that is not needed for anything else.
  private static final double SHARE = 0.7;

  private final SeenTable table;

  /// No games so far.
  ///
  /// @param most how many to remember; games that come later are only compared with these
  public SeenGames(int most) {
    table = new SeenTable(most);
  }

  /// No games so far, with room for all that come.
  public static SeenGames unlimited() {
    return new SeenGames(SeenTable.MOST_GAMES);
  }

  /// As many as can be remembered where all of the memory is `bytes`: about 25 million in 2 GB.
  public static int mostIn(long bytes) {
    Require.atLeast(0, bytes, "bytes");
    return SeenTable.mostIn((long) (SHARE * bytes));
  }

  /// Whether no more are remembered, so that games which come now are only compared with these.
  public boolean isFull() {
    return table.isFull();
  }

  /// Adds a game, unless it is the same as an earlier one.
  ///
  /// @param archive its file
  /// @param game its number there, from 1
  /// @return the finding that it is
  public Optional<Finding.DuplicateGame> add(GameKey key, String archive, long game) {
    requireNonNull(key, "key");
    requireNonNull(archive, "archive");
    Require.atLeast(1, game, "game");
    return table
        .add(key, archive, game)
        .map(seen -> new Finding.DuplicateGame(seen.archive(), seen.game()));
  }

  /// Adds the game with this fingerprint, unless it is the same as an earlier one.
  ///
  /// @param gamesBefore how many games of the archive come before the game's batch
  /// @return the finding that it is
  Optional<PlacedFinding> add(Fingerprint print, String archive, long gamesBefore) {
    return add(print.key(), archive, gamesBefore + print.place().game())
        .map(finding -> placed(print.place(), finding));
  }

  /// The finding that the game at `place` was there before.
  public static PlacedFinding placed(FindingPlace place, Finding.DuplicateGame finding) {
    requireNonNull(place, "place");
    requireNonNull(finding, "finding");
    return new PlacedFinding(place, finding, Basis.TEXT);
  }
}
