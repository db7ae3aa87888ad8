package org.jadoube.tournament.trf.record;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.domain.Require;

/// A record on which pairing and points depend besides results; TRF26. Players, or teams in a team
/// tournament, are named by their numbers.
///
/// @since 0.1.0
public sealed interface PairingRecord extends TrfRecord {
  /// Byes that were asked for (240).
  ///
  /// @param kind a full-point, half-point or zero-point bye
  record Byes(RoundResult kind, int round, List<Integer> participants) implements PairingRecord {
    public Byes {
      ColumnChecks.round(round, "round");
      participants = ColumnChecks.numbers(1, participants, "participants");
      if (!kind.isBye() || kind == RoundResult.PAIRING_ALLOCATED_BYE) {
        throw new IllegalArgumentException("kind must be a bye asked for, not " + kind);
      }
    }
  }

  /// Points that count for pairing only (250).
  ///
  /// @param matchPoints up to 99.9; for teams
  /// @param points up to 99.9
  record Acceleration(
      Optional<TrfPoints> matchPoints,
      Optional<TrfPoints> points,
      int firstRound,
      int lastRound,
      int firstParticipant,
      int lastParticipant)
      implements PairingRecord {
    public Acceleration {
      ColumnChecks.points(2, matchPoints, "matchPoints");
      ColumnChecks.points(2, points, "points");
      ColumnChecks.round(firstRound, "firstRound");
      ColumnChecks.round(lastRound, "lastRound");
      ColumnChecks.player(firstParticipant, "firstParticipant");
      ColumnChecks.player(lastParticipant, "lastParticipant");
      ColumnChecks.ascending(firstRound, lastRound, "lastRound");
      ColumnChecks.ascending(firstParticipant, lastParticipant, "lastParticipant");
    }
  }

  /// Participants who must not meet in some rounds (260).
  record ProhibitedPairings(int firstRound, int lastRound, List<Integer> participants)
      implements PairingRecord {
    public ProhibitedPairings {
      ColumnChecks.round(firstRound, "firstRound");
      ColumnChecks.round(lastRound, "lastRound");
      participants = ColumnChecks.numbers(1, participants, "participants");
      ColumnChecks.ascending(firstRound, lastRound, "lastRound");
    }
  }

  /// Points that the point system does not give (299).
  ///
  /// @param matchPoints from −99.9 to 99.9; for teams
  /// @param points from −99.9 to 99.9
  /// @param round the round; empty for all
  /// @param participants who gets them; empty for everybody
  record AbnormalPoints(
      AbnormalKind kind,
      Optional<TrfPoints> matchPoints,
      Optional<TrfPoints> points,
      OptionalInt round,
      List<Integer> participants)
      implements PairingRecord {
    public AbnormalPoints {
      signed(matchPoints);
      signed(points);
      ColumnChecks.within(1, ColumnChecks.MOST_ROUNDS, round, "round");
      participants = ColumnChecks.numbers(1, participants, "participants");
    }

    private static void signed(Optional<TrfPoints> points) {
      points.ifPresent(value -> Require.within(-999, 999, value.tenths(), "points.tenths"));
    }
  }
}
