package org.jadoube.audit;

import java.util.Optional;
import org.jadoube.audit.facts.GameKey;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.JudgedBy;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.same.FingerprintTable;
import org.jadoube.audit.same.GameFingerprint;
import org.jadoube.audit.same.SharedBeginnings;
import org.jadoube.chess.domain.Require;

/// The games that one or more audits have seen, to find duplicates and games that are the beginning
/// of another. It takes about 250 bytes for each game. One thread at a time may use it.
///
/// @since 0.1.0
public final class SeenGames {
  /// The share of the memory that nothing else needs.
  private static final double SHARE = 0.7;

  /// Of that, the share for games that occur twice as a whole.
  private static final double WHOLLY = 0.25;

  private final FingerprintTable table;
  private final SharedBeginnings beginnings = new SharedBeginnings();

  /// No games so far.
  ///
  /// @param most how many to remember; later games are only compared with these
  public SeenGames(int most) {
    table = new FingerprintTable(most);
  }

  /// No games so far, with room for any number.
  public static SeenGames unlimited() {
    return new SeenGames(FingerprintTable.MOST_GAMES);
  }

  /// How many games can be remembered if all of the memory is `bytes`: about 5 million in 2 GB.
  public static int mostIn(long bytes) {
    Require.atLeast(0, bytes, "bytes");
    double free = SHARE * bytes;
    int wholly = FingerprintTable.mostIn((long) (WHOLLY * free));
    return Math.min(wholly, SharedBeginnings.mostIn((long) ((1 - WHOLLY) * free)));
  }

  /// Whether there is no more room, so that further games are only compared with these.
  public boolean isFull() {
    return table.isFull();
  }

  /// Adds a game, unless it is the same as an earlier one.
  ///
  /// @param archive its file
  /// @param game its number there, from 1
  /// @return the finding, if it is the same or one is the beginning of the other
  public Optional<Finding.DuplicateGame> add(GameKey key, String archive, long game) {
    Require.atLeast(1, game, "game");
    boolean full = isFull();
    return table
        .add(key, archive, game)
        .map(seen -> new Finding.DuplicateGame(seen.archive(), seen.game(), 0))
        .or(() -> part(key, archive, game, full));
  }

  private Optional<Finding.DuplicateGame> part(
      GameKey key, String archive, long game, boolean full) {
    Optional<SharedBeginnings.Partner> partner = beginnings.partner(key);
    if (!full) {
      beginnings.add(key, archive, game);
    }
    return partner.map(other ->
        new Finding.DuplicateGame(other.archive(), other.game(), key.plies() - other.plies()));
  }

  /// Adds the game with this fingerprint, unless it is the same as an earlier one.
  ///
  /// @param gamesBefore how many games of the archive come before the game's batch
  /// @return the finding, if it is the same or one is the beginning of the other
  Optional<PlacedFinding> add(GameFingerprint print, String archive, long gamesBefore) {
    return add(print.key(), archive, gamesBefore + print.place().game())
        .map(finding -> placed(print.place(), finding));
  }

  /// The finding about the game at `place`.
  public static PlacedFinding placed(FindingPlace place, Finding.DuplicateGame finding) {
    return new PlacedFinding(place, finding, JudgedBy.TEXT);
  }
}
