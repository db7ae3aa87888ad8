package org.jadoube.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.Damage;
import org.jadoube.audit.archive.Damage.Stretch;

/// Finds the games of an archive that damage may have distorted. Damage is reported after the
/// games, so the place where it may have begun is kept. Games are known by their batches, so there
/// may be a few more on either side.
final class DoubtfulGames {
  private final Archive archive;
  private final List<Optional<GameRange>> ranges = new ArrayList<>();
  private long bytes;
  private long games;

  /// Where the text begins that no checksum has confirmed yet, and the next game there.
  private long uncertain;

  private long firstUncertain = 1;

  DoubtfulGames(Archive archive) {
    this.archive = archive;
  }

  /// Counts the next batch.
  void passed(long moreBytes, long moreGames) {
    long next = bytes + moreBytes;
    long verified = archive.verifiedBytes();
    if (verified >= bytes && verified < next) {
      uncertain = verified;
      firstUncertain = games + 1;
    }
    if (moreGames > 0) {
      stretch(new Stretch(bytes, next), new GameRange(games + 1, games + moreGames));
    }
    bytes = next;
    games += moreGames;
  }

  /// Tells `listener` of all damage.
  void tell(AuditListener listener) {
    List<Damage> damages = archive.damages();
    meetNewOnes(damages);
    for (int i = 0; i < damages.size(); i++) {
      listener.damaged(damages.get(i), ranges.get(i));
    }
  }

  private void stretch(Stretch batch, GameRange batchGames) {
    List<Damage> damages = archive.damages();
    meetNewOnes(damages);
    for (int i = 0; i < damages.size(); i++) {
      if (archive.inText(damages.get(i).doubtful()).overlaps(batch)) {
        long first = ranges.get(i).map(GameRange::first).orElse(batchGames.first());
        ranges.set(i, Optional.of(new GameRange(first, batchGames.last())));
      }
    }
  }

  /// Notes damage after all batches so far: the games before it may be doubtful.
  private void meetNewOnes(List<Damage> damages) {
    while (ranges.size() < damages.size()) {
      Stretch doubtful = archive.inText(damages.get(ranges.size()).doubtful());
      boolean passed = !doubtful.isEmpty() && doubtful.from() == uncertain && uncertain < bytes;
      ranges.add(
          passed && games >= firstUncertain
              ? Optional.of(new GameRange(firstUncertain, games))
              : Optional.empty());
    }
  }
}
