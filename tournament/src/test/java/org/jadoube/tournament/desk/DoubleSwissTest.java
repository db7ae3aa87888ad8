package org.jadoube.tournament.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.Withdrawal;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.tournament.FileTournament;
import org.jadoube.tournament.trf.tournament.TournamentFile;
import org.junit.jupiter.api.Test;

/// A Double-Swiss, round by round.
final class DoubleSwissTest {
  private static final Tournament FIVE =
      Tournament.of(
              "",
              Terms.of(
                      "Double",
                      Format.DOUBLE_SWISS,
                      Regulations.of(TimeControl.UNTIMED),
                      PointSystem.CLASSIC)
                  .lasting(6, 5))
          .withEntrants(
              IntStream.rangeClosed(1, 5).mapToObj(each -> new Player(each, "P" + each)).toList());

  private static Tournament paired(Tournament record) {
    return switch (round(record, Optional.empty())) {
      case Changed.Done(Tournament done) -> {
        Round last = done.rounds().getLast();
        yield done.with(
                done.rounds().size(),
                last.withGames(
                        last.games().stream()
                            .map(game ->
                                game.with(game.result().or(() -> Optional.of(GameResult.DRAW))))
                            .toList())
                    .publish())
            .at(done.stage(), done.roundsOfFormat());
      }
      case Changed.Refused(var _, String sentence) -> throw new AssertionError(sentence);
    };
  }

  private static Changed round(Tournament record, Optional<List<Pair>> pairs) {
    PairingRequest request =
        new PairingRequest(pairs, OptionalInt.empty(), Optional.empty(), Optional.empty());
    Tournament seen = record.at(record.stage(), record.roundsOfFormat());
    SwissRound swiss = new SwissRound(new NextRound(seen, seen, request), Colour.WHITE);
    return pairs.map(swiss::byHand).orElseGet(swiss::paired);
  }

  private static String text(Round round) {
    return round.games().stream().map(game -> game.white() + "-" + game.black()).toList()
        + " "
        + round.byes().stream().map(bye -> bye.participant() + " " + bye.kind()).toList();
  }

  @Test
  void the_same_two_meet_twice_and_a_bye_is_worth_a_win_and_a_draw() {
    Tournament after = paired(paired(FIVE));

    assertThat(after.plannedRounds()).isEqualTo(6);
    assertThat(text(after.rounds().getFirst())).isEqualTo("[1-3, 4-2] [5 PAIRING_ALLOCATED]");
    assertThat(text(after.rounds().getLast())).isEqualTo("[3-1, 2-4] [5 HALF_POINT]");
    assertThat(text(paired(after).rounds().getLast())).contains("4 PAIRING_ALLOCATED");
  }

  @Test
  void who_leaves_between_the_games_forfeits_the_second() {
    Tournament after = paired(paired(FIVE).plus(new Withdrawal(3, 1)));

    assertThat(after.rounds().getLast().games().getFirst().result().orElseThrow().toString())
        .isEqualTo("-/+");
  }

  @Test
  void second_games_by_hand_are_between_those_who_met() {
    assertThat(round(paired(FIVE), Optional.of(List.of(new Pair(1, 2), new Pair(3, 4)))))
        .isEqualTo(
            Changed.refused(
                Hindrance.UNFIT,
                "Players 1 and 2 did not play the first game of the match. Players 3 and 4 did not"
                    + " play the first game of the match."));
    assertThat(round(paired(FIVE), Optional.of(List.of(new Pair(1, 3), new Pair(2, 4)))))
        .isInstanceOf(Changed.Done.class);
  }

  @Test
  void a_bye_is_asked_for_a_whole_match() {
    assertThat(Byes.ask(FIVE, new RequestedBye(2, 1, Bye.Kind.HALF_POINT)))
        .isEqualTo(
            Changed.refused(
                Hindrance.UNFIT,
                "A bye of a Double-Swiss is for both games of a match: ask for it in round 1."));
    Tournament asked =
        ((Changed.Done) Byes.ask(FIVE, new RequestedBye(1, 2, Bye.Kind.HALF_POINT))).record();
    assertThat(text(paired(paired(asked)).rounds().getLast())).endsWith("[2 HALF_POINT]");
  }

  @Test
  void a_file_has_it_as_two_rounds_for_each_match() {
    String file = Trf.write(TournamentFile.of(paired(paired(FIVE))).file());
    Tournament read =
        ((FileTournament.Understood) FileTournament.of(Trf.read(file).file())).tournament();

    assertThat(read.format()).isEqualTo(Format.DOUBLE_SWISS);
    assertThat(read.plannedRounds()).isEqualTo(6);
    assertThat(text(read.rounds().get(1))).isEqualTo("[2-4, 3-1] [5 HALF_POINT]");
  }
}
