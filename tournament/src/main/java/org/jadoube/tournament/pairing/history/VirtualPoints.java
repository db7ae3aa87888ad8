package org.jadoube.tournament.pairing.history;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.trf.record.PairingRecord.Acceleration;
import org.jadoube.tournament.trf.record.TrfPoints;

/// Points that count for pairing only, in tenths.
sealed interface VirtualPoints {
  /// Those of a participant in a round, or in a match of a Double-Swiss.
  int tenths(int number, int round);

  static VirtualPoints of(Tournament tournament, SystemSettings settings) {
    if (!settings.accelerations().isEmpty()) {
      return new Ranges(settings.accelerations(), settings.points());
    }
    return settings.baku()
        ? Baku.of(tournament, settings.points())
        : new Ranges(List.of(), settings.points());
  }

  /// Ranges of participants and rounds; later ones replace earlier ones.
  ///
  /// @param kind of the points that count; files may have match points as points, too
  record Ranges(List<Acceleration> ranges, ScoreKind kind) implements VirtualPoints {
    @Override
    public int tenths(int number, int round) {
      int tenths = 0;
      for (Acceleration range : ranges) {
        boolean meant =
            range.firstRound() <= round
                && round <= range.lastRound()
                && range.firstParticipant() <= number
                && number <= range.lastParticipant();
        tenths = meant ? points(range).orElse(TrfPoints.ZERO).tenths() : tenths;
      }
      return tenths;
    }

    private Optional<TrfPoints> points(Acceleration range) {
      return kind == ScoreKind.MATCH_POINTS
          ? range.matchPoints().filter(said -> said.tenths() != 0).or(range::points)
          : range.points();
    }
  }

  /// Baku acceleration (C.04.7): in the first half of the rounds, rounded up, the first half of the
  /// participants have a win's points, later half of them. A win of a Double-Swiss is that of both
  /// games.
  ///
  /// @param last the last participant of the group GA (1.2, 1.3)
  /// @param full the rounds with a win's points
  /// @param rounds all accelerated rounds
  record Baku(int last, int full, int rounds, int winTenths) implements VirtualPoints {
    static Baku of(Tournament tournament, ScoreKind kind) {
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
      int games = tournament.format().gamesOfMatch();
      int group = 2 * Math.ceilDiv(first.size(), 4);
      int accelerated = Math.ceilDiv(Math.ceilDiv(tournament.plannedRounds(), games), 2);
      return new Baku(
          first.stream().limit(group).reduce(0, (_, later) -> later),
          Math.ceilDiv(accelerated, 2),
          accelerated,
          5 * games * tournament.points().winHalves(kind));
    }

    /// Whether points fit (1.1); game points of teams never do (1.4.4).
    static boolean fits(Tournament tournament, ScoreKind kind) {
      PointSystem points = tournament.points();
      return points.winHalves(kind) == 2 * points.drawHalves(kind)
          && points.lossHalves(kind) == 0
          && (!tournament.isOfTeams() || kind == ScoreKind.MATCH_POINTS);
    }

    /// The records of a file that say the same (250): those with a win's points, and those with
    /// half of them.
    List<Acceleration> ranges() {
      List<Acceleration> ranges = new ArrayList<>(List.of(range(winTenths, 1, full)));
      if (full < rounds) {
        ranges.add(range(winTenths / 2, full + 1, rounds));
      }
      return ranges;
    }

    private Acceleration range(int tenths, int from, int to) {
      return new Acceleration(
          Optional.empty(), Optional.of(new TrfPoints(tenths)), from, to, 1, last);
    }

    @Override
    public int tenths(int number, int round) {
      if (number > last || round > rounds) {
        return 0;
      }
      return round <= full ? winTenths : winTenths / 2;
    }
  }
}
