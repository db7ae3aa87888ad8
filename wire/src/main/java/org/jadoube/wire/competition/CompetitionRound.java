package org.jadoube.wire.competition;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A round of an event.
///
/// @param published whether everybody may see it; its games have been made then
/// @param appointed when it starts
/// @param boards in their order
/// @param byes of those who have no opponent; in a round robin they are not listed
/// @param advancing in a knockout: who goes on from drawn games, once the next round is paired
/// @param matches of teams, if teams play; their boards are among `boards`
public record CompetitionRound(
    boolean published,
    Optional<Instant> appointed,
    List<RoundBoard> boards,
    List<RoundBye> byes,
    Optional<List<Integer>> advancing,
    Optional<List<RoundMatch>> matches) {
  public CompetitionRound {
    requireNonNull(appointed, "appointed");
    requireNonNull(boards, "boards");
    boards = List.copyOf(boards);
    requireNonNull(byes, "byes");
    byes = List.copyOf(byes);
    requireNonNull(advancing, "advancing");
    advancing = advancing.map(List::copyOf);
    requireNonNull(matches, "matches");
    matches = matches.map(List::copyOf);
  }

  /// The same with these boards.
  public CompetitionRound with(List<RoundBoard> boards) {
    return new CompetitionRound(published, appointed, boards, byes, advancing, matches);
  }

  /// The same for everybody to see.
  public CompetitionRound publish() {
    return new CompetitionRound(true, appointed, boards, byes, advancing, matches);
  }

  /// The same at another time.
  public CompetitionRound appoint(Instant startsAt) {
    Optional<Instant> then = Optional.of(requireNonNull(startsAt, "startsAt"));
    return new CompetitionRound(published, then, boards, byes, advancing, matches);
  }

  /// The same once it is known who goes on.
  public CompetitionRound advancing(List<Integer> advancing) {
    return new CompetitionRound(
        published,
        appointed,
        boards,
        byes,
        Optional.of(requireNonNull(advancing, "advancing")),
        matches);
  }

  /// The matches; none if players play for themselves.
  public List<RoundMatch> matchList() {
    return matches.orElse(List.of());
  }

  /// The same with these matches of teams.
  public CompetitionRound withMatches(List<RoundMatch> matches) {
    requireNonNull(matches, "matches");
    return new CompetitionRound(
        published, appointed, boards, byes, advancing, Optional.of(matches));
  }
}
