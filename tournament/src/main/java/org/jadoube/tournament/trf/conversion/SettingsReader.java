package org.jadoube.tournament.trf.conversion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.ExtensionRecord.Absent;
import org.jadoube.tournament.trf.record.ExtensionRecord.Configuration;
import org.jadoube.tournament.trf.record.ExtensionRecord.ForbiddenPairs;
import org.jadoube.tournament.trf.record.ExtensionRecord.PlayerAcceleration;
import org.jadoube.tournament.trf.record.HeadingRecord.InitialColour;
import org.jadoube.tournament.trf.record.PairingRecord.Acceleration;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.PairingRecord.ProhibitedPairings;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TeamRecord;

/// Finds the settings in a file, in the records of TRF26 and in those of the engines.
///
/// @since 0.1.0
public final class SettingsReader {
  private static final int MOST_ROUNDS = 999;

  /// No system comes near; what a file may cost us stays bounded.
  private static final int MOST_ACCELERATIONS = 5000;

  private final TrfFile file;
  private final int nextRound;

  private SettingsReader(TrfFile file) {
    this.file = file;
    this.nextRound = Math.min(file.roundsPaired() + 1, MOST_ROUNDS);
  }

  /// The settings of a file.
  public static PairingSettings read(TrfFile file) {
    return read(file, new ArrayList<>());
  }

  /// The settings, and what of them TRF26 could not say.
  static PairingSettings read(TrfFile file, List<TrfLoss> losses) {
    SettingsReader reader = new SettingsReader(file);
    if (reader.accelerations().size() > MOST_ACCELERATIONS) {
      losses.add(new TrfLoss("250", "accelerations beyond the " + MOST_ACCELERATIONS + "th"));
    }
    return new PairingSettings(
        file.rounds(),
        reader.firstColour(),
        file.all(Configuration.class).anyMatch(Configuration::byRank),
        PointTable.of(file, losses),
        reader.prohibited(),
        reader.accelerations().stream().limit(MOST_ACCELERATIONS).toList(),
        reader.byes());
  }

  private Optional<Colour> firstColour() {
    return file.first(InitialColour.class)
        .map(InitialColour::colour)
        .or(() ->
            file.all(Configuration.class)
                .flatMap(each -> each.firstColour().stream())
                .reduce((_, later) -> later));
  }

  /// Prohibitions that an engine is told of for the round to be paired; they were true before.
  private List<ProhibitedPairings> prohibited() {
    List<ProhibitedPairings> prohibited =
        new ArrayList<>(file.all(ProhibitedPairings.class).toList());
    int last = Math.max(nextRound, file.rounds().orElse(MOST_ROUNDS));
    file.all(ForbiddenPairs.class)
        .forEach(pairs -> prohibited.add(new ProhibitedPairings(1, last, pairs.players())));
    return prohibited;
  }

  private List<Acceleration> accelerations() {
    List<Acceleration> accelerations = new ArrayList<>(file.all(Acceleration.class).toList());
    accelerations.addAll(Accelerations.ranges(file.all(PlayerAcceleration.class).toList()));
    return accelerations;
  }

  /// Byes by record, and those already in the columns of rounds to come; players' columns say
  /// nothing of teams.
  private List<Byes> byes() {
    Map<Asked, Set<Integer>> byes = new LinkedHashMap<>();
    file.all(Byes.class).forEach(each -> add(byes, each.round(), each.kind(), each.participants()));
    file.all(Absent.class)
        .forEach(each -> add(byes, nextRound, RoundResult.ZERO_POINT_BYE, each.players()));
    boolean teams = file.first(TeamRecord.class).isPresent();
    for (Player player : teams ? List.<Player>of() : file.playersByStartingRank()) {
      for (int round = nextRound; round <= player.rounds().size(); round++) {
        int number = round;
        player
            .round(round)
            .result()
            .ofBye()
            .ifPresent(bye -> add(byes, number, bye, List.of(player.startingRank())));
      }
    }
    return byes.entrySet().stream()
        .map(each ->
            new Byes(each.getKey().kind(), each.getKey().round(), List.copyOf(each.getValue())))
        .toList();
  }

  private record Asked(int round, RoundResult kind) {}

  private static void add(
      Map<Asked, Set<Integer>> byes, int round, RoundResult kind, List<Integer> participants) {
    byes.computeIfAbsent(new Asked(round, kind), _ -> new LinkedHashSet<>()).addAll(participants);
  }
}
