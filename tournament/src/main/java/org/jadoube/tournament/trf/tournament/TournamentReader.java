package org.jadoube.tournament.trf.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.Conversion;
import org.jadoube.tournament.trf.conversion.PairingSettings;
import org.jadoube.tournament.trf.conversion.SettingsReader;
import org.jadoube.tournament.trf.conversion.TrfConversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.tournament.trf.conversion.TrfLoss;
import org.jadoube.tournament.trf.record.ExtensionRecord;
import org.jadoube.tournament.trf.record.HeadingField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PairingRecord.AbnormalPoints;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.TeamRecord;
import org.jadoube.tournament.trf.record.TrfPlace;

/// Reads a tournament out of a file.
final class TournamentReader {
  private static final Pattern OWN_RULES = Pattern.compile("(?i)CUSTOM_(TEAM_|DOUBLE)?SWISS.*");

  private final TrfFile file;
  private final PairingSettings settings;
  private final List<Contradiction> reasons = new ArrayList<>();
  private final List<TrfLoss> losses = new ArrayList<>();

  TournamentReader(TrfFile file) {
    this.file = file;
    this.settings = SettingsReader.read(file);
  }

  FileTournament read() {
    Map<Integer, Player> players = players();
    Optional<PointSystem> points = FilePoints.of(file, settings.points(), reasons, losses);
    if (points.isEmpty() || !reasons.isEmpty()) {
      return new FileTournament.NotUnderstood(reasons);
    }
    if (isOfTeams()) {
      return settled(new TeamTournamentReader(file, players, points.get()).read(format(), losses));
    }
    file.first(AbnormalPoints.class).ifPresent(said -> losses.add(MatchAwards.lost(said)));
    int last = file.roundsPaired();
    RoundReader reader = new RoundReader(players, points.get().games(), reasons);
    List<Round> rounds =
        IntStream.rangeClosed(1, last).mapToObj(reader::round).flatMap(Optional::stream).toList();
    if (!reasons.isEmpty()) {
      return new FileTournament.NotUnderstood(reasons);
    }
    players.values().forEach(player -> comparePoints(player, last));
    return settled(
        new FileTournament.Understood(
            new Tournament(
                format(),
                points.get(),
                file.playersByStartingRank().stream().map(FilePlayer::of).toList(),
                Math.max(last, file.rounds().orElse(last)),
                rounds,
                List.of()),
            losses));
  }

  private FileTournament settled(FileTournament read) {
    return switch (read) {
      case FileTournament.Understood(var tournament, var told) -> settled(tournament, told);
      case FileTournament.NotUnderstood _ -> read;
    };
  }

  private FileTournament settled(Tournament tournament, List<TrfLoss> told) {
    Conversion settled = inRecordsOfTrf26();
    TrfFile whole = settled.file();
    return new FileTournament.Understood(
        new FileRest(whole).in(tournament.with(new FileTerms(whole).in(tournament.terms()))),
        Stream.of(told.stream(), settled.losses().stream(), ownRules())
            .flatMap(each -> each)
            .toList());
  }

  /// Whoever pairs by rules of their own is told that ours are others.
  private Stream<TrfLoss> ownRules() {
    return file.all(HeadingRecord.Text.class)
        .filter(said ->
            said.field() == HeadingField.ENCODED_TYPE && OWN_RULES.matcher(said.text()).matches())
        .map(said ->
            new TrfLoss(
                "192",
                "the organiser's own rules ("
                    + said.text()
                    + "), which no file tells; rounds are paired and checked by FIDE's system",
                TrfPlace.of(said)));
  }

  /// Engines' records become those of TRF26, in which the file will be written.
  private Conversion inRecordsOfTrf26() {
    return file.first(ExtensionRecord.class).isPresent()
        ? TrfConversion.convert(file, TrfDialect.TRF26)
        : new Conversion(file, List.of());
  }

  private Map<Integer, Player> players() {
    Map<Integer, Player> players = new HashMap<>();
    for (Player player : file.players()) {
      if (players.put(player.startingRank(), player) != null) {
        reasons.add(
            Contradiction.at(
                TrfPlace.of(player),
                "Two players have the starting rank " + player.startingRank() + "."));
      }
    }
    if (players.isEmpty()) {
      reasons.add(Contradiction.of("There are no players."));
    }
    return players;
  }

  private boolean isOfTeams() {
    return file.first(TeamRecord.class).isPresent();
  }

  private void comparePoints(Player player, int last) {
    var counted = settings.points().total(player, last);
    var withByes = settings.points().total(player, Math.min(last + 1, 999));
    player
        .points()
        .filter(said -> !said.equals(counted) && !said.equals(withByes))
        .ifPresent(said ->
            losses.add(
                new TrfLoss(
                    "001",
                    "player "
                        + player.startingRank()
                        + " has "
                        + said
                        + " points, but the results give "
                        + counted,
                    TrfPlace.ofPoints(player))));
  }

  /// By FIDE's code, or by the words of the free text.
  private Format format() {
    String type =
        file.text(HeadingField.ENCODED_TYPE)
            .or(() -> file.text(HeadingField.TYPE))
            .orElse("")
            .toUpperCase(Locale.ROOT)
            .replaceAll("[ _-]", "");
    if (type.contains("ROUNDROBIN")) {
      return Format.ROUND_ROBIN;
    }
    if (type.contains("SCHEVENINGEN")) {
      return Format.SCHEVENINGEN;
    }
    if (type.equals("MATCH")) {
      return Format.MATCH;
    }
    if (type.contains("KNOCKOUT")) {
      return Format.KNOCKOUT;
    }
    return type.contains("DOUBLESWISS") ? Format.DOUBLE_SWISS : Format.SWISS;
  }
}
