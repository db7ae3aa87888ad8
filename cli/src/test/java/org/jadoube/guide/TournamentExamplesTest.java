package org.jadoube.guide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.regulations.Scoring;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.MatchScoring;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Team;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;
import org.jadoube.tournament.standing.Place;
import org.jadoube.tournament.standing.Standings;
import org.jadoube.tournament.table.Berger;
import org.jadoube.tournament.table.KnockoutBracket;
import org.jadoube.tournament.table.MatchTable;
import org.jadoube.tournament.table.PairingTable;
import org.jadoube.tournament.table.Scheveningen;
import org.jadoube.tournament.table.TeamBoards;
import org.jadoube.tournament.table.Varma;
import org.jadoube.tournament.tiebreak.TieBreak;
import org.junit.jupiter.api.Test;

/// The examples of `docs/tournaments.md`; see [LibraryExamplesTest].
class TournamentExamplesTest {
  private static final List<Participant> FOUR =
      List.of(
          new Player(1, "Ana", 2100),
          new Player(2, "Bo", 2050),
          new Player(3, "Cid", 1990),
          new Player(4, "Dee", 1900));

  private static final Tournament SWISS =
      new Tournament(Format.SWISS, PointSystem.CLASSIC, FOUR, 3)
          .plus(Round.of(new Game(1, 3, Result.WHITE_WINS), new Game(4, 2, Result.DRAW)));

  @Test
  void round_robin() {
    // example: Pair a round robin
    PairingTable table = Berger.table(4); // Berger.table(4, 2) for a double one
    Tournament tournament =
        new Tournament(Format.ROUND_ROBIN, PointSystem.CLASSIC, FOUR, table.rounds().size())
            .with(table.games()); // all rounds, without results yet
    String first = table.rounds().getFirst().toString(); // [1-4, 2-3]
    // end
    assertThat(first).isEqualTo("[1-4, 2-3]");
    assertThat(tournament.rounds()).hasSize(3);
  }

  @Test
  void lots() {
    List<Player> players =
        IntStream.rangeClosed(1, 10)
            .mapToObj(number ->
                new Player(
                    number,
                    "Player " + number,
                    OptionalInt.empty(),
                    Optional.of(number < 4 ? "SLO" : "C" + number)))
            .toList();
    RandomGenerator random = new Random(7);
    // example: Draw lots so that countrymen do not meet at the end
    List<Player> drawn = Varma.draw(players, random::nextInt); // with their new numbers
    // end
    assertThat(drawn).hasSize(10);
  }

  @Test
  void results() {
    // example: Record what happened
    Round round =
        Round.of(
            new Game(1, 4, Result.WHITE_WINS),
            new Game(2, 3).with(GameResult.DRAW.by(GameResult.Basis.ADJUDICATION)));
    Round next =
        Round.of(
            new Game(4, 2, Result.forfeitedBy(Colour.BLACK)), // + -
            new Bye(1, Bye.Kind.HALF_POINT),
            new Bye(3, Bye.Kind.PAIRING_ALLOCATED));
    Tournament swiss =
        new Tournament(Format.SWISS, PointSystem.CLASSIC, FOUR, 5)
            .plus(round)
            .plus(next)
            .plus(new Withdrawal(2, 1)); // after the first round
    // end
    assertThat(swiss.rounds()).hasSize(2);
  }

  @Test
  void standings() {
    List<String> lines = new ArrayList<>();
    // example: Rank the participants
    List<TieBreak> tieBreaks = TieBreak.readList("DE, BH-C1, BH, SB, ARO").orThrow();
    for (Place place : Standings.of(SWISS, tieBreaks).places()) {
      String name = SWISS.participant(place.participant()).orElseThrow().name();
      lines.add(place.rank() + " " + name + " " + place.points() + " " + place.values());
    }
    // end
    assertThat(lines).hasSize(4).first().asString().startsWith("1 Ana 1 ");
  }

  @Test
  void scoring() {
    // example: Score otherwise
    PointSystem football = PointSystem.of(Scoring.THREE_ONE_NIL);
    PointSystem halfForBye = new PointSystem(Scoring.CLASSIC, 1, Optional.empty()); // half points
    // end
    assertThat(football).isNotEqualTo(halfForBye);
  }

  @Test
  void teams() {
    // example: Let teams play
    List<Participant> teams = List.of(new Team(1, "Bled"), new Team(2, "Brno"));
    Match match = new Match(1, 2, TeamBoards.of(List.of(1, 2, 3, 5), List.of(7, 8, 9, 10)));
    Tournament league =
        new Tournament(Format.ROUND_ROBIN, PointSystem.of(MatchScoring.usual(4)), teams, 1)
            .plus(Round.of(match)); // board.with(result) records a result
    Standings standings =
        Standings.of(league, TieBreak.readList("MPvGP, EDEBT, EMGSB-C1").orThrow());
    // end
    assertThat(standings.at(1)).containsExactly(1, 2);
  }

  @Test
  void others() {
    // example: Pair matches, Scheveningen and knockouts
    PairingTable match = MatchTable.of(1, 2, 6); // six games with alternating colours
    PairingTable scheveningen = Scheveningen.table(8); // A has 1 to 8, B has 9 to 16
    KnockoutBracket semifinal =
        KnockoutBracket.of(6).next(List.of(4, 3)); // 1 and 2 had no opponent
    String pairs = semifinal.pairs().toString(); // [1-4, 2-3]
    // end
    assertThat(pairs).isEqualTo("[1-4, 2-3]");
    assertThat(match.rounds()).hasSize(6);
    assertThat(scheveningen.rounds()).hasSize(8);
  }
}
