package org.jadoube.tournament.pairing.history;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.trf.record.PairingRecord.Acceleration;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Points that count for pairing only, in tenths.
sealed interface VirtualPoints {
  /// A player's points in a round, in tenths.
  int tenths(int player, int round);

  static VirtualPoints of(Tournament tournament, DutchSettings settings) {
    if (!settings.accelerations().isEmpty()) {
      return new Ranges(settings.accelerations());
    }
    return settings.baku() ? Baku.of(tournament) : new Ranges(List.of());
  }

  /// Ranges of players and rounds; later ones replace earlier ones.
  record Ranges(List<Acceleration> ranges) implements VirtualPoints {
    @Override
    public int tenths(int player, int round) {
      int tenths = 0;
      for (Acceleration range : ranges) {
        boolean meant =
            range.firstRound() <= round
                && round <= range.lastRound()
                && range.firstParticipant() <= player
                && player <= range.lastParticipant();
        tenths = meant ? range.points().orElse(TrfPoints.ZERO).tenths() : tenths;
      }
      return tenths;
    }
  }

  /// Baku acceleration (C.04.7): in the first half of the rounds, rounded up, the first half of the
  /// players have a win's points, later half of them.
  ///
  /// @param last the last player of the group GA (1.2, 1.3)
  /// @param full the rounds with a win's points
  /// @param rounds all accelerated rounds
  record Baku(int last, int full, int rounds, int winTenths) implements VirtualPoints {
    static Baku of(Tournament tournament) {
      NavigableSet<Integer> first = new TreeSet<>();
      if (tournament.rounds().isEmpty()) {
        tournament.participants().stream().map(Participant::number).forEach(first::add);
      } else {
        tournament
            .rounds()
            .getFirst()
            .pairings()
            .forEach(each -> first.addAll(each.participants()));
      }
      int group = 2 * Math.ceilDiv(first.size(), 4);
      int accelerated = Math.ceilDiv(tournament.plannedRounds(), 2);
      return new Baku(
          first.stream().limit(group).reduce(0, (_, later) -> later),
          Math.ceilDiv(accelerated, 2),
          accelerated,
          5 * tournament.points().winHalves(ScoreKind.GAME_POINTS));
    }

    /// Whether points fit (1.1).
    static boolean fits(PointSystem points) {
      ScoreKind kind = ScoreKind.GAME_POINTS;
      return points.winHalves(kind) == 2 * points.drawHalves(kind) && points.lossHalves(kind) == 0;
    }

    @Override
    public int tenths(int player, int round) {
      if (player > last || round > rounds) {
        return 0;
      }
      return round <= full ? winTenths : winTenths / 2;
    }
  }
}
