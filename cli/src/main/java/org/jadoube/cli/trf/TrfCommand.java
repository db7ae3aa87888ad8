package org.jadoube.cli.trf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jadoube.cli.shell.EncodingOption;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Misuse;
import org.jadoube.cli.shell.Streams;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.Conversion;
import org.jadoube.tournament.trf.conversion.TrfConversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.tournament.trf.record.TrfRemark;
import org.jadoube.tournament.trf.tournament.FileTournament;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Checks and converts tournament report files.
@Command(
    name = "trf",
    mixinStandardHelpOptions = true,
    header = "Check or convert FIDE's tournament report files (TRF16, TRF26).",
    description = {
      "Lists everything that departs from the format, with file, line and column, then what"
          + " contradicts itself: lines of opponents, points. Exit code: 1 if there was anything, 2"
          + " if a file cannot be read.",
      "With --to, writes the file to standard output instead, and says on standard error what"
          + " the other version has no place for."
    },
    footer = {
      "",
      "Examples:",
      "  jadoube trf open.trf",
      "  jadoube trf --json open.trf",
      "  jadoube trf --to trf26 open.trf > open26.trf"
    })
public final class TrfCommand implements Callable<Integer> {
  private final Streams streams;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--to",
      paramLabel = "trf26|javafo|bbp",
      converter = DialectConverter.class,
      description =
          "Convert one file: to TRF26, or to TRF16 with the additions of JaVaFo or bbpPairings.")
  private Optional<TrfDialect> to = Optional.empty();

  @Option(
      names = "--json",
      description = "Write one JSON document for each file instead; with --to, its text is in trf.")
  private boolean json;

  @Mixin private EncodingOption encoding = new EncodingOption();

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files; - is standard input.")
  private List<String> files = List.of();

  public TrfCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Misuse.refuse(to.isPresent() && files.size() > 1, spec, "--to converts one file at a time");
    boolean found = false;
    for (String name : files) {
      TrfSource source = TrfSource.read(name, encoding, streams);
      found |= to.isPresent() ? convert(source, to.get()) : check(source);
    }
    streams.out().flush();
    return found ? ExitCode.FOUND : ExitCode.DONE;
  }

  private boolean check(TrfSource source) {
    TrfFile file = source.reading().file();
    List<? extends TrfRemark> contradictions = contradictions(file);
    int departures = source.reading().departures().size() + source.reading().untold();
    if (json) {
      streams.out().println(document(source, contradictions));
      return departures > 0 || !contradictions.isEmpty();
    }
    source.tellDepartures(streams.out());
    contradictions.forEach(each -> streams.out().println(source.told(each)));
    streams
        .err()
        .println(
            source.name()
                + ": players: "
                + file.players().size()
                + ", rounds paired: "
                + file.roundsPaired()
                + ", departures from the format: "
                + departures
                + ", contradictions: "
                + contradictions.size());
    return departures > 0 || !contradictions.isEmpty();
  }

  private static ObjectNode document(TrfSource source, List<? extends TrfRemark> contradictions) {
    TrfFile file = source.reading().file();
    ObjectNode document =
        JsonMapper.shared()
            .createObjectNode()
            .put("schema", 1)
            .put("file", source.name())
            .put("players", file.players().size())
            .put("roundsPaired", file.roundsPaired());
    source.departures().forEach(document.putArray("departures")::add);
    contradictions.stream().map(source::told).forEach(document.putArray("contradictions")::add);
    return document;
  }

  private static List<? extends TrfRemark> contradictions(TrfFile file) {
    return switch (FileTournament.of(file)) {
      case FileTournament.NotUnderstood(var reasons) -> reasons;
      case FileTournament.Understood(var _, var losses) -> losses;
    };
  }

  private boolean convert(TrfSource source, TrfDialect dialect) {
    Conversion conversion = TrfConversion.convert(source.reading().file(), dialect);
    List<String> remarks = new ArrayList<>(source.departureLines());
    conversion.losses().forEach(loss -> remarks.add(source.told(loss, "lost: ")));
    new TrfOutput(streams, json).write(conversion.file(), remarks);
    return !conversion.losses().isEmpty();
  }
}
