package org.jadoube.tournament.trf.pairing;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jadoube.tournament.trf.conversion.PairingSettings;
import org.jadoube.tournament.trf.conversion.SettingsReader;
import org.jadoube.tournament.trf.pairing.PairingProblem.Kind;
import org.jadoube.tournament.trf.record.HeadingRecord.PointSystem;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.ScoredResult;

/// Holds an engine's pairs against what every Swiss system demands: everybody once, nobody twice,
/// no game repeated, the bye where it may go (FIDE Handbook C.04.1).
///
/// @since 0.1.0
public final class PairingCheck {
  private final PairingQuestion.Ready question;
  private final PointSystem points;
  private final List<Set<Integer>> prohibited;
  private final Map<Integer, Player> players = new HashMap<>();
  private final Set<Integer> paired = new HashSet<>();
  private final List<PairingProblem> faults = new ArrayList<>();

  private PairingCheck(PairingQuestion.Ready question) {
    this.question = question;
    PairingSettings settings = SettingsReader.read(question.file());
    this.points = settings.points();
    this.prohibited =
        settings.prohibited().stream()
            .filter(pairs -> pairs.firstRound() <= question.round())
            .filter(pairs -> question.round() <= pairs.lastRound())
            .map(pairs -> Set.copyOf(pairs.participants()))
            .toList();
    question.file().players().forEach(player -> players.put(player.startingRank(), player));
  }

  /// Everything that is wrong with the answer to a question; empty if it can stand.
  public static List<PairingProblem> faults(PairingQuestion.Ready question, EnginePairs answer) {
    PairingCheck check = new PairingCheck(question);
    answer.pairs().forEach(check::pair);
    check.missing();
    check.byes(answer);
    return List.copyOf(check.faults);
  }

  private void pair(EnginePair pair) {
    boolean whiteKnown = place(pair.white());
    boolean blackKnown = pair.isBye() || place(pair.black());
    if (!whiteKnown || !blackKnown) {
      return;
    }
    if (pair.isBye()) {
      bye(pair.white());
    } else {
      game(pair.white(), pair.black());
    }
  }

  private boolean place(int player) {
    if (!players.containsKey(player)) {
      faults.add(Kind.UNKNOWN_PLAYER.of(player));
      return false;
    }
    if (!question.present().contains(player)) {
      faults.add(Kind.ABSENT_PLAYER.of(player));
    }
    if (!paired.add(player)) {
      faults.add(Kind.PAIRED_TWICE.of(player));
    }
    return true;
  }

  private void missing() {
    for (int player : question.presentInOrder()) {
      if (!paired.contains(player)) {
        faults.add(Kind.NOT_PAIRED.of(player));
      }
    }
  }

  private void game(int white, int black) {
    List<RoundEntry> rounds = player(white).rounds();
    for (int i = 0; i < rounds.size(); i++) {
      if (rounds.get(i).opponent() == black && rounds.get(i).result().isPlayed()) {
        faults.add(Kind.PLAYED_BEFORE.of(white, black, i + 1));
      }
    }
    if (prohibited.stream().anyMatch(set -> set.contains(white) && set.contains(black))) {
      faults.add(Kind.PROHIBITED.of(white, black));
    }
  }

  private void byes(EnginePairs answer) {
    int byes = (int) answer.pairs().stream().filter(EnginePair::isBye).count();
    int needed = question.present().size() % 2;
    if (byes > needed) {
      faults.add(Kind.TOO_MANY_BYES.of(byes, needed));
    }
  }

  private void bye(int player) {
    List<RoundEntry> rounds = player(player).rounds();
    for (int i = 0; i < Math.min(rounds.size(), question.round() - 1); i++) {
      if (isWonWithoutPlaying(rounds.get(i).result())) {
        faults.add(Kind.NO_RIGHT_TO_BYE.of(player, i + 1));
        return;
      }
    }
  }

  private boolean isWonWithoutPlaying(RoundResult result) {
    boolean worthWin = points.of(result.scored()).compareTo(points.of(ScoredResult.W)) >= 0;
    return result == RoundResult.PAIRING_ALLOCATED_BYE
        || (worthWin && (result.isBye() || result.isForfeit()));
  }

  private Player player(int startingRank) {
    return requireNonNull(players.get(startingRank));
  }
}
