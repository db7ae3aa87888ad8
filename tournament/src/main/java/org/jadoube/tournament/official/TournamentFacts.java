package org.jadoube.tournament.official;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jadoube.tournament.norm.FederationExemption;
import org.jadoube.tournament.rating.RatingKind;

/// An official's knowledge of a tournament besides who played whom.
///
/// @param city where it takes place
/// @param host the federation that registers it
/// @param start its first day
/// @param end its last day
/// @param days of the rounds, from the first, as far as they are known
/// @param kind of the ratings that count; by the time control if empty
/// @param timeControl in words
/// @param chiefArbiter name, perhaps with title and number
/// @param deputies the other arbiters
/// @param pairedBy the program or person that makes the pairings
/// @param exemption from the demands on federations in norms
/// @param people by pairing number, of whom anything is known
/// @since 0.1.0
public record TournamentFacts(
    Optional<String> city,
    Optional<String> host,
    Optional<LocalDate> start,
    Optional<LocalDate> end,
    List<Optional<LocalDate>> days,
    Optional<RatingKind> kind,
    Optional<String> timeControl,
    Optional<String> chiefArbiter,
    List<String> deputies,
    Optional<String> pairedBy,
    Optional<FederationExemption> exemption,
    Map<Integer, PersonFacts> people) {
  /// Nothing.
  public static final TournamentFacts NONE =
      new TournamentFacts(
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          Map.of());

  public TournamentFacts {
    days = List.copyOf(days);
    deputies = List.copyOf(deputies);
    people = Map.copyOf(people);
  }

  /// A copy with an exemption, or without.
  public TournamentFacts with(Optional<FederationExemption> exempted) {
    return new TournamentFacts(
        city,
        host,
        start,
        end,
        days,
        kind,
        timeControl,
        chiefArbiter,
        deputies,
        pairedBy,
        exempted,
        people);
  }

  /// A copy with these ratings counting and this first day, where they are given.
  public TournamentFacts rated(Optional<RatingKind> counting, Optional<LocalDate> first) {
    return new TournamentFacts(
        city,
        host,
        first.or(() -> start),
        end,
        days,
        counting.or(() -> kind),
        timeControl,
        chiefArbiter,
        deputies,
        pairedBy,
        exemption,
        people);
  }

  /// A copy with facts about the people.
  public TournamentFacts with(Map<Integer, PersonFacts> known) {
    return new TournamentFacts(
        city,
        host,
        start,
        end,
        days,
        kind,
        timeControl,
        chiefArbiter,
        deputies,
        pairedBy,
        exemption,
        known);
  }

  PersonFacts person(int number) {
    return people.getOrDefault(number, PersonFacts.NONE);
  }
}
