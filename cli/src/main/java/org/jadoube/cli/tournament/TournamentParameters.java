package org.jadoube.cli.tournament;

import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.cli.trf.TrfSource;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.official.PersonFacts;
import org.jadoube.tournament.official.TournamentFacts;
import org.jadoube.tournament.rating.RatingKind;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.tournament.FileFacts;
import org.jadoube.tournament.trf.tournament.FileTournament;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// A file with a tournament, and what else is said about the tournament.
final class TournamentParameters {
  @Option(
      names = "--start",
      paramLabel = "DATE",
      description = "The first day, as 2026-05-01 (default: the file's).")
  private Optional<LocalDate> start = Optional.empty();

  @Option(
      names = "--kind",
      paramLabel = "standard|rapid|blitz",
      description = "Which ratings count (default: by the file's time control).")
  private Optional<RatingKind> kind = Optional.empty();

  @Mixin private EncodingOption encoding = new EncodingOption();

  @Parameters(paramLabel = "FILE", description = "A file; - is standard input.")
  private String file = "-";

  TrfSource source(Streams streams) {
    TrfSource source = TrfSource.read(file, encoding, streams);
    source.tellDepartures(streams.err());
    return source;
  }

  String file() {
    return file;
  }

  TournamentFacts facts(TrfFile read) {
    return FileFacts.of(read).rated(kind, start);
  }

  /// The kind of ratings that count, standard ones if nothing says so.
  RatingKind kind(TrfFile read) {
    return facts(read).kind().orElse(RatingKind.STANDARD);
  }

  /// Does something with the tournament, unless the file contradicts itself.
  int understood(
      TrfSource source,
      Map<Integer, OptionalInt> factors,
      Streams streams,
      BiFunction<Tournament, TournamentFacts, Integer> work) {
    return switch (FileTournament.of(source.reading().file())) {
      case FileTournament.NotUnderstood(var reasons) -> {
        reasons.forEach(reason -> streams.err().println(source.told(reason)));
        yield ExitCode.FOUND;
      }
      case FileTournament.Understood(var tournament, var losses) -> {
        losses.forEach(loss -> streams.err().println(source.told(loss)));
        TournamentFacts facts = facts(source.reading().file());
        int exit = work.apply(tournament, facts.with(listed(facts.people(), factors)));
        streams.out().flush();
        yield exit;
      }
    };
  }

  private static Map<Integer, PersonFacts> listed(
      Map<Integer, PersonFacts> people, Map<Integer, OptionalInt> factors) {
    Map<Integer, PersonFacts> known = new HashMap<>(people);
    factors.forEach((number, factor) ->
        known.computeIfPresent(
            number, (_, person) -> person.with(person.factor().withListed(factor))));
    return known;
  }
}
