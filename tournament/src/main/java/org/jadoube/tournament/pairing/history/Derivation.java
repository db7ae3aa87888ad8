package org.jadoube.tournament.pairing.history;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.ReturnGames;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.history.RoundQuestion.Obstacle;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.score.Scorecard;
import org.jadoube.tournament.score.Scorecards;
import org.jadoube.tournament.table.Pair;

/// Derives the question for a round.
final class Derivation {
  private final Tournament tournament;
  private final SystemSettings settings;
  private final VirtualPoints virtual;
  private final int games;
  private final int round;
  private final int meeting;
  private final Optional<Colour> drawn;
  private final Map<Integer, Meetings> past = new HashMap<>();

  Derivation(Tournament tournament, SystemSettings settings, int round, Optional<Colour> drawn) {
    this.tournament = tournament;
    this.settings = settings;
    this.virtual = VirtualPoints.of(tournament, settings);
    this.games = tournament.format().gamesOfMatch();
    this.meeting = Math.ceilDiv(round, games);
    this.round = round;
    this.drawn = drawn;
  }

  RoundQuestion question() {
    return obstacle().<RoundQuestion>map(RoundQuestion.Unready::new).orElseGet(this::derived);
  }

  private Optional<Obstacle> obstacle() {
    boolean known = tournament.format() == Format.SWISS || !tournament.isOfTeams();
    if (tournament.format().predetermined() || !known) {
      return Optional.of(Obstacle.NO_SWISS);
    }
    if (settings.other()) {
      return Optional.of(Obstacle.OTHER_SYSTEM);
    }
    int played = tournament.rounds().size();
    if (round > played + 1 || round > Math.max(played, tournament.plannedRounds())) {
      return Optional.of(Obstacle.NO_SUCH_ROUND);
    }
    boolean unfit =
        virtual instanceof VirtualPoints.Baku
            && !VirtualPoints.Baku.fits(tournament, settings.points());
    return unfit ? Optional.of(Obstacle.ACCELERATION_UNFIT) : Optional.empty();
  }

  /// The rounds before the first game of the match.
  private int before() {
    return (meeting - 1) * games;
  }

  private RoundQuestion derived() {
    Scorecards cards = Scorecards.of(tournament.after(before()));
    boolean open =
        cards.cards().values().stream()
            .flatMap(card -> card.lines().stream())
            .anyMatch(line -> line.kind() == Kind.OPEN);
    if (open) {
      return new RoundQuestion.Unready(Obstacle.RESULT_MISSING);
    }
    for (Scorecard card : cards.cards().values()) {
      past.put(card.participant(), new Meetings(card, games));
    }
    return initial()
        .<RoundQuestion>map(colour -> new RoundQuestion.Ready(question(colour)))
        .orElseGet(() -> new RoundQuestion.Unready(Obstacle.INITIAL_COLOUR_UNKNOWN));
  }

  private SwissQuestion question(Colour initial) {
    NavigableSet<Integer> present = present();
    List<Integer> arrived = List.copyOf(arrived(present));
    SwissQuestion question =
        new SwissQuestion(
            settings.system(),
            meeting,
            Math.max(meeting, Math.ceilDiv(tournament.plannedRounds(), games)),
            5 * tournament.points().winHalves(settings.points()),
            initial,
            present.stream().map(each -> contender(each, arrived.indexOf(each) + 1)).toList(),
            settings.apart(round));
    return round == before() + 1 ? question : ofReturnGames(question);
  }

  /// The second games of the pairs that met in the round before.
  private SwissQuestion ofReturnGames(SwissQuestion first) {
    List<Pair> pairs =
        tournament.rounds().get(round - 2).games().stream()
            .map(game -> new Pair(game.white(), game.black()).reversed())
            .toList();
    return first.with(
        new ReturnGames(pairs),
        first.present().stream()
            .filter(each ->
                pairs.stream()
                    .anyMatch(
                        pair -> pair.white() == each.number() || pair.black() == each.number()))
            .toList());
  }

  private NavigableSet<Integer> present() {
    NavigableSet<Integer> present = new TreeSet<>();
    if (before() < tournament.rounds().size()) {
      InitialColours.paired(tournament.rounds().get(before())).forEach(present::add);
    } else {
      tournament.participants().stream()
          .map(Participant::number)
          .filter(number -> !tournament.hasLeft(number) && !isAway(number))
          .forEach(present::add);
    }
    return present;
  }

  private boolean isAway(int number) {
    return tournament.byes().stream()
        .anyMatch(bye -> bye.round() == round && bye.participant() == number);
  }

  /// Those who have been part of a pairing by now: others have no number yet (C.04.2 2.4).
  private NavigableSet<Integer> arrived(NavigableSet<Integer> present) {
    NavigableSet<Integer> arrived = new TreeSet<>(present);
    tournament.rounds().stream()
        .limit(before())
        .flatMap(InitialColours::paired)
        .forEach(arrived::add);
    return arrived;
  }

  /// The colour that was drawn: as it was said, or as the highest-ranked with an opponent in the
  /// first round had it, who has it from the rules for those who are new.
  private Optional<Colour> initial() {
    return settings.initial().or(() -> InitialColours.shown(tournament)).or(() -> drawn);
  }

  private Contender contender(int number, int place) {
    Meetings own = meetings(number);
    return new Contender(
        number,
        place,
        score(number, meeting),
        settings.secondary() ? 5 * own.halves(other(settings.points())) : 0,
        !own.barBye(settings.system().byeBar()),
        IntStream.range(1, meeting)
            .mapToObj(each ->
                own.past(
                    each,
                    settings.system().downfloats(),
                    tournament.points(),
                    opponent -> score(number, each) - score(opponent, each),
                    this::meetings))
            .toList());
  }

  private static ScoreKind other(ScoreKind kind) {
    return kind == ScoreKind.MATCH_POINTS ? ScoreKind.GAME_POINTS : ScoreKind.MATCH_POINTS;
  }

  private Meetings meetings(int number) {
    return requireNonNull(past.get(number));
  }

  /// The score before a meeting that counts for its pairing, in tenths.
  private int score(int number, int at) {
    return 5 * meetings(number).halvesBefore(at, settings.points()) + virtual.tenths(number, at);
  }
}
