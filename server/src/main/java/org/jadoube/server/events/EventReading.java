package org.jadoube.server.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jadoube.competition.Bye;
import org.jadoube.competition.Game;
import org.jadoube.competition.GameResult;
import org.jadoube.competition.Pairing;
import org.jadoube.competition.Round;
import org.jadoube.competition.Tournament;
import org.jadoube.competition.tiebreak.TieBreak;
import org.jadoube.competition.trf.TrfFile;
import org.jadoube.competition.trf.record.HeadingField;
import org.jadoube.competition.trf.record.HeadingRecord;
import org.jadoube.competition.trf.record.Person;
import org.jadoube.competition.trf.record.PlayerRecord;
import org.jadoube.competition.trf.record.TieBreakField;
import org.jadoube.competition.trf.tournament.FileTournament;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.notation.Reading;
import org.jadoube.wire.competition.BoardResult;
import org.jadoube.wire.competition.CompetitionRecord;
import org.jadoube.wire.competition.CompetitionRound;
import org.jadoube.wire.competition.CompetitionTerms;
import org.jadoube.wire.competition.Entrant;
import org.jadoube.wire.competition.RoundBoard;
import org.jadoube.wire.competition.RoundBye;
import org.jadoube.wire.competition.TeamTerms;

/// Makes an event of a tournament report file. What the file says of results is kept like decisions
/// of an arbiter, since there are no games here.
final class EventReading {
  private static final String SOURCE = "tournament file";
  private static final Pattern FEDERATION = Pattern.compile("[A-Z]{3}");
  private static final Pattern TITLE = Pattern.compile("[A-Z]{2,3}");
  private static final Pattern NUMBER = Pattern.compile("\\d{1,11}");

  private final TrfFile file;

  private EventReading(TrfFile file) {
    this.file = file;
  }

  /// The event in a file, or why there is none.
  static Changed of(EventId id, TrfFile file) {
    return switch (FileTournament.of(file)) {
      case FileTournament.NotUnderstood(var reasons) ->
          Changed.refused(Hindrance.UNFIT, String.join(" ", reasons));
      case FileTournament.Understood(var tournament, var _) ->
          new EventReading(file).read(id, tournament);
    };
  }

  private Changed read(EventId id, Tournament tournament) {
    if (tournament.points().matches().isEmpty()) {
      return Changed.to(event(id, tournament));
    }
    TeamsOfFile teams = new TeamsOfFile(file, tournament);
    return teams
        .fault()
        .orElseGet(() ->
            Changed.to(
                Progress.with(
                    teams.in(
                        CompetitionRecord.of(
                            id.text(), terms(tournament, Optional.of(teams.terms())))),
                    Map.of())));
  }

  private CompetitionRecord event(EventId id, Tournament tournament) {
    CompetitionRecord record =
        CompetitionRecord.of(id.text(), terms(tournament, Optional.empty()))
            .withEntrants(entrants())
            .withRounds(tournament.rounds().stream().map(EventReading::round).toList());
    return Progress.with(record, Map.of());
  }

  private CompetitionTerms terms(Tournament tournament, Optional<TeamTerms> teams) {
    Scoring scoring = tournament.points().games();
    int byeHalves = tournament.points().allocatedByeHalves();
    String name = file.text(HeadingField.TOURNAMENT_NAME).orElse("?");
    return new CompetitionTerms(
        name.codePoints()
            .limit(EventLimits.LONGEST_NAME)
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString(),
        tournament.format(),
        Regulations.of(timeControl()).with(scoring),
        rounds(tournament),
        cycles(tournament),
        teams.isPresent() || byeHalves == scoring.winHalves()
            ? OptionalInt.empty()
            : OptionalInt.of(byeHalves),
        tieBreaks(),
        Optional.empty(),
        /* openEntry= */ false,
        teams);
  }

  private static OptionalInt rounds(Tournament tournament) {
    return switch (tournament.format()) {
      case SWISS, MATCH -> OptionalInt.of(Math.max(1, tournament.plannedRounds()));
      case ROUND_ROBIN, SCHEVENINGEN, KNOCKOUT -> OptionalInt.empty();
    };
  }

  /// How often everybody meets, which a file tells by its number of rounds alone.
  private static OptionalInt cycles(Tournament tournament) {
    int players = tournament.participants().size();
    int once =
        switch (tournament.format()) {
          case ROUND_ROBIN -> players + players % 2 - 1;
          case SCHEVENINGEN ->
              tournament.points().matches().isPresent()
                  ? tournament.points().boards()
                  : players / 2;
          case SWISS, MATCH, KNOCKOUT -> Integer.MAX_VALUE;
        };
    return tournament.plannedRounds() > once
        ? OptionalInt.of(Math.ceilDiv(tournament.plannedRounds(), once))
        : OptionalInt.empty();
  }

  private TimeControl timeControl() {
    return file.text(HeadingField.ENCODED_TIME_CONTROL)
        .map(TimeControl::read)
        .map(reading ->
            reading instanceof Reading.Read<TimeControl>(TimeControl read)
                ? read
                : TimeControl.UNTIMED)
        .orElse(TimeControl.UNTIMED);
  }

  /// Those that can be read; points come first in any case.
  private Optional<List<TieBreak>> tieBreaks() {
    List<TieBreak> read =
        file.all(HeadingRecord.TieBreaks.class)
            .filter(record -> record.field() == TieBreakField.STANDINGS)
            .flatMap(record -> record.codes().stream())
            .map(TieBreak::read)
            .filter(Reading.Read.class::isInstance)
            .map(Reading::orThrow)
            .toList();
    return Optional.of(read).filter(list -> !list.isEmpty());
  }

  private List<Entrant> entrants() {
    return file.playersByStartingRank().stream().map(EventReading::entrant).toList();
  }

  static Entrant entrant(PlayerRecord.Player player) {
    Person person = player.person();
    return new Entrant(
        player.startingRank(),
        person.name().isBlank() ? "?" : person.name(),
        Optional.empty(),
        person.rating().stream().filter(rating -> rating > 0).findFirst(),
        fitting(FEDERATION, person.federation()),
        fitting(TITLE, person.title()),
        fitting(NUMBER, person.number()));
  }

  private static Optional<String> fitting(Pattern shape, String text) {
    return Optional.of(text).filter(shape.asMatchPredicate());
  }

  private static CompetitionRound round(Round round) {
    List<RoundBoard> boards = new ArrayList<>();
    List<RoundBye> byes = new ArrayList<>();
    for (Pairing pairing : round.pairings()) {
      switch (pairing) {
        case Game game -> boards.add(board(game));
        case Bye bye -> byes.add(new RoundBye(bye.participant(), bye.kind()));
        case org.jadoube.competition.Match match ->
            throw new IllegalStateException("teams are not read: " + match);
      }
    }
    return new CompetitionRound(
        /* published= */ true, Optional.empty(), boards, byes, Optional.empty(), Optional.empty());
  }

  private static RoundBoard board(Game game) {
    return new RoundBoard(
        game.white(), game.black(), Optional.empty(), game.result().map(EventReading::result));
  }

  static BoardResult result(GameResult recorded) {
    return new BoardResult(
        recorded.result(),
        recorded.basis(),
        recorded.played() && !recorded.rated(),
        Optional.of(SOURCE));
  }
}
