package org.jadoube.tournament.desk;

import static org.jadoube.tournament.desk.Changed.refused;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.Result.Score;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.Match;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.TeamTerms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.table.Berger;
import org.jadoube.tournament.table.MatchTable;
import org.jadoube.tournament.table.Pair;
import org.jadoube.tournament.table.PairingTable;
import org.jadoube.tournament.table.Scheveningen;

/// Pairs the next round by a table, by the bracket of a knockout, or by hand. A Swiss is paired by
/// [SwissRound].
///
/// @param record as it is stored
/// @param seen the same with the results of its games
public record NextRound(Tournament record, Tournament seen, PairingRequest request) {
  /// The number of the round to pair.
  public int number() {
    return record.rounds().size() + 1;
  }

  /// Why no round can be paired now, whoever pairs it.
  public Optional<Changed> obstacle() {
    if (participants().count() < 2) {
      return Optional.of(
          refused(Hindrance.NOT_READY, "At least two " + participants().plural() + " are needed."));
    }
    int planned = record.roundsOfFormat();
    if (number() > planned) {
      String sentence =
          planned == 1
              ? "The only round has been paired."
              : "All " + planned + " rounds have been paired.";
      return Optional.of(refused(Hindrance.WRONG_STAGE, sentence));
    }
    return planned > TournamentLimits.MOST_ROUNDS
        ? Optional.of(
            refused(
                Hindrance.FULL,
                "A tournament has at most " + TournamentLimits.MOST_ROUNDS + " rounds."))
        : Optional.empty();
  }

  /// The tournament with the round in it.
  public Changed paired() {
    return switch (record.terms().format()) {
      case ROUND_ROBIN -> byHandOr(() -> Berger.table(participants().count(), cycles()));
      case SCHEVENINGEN -> record.isOfTeams() ? ofTwoTeams() : scheveningen();
      case MATCH ->
          participants().count() == 2
              ? byHandOr(() -> MatchTable.of(1, 2, record.roundsOfFormat()))
              : refused(
                  Hindrance.UNFIT,
                  "A match is played by two, not by " + participants().count() + ".");
      case KNOCKOUT ->
          request.pairs().isEmpty()
              ? new KnockoutRound(record, seen, request).paired()
              : refused(Hindrance.UNFIT, "A knockout is paired by its bracket, not by hand.");
      case SWISS, DOUBLE_SWISS ->
          throw new IllegalStateException("a Swiss is paired by SwissRound");
    };
  }

  /// In each round the same teams meet, and other players of theirs.
  private Changed ofTwoTeams() {
    return participants().count() == 2
        ? byHandOr(() -> new PairingTable(Collections.nCopies(number(), List.of(new Pair(1, 2)))))
        : refused(
            Hindrance.UNFIT,
            "A Scheveningen is played by two teams, not by " + participants().count() + ".");
  }

  private Changed scheveningen() {
    int players = participants().count();
    return players % 2 == 0
        ? byHandOr(() -> Scheveningen.table(players / 2, cycles()))
        : refused(Hindrance.UNFIT, "Both sides need as many players.");
  }

  Participants participants() {
    return new Participants(record);
  }

  private int cycles() {
    return record.terms().cycles().orElse(1);
  }

  private Changed byHandOr(Supplier<PairingTable> table) {
    return request
        .pairs()
        .map(this::byHand)
        .orElseGet(() -> with(table.get().rounds().get(number() - 1), List.of()));
  }

  private Changed byHand(List<Pair> pairs) {
    Set<Integer> seated = new HashSet<>();
    for (Pair pair : pairs) {
      for (int player : List.of(pair.white(), pair.black())) {
        if (!participants().has(player)) {
          return participants().unknown(player);
        }
        if (record.hasLeft(player)) {
          return unfit(player, "has left the tournament.");
        }
        if (!seated.add(player)) {
          return unfit(player, "is paired twice.");
        }
      }
    }
    return request.bye().isPresent()
        ? refused(Hindrance.UNFIT, "A bye is allocated in a Swiss only.")
        : with(pairs, List.of());
  }

  private Changed unfit(int participant, String rest) {
    return refused(Hindrance.UNFIT, participants().sentence(participant, rest));
  }

  /// The tournament with these pairs as its next round.
  Changed with(List<Pair> pairs, List<Bye> byes) {
    if (boards() + boardsOf(pairs) > TournamentLimits.MOST_BOARDS) {
      return refused(
          Hindrance.FULL,
          "A tournament has at most " + TournamentLimits.MOST_BOARDS + " boards in all.");
    }
    List<Round> rounds = new ArrayList<>(record.rounds());
    rounds.add(
        new Round(
            /* published= */ false,
            request.appointed().or(() -> record.terms().appointed(number())),
            Stream.concat(pairs.stream().map(this::pairing), byes.stream()).toList(),
            Optional.empty()));
    return Changed.to(record.with(rounds));
  }

  private boolean isOfReturnGames() {
    return record.rounds().size() % record.format().gamesOfMatch() > 0;
  }

  private Pairing pairing(Pair pair) {
    if (record.isOfTeams()) {
      return Match.of(pair.white(), pair.black());
    }
    Game game = new Game(pair.white(), pair.black());
    return isOfReturnGames() ? game.with(forfeit(pair)) : game;
  }

  /// Who has left since the first game forfeits the second one.
  private Optional<GameResult> forfeit(Pair pair) {
    boolean white = record.hasLeft(pair.white());
    boolean black = record.hasLeft(pair.black());
    Score ofWhite = white || !black ? Score.LOSS : Score.WIN;
    Score ofBlack = black || !white ? Score.LOSS : Score.WIN;
    return white || black
        ? Optional.of(GameResult.of(new Result(ofWhite, ofBlack, /* forfeit= */ true)))
        : Optional.empty();
  }

  private int boards() {
    return record.rounds().stream()
        .mapToInt(round -> Math.max(round.games().size(), round.matches().size() * boardsOfPair()))
        .sum();
  }

  private int boardsOf(List<Pair> pairs) {
    return pairs.size() * boardsOfPair();
  }

  private int boardsOfPair() {
    return record.terms().teams().map(TeamTerms::boards).orElse(1);
  }

  /// The byes that were asked for in the round; before the second games of matches, those of the
  /// first ones. Together they give an allocated bye a win and a draw (C.04.5 1.5).
  List<Bye> requestedByes() {
    if (isOfReturnGames()) {
      return record.rounds().getLast().byes().stream()
          .map(bye ->
              bye.kind() == Bye.Kind.PAIRING_ALLOCATED
                  ? new Bye(bye.participant(), Bye.Kind.HALF_POINT)
                  : bye)
          .toList();
    }
    return record.byes().stream()
        .filter(bye -> bye.round() == number() && !record.hasLeft(bye.participant()))
        .map(bye -> new Bye(bye.participant(), bye.kind()))
        .toList();
  }

  /// Who has no opponent, as the pairing has it.
  static Bye allocated(int participant) {
    return new Bye(participant, Bye.Kind.PAIRING_ALLOCATED);
  }
}
