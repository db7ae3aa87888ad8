package org.jadoube.tournament.official;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jadoube.chess.domain.Require;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.norm.CountedGames;
import org.jadoube.tournament.norm.Norm;
import org.jadoube.tournament.norm.NormGame;
import org.jadoube.tournament.norm.NormTitle;
import org.jadoube.tournament.points.Fraction;
import org.jadoube.tournament.rating.Title;

/// The fields of FIDE's form IT1, the certificate of a title result (B01, 1.8). What is not known
/// is empty.
///
/// @param title for which the norm counts
/// @param name the family name
/// @param firstName what follows the comma of the name
/// @param fideId the player's number
/// @param federation the player's
/// @param tournament its name
/// @param start its first day
/// @param end its last day
/// @param chiefArbiter name, perhaps with title and number
/// @param timeControl in words
/// @param opponents who count
/// @param remarks on provisions that were used
/// @param rounds with opponents
/// @param average of the opponents, with one raised to the floor
/// @param required the least score that makes the norm
/// @param achieved the score
/// @since 0.1.0
public record NormCertificate(
    NormTitle title,
    String name,
    Optional<String> firstName,
    Optional<String> fideId,
    Optional<String> federation,
    String tournament,
    Optional<LocalDate> start,
    Optional<LocalDate> end,
    Optional<String> chiefArbiter,
    Optional<String> timeControl,
    OpponentCounts opponents,
    List<String> remarks,
    List<CertificateRound> rounds,
    int average,
    Fraction required,
    Fraction achieved) {
  /// Opponents by groups.
  ///
  /// @param games that count
  /// @param federations of the opponents
  /// @param foreign how many are not of the player's federation
  /// @param rated how many have a rating
  /// @param hosts how many are of the federation that registers the tournament
  /// @param titled how many have a title that counts
  /// @param titles how many have each of these
  public record OpponentCounts(
      int games,
      int federations,
      int foreign,
      int rated,
      int hosts,
      int titled,
      Map<Title, Integer> titles) {
    public OpponentCounts {
      Require.atLeast(0, games, "games");
      Require.atLeast(0, federations, "federations");
      Require.atLeast(0, foreign, "foreign");
      Require.atLeast(0, rated, "rated");
      Require.atLeast(0, hosts, "hosts");
      Require.atLeast(0, titled, "titled");
      titles = Collections.unmodifiableMap(new TreeMap<>(Map.copyOf(titles)));
    }
  }

  /// A round on the certificate.
  ///
  /// @param rating of the opponent
  /// @param raised the rating with which the opponent counts (1.4.6c), if it is another
  /// @param title one of those that count, or `-`
  /// @param score `1`, `½`, `0`, or `+` if it was not played
  public record CertificateRound(
      int round,
      String opponent,
      Optional<String> fideId,
      Optional<String> federation,
      OptionalInt rating,
      OptionalInt raised,
      String title,
      String score) {
    public CertificateRound {
      Require.atLeast(1, round, "round");
      Require.atLeast(1, rating.orElse(1), "rating");
      Require.atLeast(1, raised.orElse(1), "raised");
    }
  }

  public NormCertificate {
    remarks = List.copyOf(remarks);
    rounds = List.copyOf(rounds);
    Require.atLeast(0, average, "average");
  }

  /// By how many points the score exceeds what is required.
  public Fraction exceeding() {
    return achieved.minus(required);
  }

  /// The certificate of a norm.
  public static NormCertificate of(
      Tournament tournament, TournamentFacts facts, NormReport report, Player player, Norm norm) {
    CountedGames counted = norm.counted();
    String[] names = player.name().split(",", 2);
    return new NormCertificate(
        norm.title(),
        names[0].strip(),
        names.length > 1 ? Optional.of(names[1].strip()) : Optional.empty(),
        player.fideId(),
        player.federation(),
        tournament.terms().name(),
        facts.start(),
        facts.end(),
        facts.chiefArbiter(),
        facts.timeControl(),
        counts(counted, player, facts),
        remarks(norm, report),
        counted.games().stream().map(game -> round(tournament, counted, game)).toList(),
        counted.average(),
        Fraction.halves(counted.requiredHalves().orElse(0)),
        Fraction.halves(counted.halves()));
  }

  private static OpponentCounts counts(CountedGames counted, Player player, TournamentFacts facts) {
    List<NormGame> games = counted.games();
    Map<Title, Integer> titles = new EnumMap<>(Title.class);
    games.stream()
        .flatMap(game -> game.title().stream())
        .filter(Title::countsInNorms)
        .forEach(title -> titles.merge(title, 1, Integer::sum));
    int own =
        (int) games.stream().filter(game -> game.federation().equals(player.federation())).count();
    return new OpponentCounts(
        games.size(),
        (int) games.stream().flatMap(game -> game.federation().stream()).distinct().count(),
        games.size() - own,
        (int) games.stream().filter(game -> game.rating().isPresent()).count(),
        (int)
            games.stream()
                .filter(game -> facts.host().isPresent() && game.federation().equals(facts.host()))
                .count(),
        titles.values().stream().mapToInt(Integer::intValue).sum(),
        titles);
  }

  private static List<String> remarks(Norm norm, NormReport report) {
    List<String> remarks = new ArrayList<>();
    norm.provision().ifPresent(used -> remarks.add(used.article() + " used"));
    if (!norm.dropped().isEmpty()) {
      String rounds =
          norm.dropped().stream().map(String::valueOf).collect(Collectors.joining(", "));
      remarks.add("B01 1.4.1e/f: rounds ignored: " + rounds);
    }
    report.terms().exemption().ifPresent(used -> remarks.add(used.article() + " used"));
    return remarks;
  }

  private static CertificateRound round(
      Tournament tournament, CountedGames counted, NormGame game) {
    Optional<Player> opponent = tournament.entrant(game.opponent());
    boolean raised = counted.raised().equals(Optional.of(game));
    return new CertificateRound(
        game.round(),
        opponent.map(Player::name).orElse(""),
        opponent.flatMap(Player::fideId),
        game.federation(),
        game.rating(),
        raised ? OptionalInt.of(counted.rating(game)) : OptionalInt.empty(),
        game.title().filter(Title::countsInNorms).map(Title::name).orElse("-"),
        score(game, opponent, tournament));
  }

  /// A game that counts as lost because the opponent did not come (1.4.2c) was won without play.
  private static String score(NormGame game, Optional<Player> opponent, Tournament tournament) {
    boolean forfeited =
        tournament.rounds().get(game.round() - 1).games().stream()
            .filter(each -> each.isOf(game.opponent()))
            .flatMap(each -> each.result().stream())
            .anyMatch(result -> !result.played());
    return switch (game.score()) {
      case WIN -> "1";
      case DRAW -> "½";
      case LOSS -> forfeited && opponent.isPresent() ? "+" : "0";
      case FORFEIT_WIN -> "+";
      case TO_COME -> "";
    };
  }
}
