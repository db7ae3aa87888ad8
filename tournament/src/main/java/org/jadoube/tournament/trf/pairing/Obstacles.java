package org.jadoube.tournament.trf.pairing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.pairing.PairingProblem.Kind;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundEntry;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TeamRecord;

/// Finds out why a round cannot be paired.
final class Obstacles {
  private final TrfFile file;
  private final Map<Integer, Player> players = new HashMap<>();
  private final List<PairingProblem> obstacles = new ArrayList<>();

  private Obstacles(TrfFile file) {
    this.file = file;
  }

  static List<PairingProblem> in(TrfFile file) {
    Obstacles search = new Obstacles(file);
    search.numbers();
    if (search.obstacles.isEmpty()) {
      search.rounds();
      search.results();
    }
    return search.obstacles;
  }

  private void numbers() {
    if (file.first(TeamRecord.class).isPresent()) {
      obstacles.add(Kind.TEAM_TOURNAMENT.of());
    }
    for (Player player : file.players()) {
      if (players.put(player.startingRank(), player) != null) {
        obstacles.add(Kind.SAME_STARTING_RANK.of(player.startingRank()));
      }
    }
    for (int rank = 1; rank <= players.size(); rank++) {
      if (!players.containsKey(rank)) {
        obstacles.add(Kind.STARTING_RANK_MISSING.of(rank));
        return;
      }
    }
  }

  private void rounds() {
    int paired = file.roundsPaired();
    OptionalInt rounds = file.rounds().stream().filter(number -> number > 0).findFirst();
    if (rounds.isEmpty()) {
      obstacles.add(Kind.ROUNDS_UNKNOWN.of());
    } else if (paired >= rounds.getAsInt()) {
      obstacles.add(Kind.ALL_ROUNDS_PAIRED.of(rounds.getAsInt()));
    }
    int present = Present.in(file, paired + 1).size();
    if (present < 2) {
      obstacles.add(Kind.TOO_FEW_PLAYERS.of(present));
    }
  }

  private void results() {
    for (Player player : file.playersByStartingRank()) {
      for (int round = 1; round <= player.rounds().size(); round++) {
        RoundEntry entry = player.round(round);
        if (entry.opponent() != 0) {
          result(player, round, entry);
        }
      }
    }
  }

  private void result(Player player, int round, RoundEntry entry) {
    Player opponent = players.get(entry.opponent());
    boolean fits =
        opponent != null
            && entry.opponent() != player.startingRank()
            && !entry.result().isBye()
            && entry.fits(opponent.round(round), player.startingRank());
    if (!fits) {
      obstacles.add(Kind.CONTRADICTION.of(round, player.startingRank(), entry.opponent()));
    } else if (entry.result() == RoundResult.NONE && player.startingRank() < entry.opponent()) {
      obstacles.add(Kind.RESULT_MISSING.of(round, player.startingRank(), entry.opponent()));
    }
  }
}
