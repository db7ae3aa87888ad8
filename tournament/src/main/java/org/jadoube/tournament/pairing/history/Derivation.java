package org.jadoube.tournament.pairing.history;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.Bye;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Game;
import org.jadoube.tournament.Pairing;
import org.jadoube.tournament.Participant;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.Contender;
import org.jadoube.tournament.pairing.Floating;
import org.jadoube.tournament.pairing.PastRound;
import org.jadoube.tournament.pairing.SwissQuestion;
import org.jadoube.tournament.pairing.SwissSystem.ByeBar;
import org.jadoube.tournament.pairing.SwissSystem.Downfloats;
import org.jadoube.tournament.pairing.history.RoundQuestion.Obstacle;
import org.jadoube.tournament.points.ScoreKind;
import org.jadoube.tournament.score.ScoreLine;
import org.jadoube.tournament.score.ScoreLine.Kind;
import org.jadoube.tournament.score.Scorecard;
import org.jadoube.tournament.score.Scorecards;

/// Derives the question for a round.
final class Derivation {
  private static final ScoreKind POINTS = ScoreKind.GAME_POINTS;

  private final Tournament tournament;
  private final DutchSettings settings;
  private final VirtualPoints virtual;
  private final int round;
  private final Optional<Colour> drawn;
  private final Map<Integer, List<ScoreLine>> lines = new HashMap<>();
  private final Map<Integer, int[]> scores = new HashMap<>();

  Derivation(Tournament tournament, DutchSettings settings, int round, Optional<Colour> drawn) {
    this.tournament = tournament;
    this.settings = settings;
    this.virtual = VirtualPoints.of(tournament, settings);
    this.round = round;
    this.drawn = drawn;
  }

  RoundQuestion question() {
    return obstacle().<RoundQuestion>map(RoundQuestion.Unready::new).orElseGet(this::derived);
  }

  private Optional<Obstacle> obstacle() {
    if (tournament.isOfTeams() || tournament.format() != Format.SWISS) {
      return Optional.of(Obstacle.NO_INDIVIDUAL_SWISS);
    }
    int known = tournament.rounds().size();
    if (round > known + 1 || round > Math.max(known, tournament.plannedRounds())) {
      return Optional.of(Obstacle.NO_SUCH_ROUND);
    }
    boolean unfit =
        virtual instanceof VirtualPoints.Baku && !VirtualPoints.Baku.fits(tournament.points());
    return unfit ? Optional.of(Obstacle.ACCELERATION_UNFIT) : Optional.empty();
  }

  private RoundQuestion derived() {
    for (Scorecard card : Scorecards.of(tournament.after(round - 1)).cards().values()) {
      lines.put(card.participant(), card.lines());
      scores.put(card.participant(), before(card));
    }
    boolean open =
        lines.values().stream()
            .anyMatch(card -> card.stream().anyMatch(line -> line.kind() == Kind.OPEN));
    if (open) {
      return new RoundQuestion.Unready(Obstacle.RESULT_MISSING);
    }
    return initial()
        .<RoundQuestion>map(colour -> new RoundQuestion.Ready(question(colour)))
        .orElseGet(() -> new RoundQuestion.Unready(Obstacle.INITIAL_COLOUR_UNKNOWN));
  }

  /// The score before each round that counts for its pairing.
  private int[] before(Scorecard card) {
    int[] scores = new int[round + 1];
    int halves = 0;
    for (int each = 1; each <= round; each++) {
      scores[each] = 5 * halves + virtual.tenths(card.participant(), each);
      halves += each < round ? card.lines().get(each - 1).halves(POINTS) : 0;
    }
    return scores;
  }

  private SwissQuestion question(Colour initial) {
    NavigableSet<Integer> present = present();
    List<Integer> arrived = List.copyOf(arrived(present));
    return new SwissQuestion(
        settings.edition(),
        round,
        Math.max(round, tournament.plannedRounds()),
        5 * tournament.points().winHalves(POINTS),
        initial,
        present.stream().map(each -> contender(each, arrived.indexOf(each) + 1)).toList(),
        settings.apart(round));
  }

  private NavigableSet<Integer> present() {
    NavigableSet<Integer> present = new TreeSet<>();
    if (round <= tournament.rounds().size()) {
      paired(tournament.rounds().get(round - 1)).forEach(present::add);
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

  /// Those whom the pairing of a round included.
  private static Stream<Integer> paired(Round round) {
    return round.pairings().stream()
        .filter(Derivation::isPaired)
        .flatMap(each -> each.participants().stream());
  }

  private static boolean isPaired(Pairing pairing) {
    return !(pairing instanceof Bye bye) || bye.kind() == Bye.Kind.PAIRING_ALLOCATED;
  }

  /// Those who have been part of a pairing by now: others have no number yet (C.04.2 2.4).
  private NavigableSet<Integer> arrived(NavigableSet<Integer> present) {
    NavigableSet<Integer> arrived = new TreeSet<>(present);
    tournament.rounds().stream()
        .limit(round - 1L)
        .flatMap(Derivation::paired)
        .forEach(arrived::add);
    return arrived;
  }

  /// The colour that was drawn: as it was said, or as the highest-ranked player with an opponent in
  /// the first round had it, who has it from 5.2.5.
  private Optional<Colour> initial() {
    return settings
        .initial()
        .or(() -> tournament.rounds().stream().findFirst().flatMap(Derivation::shown))
        .or(() -> drawn);
  }

  private static Optional<Colour> shown(Round first) {
    List<Integer> paired = paired(first).sorted().toList();
    return IntStream.range(0, paired.size())
        .boxed()
        .flatMap(i ->
            first.of(paired.get(i)).stream()
                .filter(Game.class::isInstance)
                .map(Game.class::cast)
                .map(game -> game.white() == paired.get(i) == (i % 2 == 0)))
        .findFirst()
        .map(white -> white ? Colour.WHITE : Colour.BLACK);
  }

  private Contender contender(int number, int place) {
    List<ScoreLine> own = requireNonNull(lines.get(number));
    List<PastRound> past = new ArrayList<>();
    own.forEach(line -> past.add(past(number, line)));
    return new Contender(
        number, place, score(number, round), own.stream().noneMatch(this::barsBye), past);
  }

  private int score(int number, int at) {
    return requireNonNull(scores.get(number))[at];
  }

  private PastRound past(int number, ScoreLine line) {
    if (line.kind() != Kind.PLAYED) {
      return PastRound.unplayed(isDownfloat(line) ? Floating.DOWN : Floating.NONE);
    }
    int opponent = line.opponent().orElseThrow();
    int difference = score(number, line.round()) - score(opponent, line.round());
    Floating floating =
        difference > 0 ? Floating.DOWN : difference < 0 ? Floating.UP : Floating.NONE;
    return PastRound.game(opponent, line.colour().orElseThrow(), floating);
  }

  private boolean isDownfloat(ScoreLine unplayed) {
    return settings.edition().downfloats() == Downfloats.EVERY_UNPLAYED_ROUND
        || unplayed.kind() == Kind.PAIRING_ALLOCATED_BYE
        || unplayed.halves(POINTS) > tournament.points().lossHalves(POINTS);
  }

  private boolean barsBye(ScoreLine line) {
    return switch (line.kind()) {
      case PAIRING_ALLOCATED_BYE, FORFEIT_WIN -> true;
      case FULL_POINT_BYE -> settings.edition().byeBar() == ByeBar.WIN_WITHOUT_PLAYING;
      case PLAYED, OPEN, FORFEIT_LOSS, HALF_POINT_BYE, ZERO_POINT_BYE -> false;
    };
  }
}
