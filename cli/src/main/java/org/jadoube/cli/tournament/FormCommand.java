package org.jadoube.cli.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Misuse;
import org.jadoube.cli.shell.Streams;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.norm.Norm;
import org.jadoube.tournament.norm.NormTitle;
import org.jadoube.tournament.official.NormCertificate;
import org.jadoube.tournament.official.NormReport;
import org.jadoube.tournament.official.PlayerNorms;
import org.jadoube.tournament.official.TournamentFacts;
import org.jadoube.tournament.official.TournamentReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Prints FIDE's forms.
@Command(
    name = "form",
    mixinStandardHelpOptions = true,
    header = "Print the fields of FIDE's forms IT1 and IT3 as a page.",
    description = {
      "it1 is the certificate of a title result, for the player of --player; it3 the tournament"
          + " report. What the file does not say stays empty.",
      "Exit code: 1 if the player has made no norm or the file contradicts itself, 2 if it cannot be"
          + " read."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube tournament form it1 --player 7 open.trf > it1.html",
      "  jadoube tournament form it3 --json open.trf"
    })
final class FormCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  /// The forms.
  enum Form {
    IT1,
    IT3
  }

  @Parameters(paramLabel = "it1|it3", index = "0", description = "The form.")
  private Form form = Form.IT3;

  @Option(names = "--player", paramLabel = "N", description = "The player's number.")
  private Optional<Integer> player = Optional.empty();

  @Option(
      names = "--title",
      paramLabel = "TITLE",
      description = "GM, IM, WGM or WIM (default: the highest that is made).")
  private Optional<NormTitle> title = Optional.empty();

  @Mixin private ExemptionOption exemption = new ExemptionOption();

  @Option(names = "--json", description = "JSON.")
  private boolean json;

  @Mixin private TournamentParameters given = new TournamentParameters();

  FormCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Misuse.refuse(form == Form.IT1 && player.isEmpty(), spec, "it1 needs --player");
    return given.understood(given.source(streams), Map.of(), streams, this::print);
  }

  private int print(Tournament tournament, TournamentFacts said) {
    TournamentFacts facts = said.with(exemption.said());
    if (form == Form.IT3) {
      TournamentReport report = TournamentReport.of(tournament, facts);
      streams.out().println(json ? FormJson.of(report) : FormPage.of(report));
      return ExitCode.DONE;
    }
    NormReport report = NormReport.of(tournament, facts);
    Optional<NormCertificate> certificate = certificate(tournament, facts, report);
    certificate.ifPresentOrElse(
        made -> streams.out().println(json ? FormJson.of(made) : FormPage.of(made)),
        () -> NormsText.lines(report, wanted(report), true).forEach(streams.err()::println));
    return certificate.isPresent() ? ExitCode.DONE : ExitCode.FOUND;
  }

  private Optional<NormCertificate> certificate(
      Tournament tournament, TournamentFacts facts, NormReport report) {
    return wanted(report).stream()
        .flatMap(norms ->
            norms.norms().stream()
                .filter(Norm::isMade)
                .filter(norm -> title.map(wanted -> wanted == norm.title()).orElse(true))
                .map(norm -> NormCertificate.of(tournament, facts, report, norms.player(), norm)))
        .filter(_ -> report.missing().isEmpty())
        .findFirst();
  }

  private List<PlayerNorms> wanted(NormReport report) {
    return report.players().stream()
        .filter(each -> player.filter(number -> number == each.player().number()).isPresent())
        .toList();
  }
}
