package org.jadoube.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.audit.finding.Severity;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.EditionNames;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// The job that `spark-submit` starts.
@Command(
    name = "jadoube-spark",
    mixinStandardHelpOptions = true,
    header = "Check archives of games against the Laws, on Apache Spark.",
    description = {
      "Writes what 'jadoube audit' finds, and the facts about each game, as Parquet files to"
          + " OUTPUT/findings and OUTPUT/facts. Started again after an interruption, it goes on"
          + " with the splits that are not complete.",
      "Exit code: 0 if all was read, 2 if something could not be."
    })
public final class AuditJob implements Callable<Integer> {
  private static final int DONE = 0;
  private static final int MISUSE = 2;
  private static final long BYTES_PER_MEGABYTE = 1_000_000;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final int MOST_MEGABYTES = 1_000_000;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description =
          "PGN, plain or compressed with gzip, bzip2 or Zstandard, or Parquet, wherever Spark can"
              + " read it; a directory stands for all such files in it and below.")
  private List<String> files = List.of();

  @Option(
      names = "--output",
      paramLabel = "DIRECTORY",
      required = true,
      description = "A new directory for the tables, or that of a start that was interrupted.")
  private String output = "";

  @Option(
      names = "--split",
      paramLabel = "MEGABYTES",
      defaultValue = "64",
      description = "About how much of a plain file is one task (default: 64).")
  private int megabytes;

  @Option(
      names = "--edition",
      paramLabel = "YEAR",
      description =
          "The edition of the Laws for all games, or E04 (default: for each game, the one in"
              + " force on its date).")
  private Optional<Edition> edition = Optional.empty();

  @Option(
      names = "--ignore",
      paramLabel = "KIND",
      split = ",",
      description = "Kinds of findings to ignore, separated by commas.")
  private Set<FindingKind> ignored = Set.of();

  @Option(
      names = "--severity",
      paramLabel = "error|warning|note",
      defaultValue = "note",
      description = "Keep only findings at least this severe (default: note, all of them).")
  private Severity severity;

  @Option(
      names = "--duplicates",
      description =
          "Also find games that occur a second time in these files, with the names of the players"
              + " perhaps spelt otherwise.")
  private boolean duplicates;

  @Option(
      names = "--tournaments",
      description =
          "Also find round robins in these files with missing games, games too many, or players"
              + " who play twice in a round.")
  private boolean tournaments;

  @Option(
      names = "--draw-after",
      paramLabel = "MOVES",
      defaultValue = "0",
      description = "Both players had to make this many moves before they could agree to a draw.")
  private int drawAfter;

  @Option(
      names = "--online-e04",
      description = "Judge games that were played online by FIDE's Online Chess Regulations.")
  private boolean onlineUnderE04;

  @Spec private CommandSpec spec = CommandSpec.create();

  public static void main(String... arguments) {
    int exit = execute(writer(System.out), writer(System.err), arguments);
    if (exit != DONE) {
      System.exit(exit);
    }
  }

  private static PrintWriter writer(PrintStream stream) {
    return new PrintWriter(stream, /* autoFlush= */ true, UTF_8);
  }

  /// Runs the job; returns its exit code.
  static int execute(PrintWriter out, PrintWriter err, String... arguments) {
    return new CommandLine(new AuditJob())
        .registerConverter(Edition.class, named(Edition::named, EditionNames::all))
        .registerConverter(FindingKind.class, named(FindingKind::named, AuditJob::kinds))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setOut(out)
        .setErr(err)
        .setExecutionExceptionHandler(AuditJob::failed)
        .execute(arguments);
  }

  private static int failed(
      Exception problem, CommandLine command, CommandLine.ParseResult parsed) {
    command.getErr().println("jadoube-spark: " + reason(problem));
    return MISUSE;
  }

  /// Spark's own message about a failed task continues with a stack trace.
  private static String reason(Exception problem) {
    if (!(problem instanceof SparkException)) {
      return String.valueOf(problem.getMessage());
    }
    Throwable cause = problem;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String reason = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    return "a task failed: "
        + reason
        + "; what is complete is kept: start again with the same options and files to go on";
  }

  @Override
  public Integer call() throws IOException {
    within(1, MOST_MEGABYTES, megabytes, "--split");
    within(0, AuditTerms.MOST_MOVES, drawAfter, "--draw-after");
    long start = System.nanoTime();
    SparkConf conf =
        new SparkConf()
            .setIfMissing("spark.app.name", "jadoube audit")
            .setIfMissing("spark.log.level", "WARN");
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      return run(spark, start);
    }
  }

  private int run(JavaSparkContext spark, long start) throws IOException {
    Output tables = new Output(output);
    switch (tables.state(spark.hadoopConfiguration())) {
      case DONE -> throw new IOException(output + " is complete; remove it to start anew");
      case FOREIGN ->
          throw new IOException(
              output + " is a file or has other files in it; name a new directory");
      case NEW, BEGUN -> {}
    }
    for (String file : files) {
      if (Directory.contains(file, output, spark.hadoopConfiguration())) {
        throw new IOException(
            output + " is in " + file + ", which is read; name a directory elsewhere");
      }
    }
    long bytes = megabytes * BYTES_PER_MEGABYTE;
    TaskPlan plan = TaskPlan.of(files, bytes, settings(), spark.hadoopConfiguration());
    plan.refusals().forEach(this::complain);
    int earlier = tables.complete(spark.hadoopConfiguration());
    if (plan.splits().isEmpty()) {
      return MISUSE;
    }
    JobReport report =
        new JobReport(
            new SparkAudit(spark, settings(), tables).of(plan),
            (System.nanoTime() - start) / NANOS_PER_SECOND);
    report.print(spec.commandLine().getOut());
    report.troubles().forEach(this::complain);
    report.withoutGames().forEach(file -> complain(file + " contains no games"));
    int useless = earlier - report.outcome().known();
    if (useless > 0) {
      complain(
          useless
              + " complete splits of an earlier start were of no use: files, options or the jar of"
              + " this job had changed since");
    }
    return plan.refusals().isEmpty() && report.troubles().isEmpty() ? DONE : MISUSE;
  }

  private void complain(String problem) {
    spec.commandLine().getErr().println("jadoube-spark: " + problem);
  }

  private JobSettings settings() {
    return new JobSettings(
        edition.map(Edition::name).orElse(""),
        drawAfter,
        onlineUnderE04,
        duplicates && wants(FindingKind.DUPLICATE_GAME),
        tournaments
            && wants(
                FindingKind.TWICE_IN_ROUND, FindingKind.MISSING_GAME, FindingKind.SURPLUS_GAME),
        leftOut());
  }

  private boolean wants(FindingKind... any) {
    return !leftOut().containsAll(Set.of(any));
  }

  private Set<FindingKind> leftOut() {
    return FindingKind.leftOut(ignored, severity);
  }

  private void within(int least, int most, int value, String option) {
    if (value < least || value > most) {
      throw new ParameterException(
          spec.commandLine(),
          option + ": expected a whole number from " + least + " to " + most + ", found " + value);
    }
  }

  private static <T> ITypeConverter<T> named(
      Function<String, Optional<T>> reading, Supplier<List<String>> all) {
    return name ->
        reading
            .apply(name)
            .orElseThrow(() ->
                new TypeConversionException(
                    "expected one of " + all.get() + ", found '" + name + "'"));
  }

  private static List<String> kinds() {
    return Arrays.stream(FindingKind.values()).map(FindingKind::id).toList();
  }
}
