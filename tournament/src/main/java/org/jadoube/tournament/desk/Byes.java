package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.HalfPointByes;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;

/// Byes that are asked for, in rounds of a Swiss that are not paired yet.
public final class Byes {
  private Byes() {}

  /// Notes a bye; one that was asked for before in that round is replaced.
  public static Changed ask(Tournament record, RequestedBye bye) {
    if (record.terms().format().predetermined()) {
      return refused(Hindrance.UNFIT, "Byes are asked for in a Swiss only.");
    }
    Participants participants = new Participants(record);
    if (!participants.has(bye.participant())) {
      return participants.unknown(bye.participant());
    }
    if (!bye.kind().requested() && bye.kind() != Bye.Kind.FULL_POINT) {
      return refused(Hindrance.UNFIT, "The pairing itself allocates such a bye.");
    }
    if (bye.round() <= record.rounds().size() || bye.round() > record.roundsOfFormat()) {
      return refused(Hindrance.UNKNOWN_ROUND, "Round " + bye.round() + " is not one to come.");
    }
    int second = (bye.round() - 1) % record.format().gamesOfMatch();
    if (second > 0) {
      return refused(
          Hindrance.UNFIT,
          "A bye of a Double-Swiss is for both games of a match: ask for it in round "
              + (bye.round() - second)
              + ".");
    }
    Tournament others = without(record, bye.round(), bye.participant());
    return record
        .terms()
        .halfPointByes()
        .filter(_ -> bye.kind() == Bye.Kind.HALF_POINT)
        .flatMap(limit -> beyond(others, bye, limit))
        .orElseGet(() -> {
          List<RequestedBye> byes = new ArrayList<>(others.byes());
          byes.add(bye);
          return Changed.to(record.withByes(byes));
        });
  }

  /// Drops a bye that was asked for; nothing happens if none was.
  ///
  /// @param round from 1
  public static Changed drop(Tournament record, int round, int participant) {
    return round <= record.rounds().size()
        ? refused(Hindrance.UNKNOWN_ROUND, "Round " + round + " is not one to come.")
        : Changed.to(without(record, round, participant));
  }

  private static Tournament without(Tournament record, int round, int participant) {
    return record.withByes(
        record.byes().stream()
            .filter(each -> each.round() != round || each.participant() != participant)
            .toList());
  }

  private static Optional<Changed> beyond(
      Tournament record, RequestedBye bye, HalfPointByes limit) {
    if (bye.round() > record.roundsOfFormat() - limit.notInLast()) {
      return unfit(
          "This tournament has no half-point byes at its end; the number of such rounds is %d.",
          limit.notInLast());
    }
    return had(record, bye.participant()) >= limit.most()
        ? unfit(
            "This tournament limits the half-point byes of a player; the limit is %d.",
            limit.most())
        : Optional.empty();
  }

  private static Optional<Changed> unfit(String sentence, int number) {
    return Optional.of(refused(Hindrance.UNFIT, String.format(Locale.ROOT, sentence, number)));
  }

  /// Those of the rounds that are paired, and those asked for.
  private static long had(Tournament record, int participant) {
    long paired =
        record.rounds().stream()
            .map(Round::byes)
            .flatMap(List::stream)
            .filter(bye -> bye.participant() == participant && bye.kind() == Bye.Kind.HALF_POINT)
            .count();
    return paired
        + record.byes().stream()
            .filter(bye -> bye.round() > record.rounds().size())
            .filter(bye -> bye.participant() == participant && bye.kind() == Bye.Kind.HALF_POINT)
            .count();
  }
}
