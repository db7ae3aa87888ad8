package org.jadoube.benchmarks.pairings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.pairing.DutchEdition;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.conversion.TrfConversion;
import org.jadoube.tournament.trf.conversion.TrfDialect;
import org.jadoube.tournament.trf.tournament.TournamentFile;

/// Makes tournaments, one for each seed, and has bbpPairings pair their rounds anew. Started with
/// its program, the year of the text, the first and the last seed, and a directory, in which each
/// hundred seeds leave a line and each difference a file. What is there is not done again.
public final class PairingsRace {
  private static final int PIECE = 100;
  private static final int BEFORE_ACCELERATION = 8;
  private static final int ACCELERATION = 5;
  private static final int PROHIBITED = 12;

  private final OtherProgram other;
  private final DutchEdition edition;
  private final Path directory;
  private final Path done;

  private int tournaments;
  private int rounds;
  private int pairs;
  private int differences;
  private int early;

  private PairingsRace(OtherProgram other, DutchEdition edition, Path directory)
      throws IOException {
    this.other = other;
    this.edition = edition;
    this.directory = Files.createDirectories(directory);
    this.done = directory.resolve("done-" + edition.from().getYear() + ".tsv");
  }

  /// Prints the sums of all pieces that are done.
  public static void main(String... arguments) throws IOException, InterruptedException {
    DutchEdition edition =
        arguments[1].equals("2017") ? DutchEdition.OF_2017 : DutchEdition.OF_2026;
    PairingsRace race =
        new PairingsRace(new OtherProgram(arguments[0]), edition, Path.of(arguments[4]));
    int last = Integer.parseInt(arguments[3]);
    for (int piece = Integer.parseInt(arguments[2]) / PIECE; piece * PIECE <= last; piece++) {
      if (!race.isDone(piece)) {
        race.run(piece);
      }
    }
    race.print();
  }

  private List<String> lines() throws IOException {
    return Files.exists(done) ? Files.readAllLines(done) : List.of();
  }

  private boolean isDone(int piece) throws IOException {
    return lines().stream().anyMatch(line -> line.startsWith(piece + "\t"));
  }

  private void run(int piece) throws IOException, InterruptedException {
    tournaments = 0;
    rounds = 0;
    pairs = 0;
    differences = 0;
    early = 0;
    for (int seed = piece * PIECE; seed < (piece + 1) * PIECE; seed++) {
      compare(seed);
    }
    String line =
        String.format(
            Locale.ROOT,
            "%d\t%d\t%d\t%d\t%d\t%d%n",
            piece,
            tournaments,
            rounds,
            pairs,
            differences,
            early);
    Files.writeString(done, line, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private void compare(int seed) throws IOException, InterruptedException {
    MixedSwiss.Made made = MixedSwiss.of(edition, seed);
    Tournament tournament = made.tournament();
    byte[] file = file(tournament);
    List<String> found = differences(made, file);
    tournaments++;
    rounds += tournament.rounds().size();
    pairs += tournament.rounds().stream().mapToInt(round -> round.games().size()).sum();
    differences += found.size();
    if (!found.isEmpty()) {
      String name = edition.from().getYear() + "-" + seed;
      Files.write(directory.resolve(name + ".trf"), file);
      Files.writeString(directory.resolve(name + ".txt"), String.join("", found));
    }
  }

  private List<String> differences(MixedSwiss.Made made, byte[] file)
      throws IOException, InterruptedException {
    List<String> found = new ArrayList<>();
    if (made.endedEarly()) {
      early++;
      other.next(file).ifPresent(said -> found.add("it pairs the round after the last:\n" + said));
    }
    OtherProgram.Answer answer = other.check(file);
    int played = made.tournament().rounds().size();
    if (answer.rounds() != played) {
      found.add("it has paired " + answer.rounds() + " rounds of " + played + "\n");
    }
    answer.differences().forEach(each -> found.add("round " + each.round() + "\n" + each.text()));
    return found;
  }

  /// As the program reads it. That of 2017's text knows the records of before TRF26, which speak of
  /// the next round: here they hold in all that were played.
  private byte[] file(Tournament tournament) {
    TrfFile file = TournamentFile.of(tournament, List.of()).file();
    if (edition == DutchEdition.OF_2026) {
      return Trf.bytes(file);
    }
    int width = BEFORE_ACCELERATION + ACCELERATION * tournament.rounds().size();
    StringBuilder text = new StringBuilder();
    Trf.write(TrfConversion.convert(file, TrfDialect.BBP_PAIRINGS).file())
        .lines()
        .filter(line -> !line.startsWith("XXP"))
        .map(line -> line.startsWith("XXA") ? line.substring(0, width) : line)
        .forEach(line -> text.append(line).append("\r\n"));
    Trf.write(file)
        .lines()
        .filter(line -> line.startsWith("260"))
        .forEach(line -> text.append("XXP ").append(line.substring(PROHIBITED)).append("\r\n"));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  private void print() throws IOException {
    List<long[]> pieces =
        lines().stream()
            .map(line -> List.of(line.split("\t", -1)))
            .map(cells -> cells.stream().mapToLong(Long::parseLong).toArray())
            .toList();
    System.out.printf(
        Locale.ROOT,
        "%s: %,d tournaments, %,d rounds, %,d pairs; %,d rounds differ; %,d ended early%n",
        edition.title(),
        sum(pieces, 1),
        sum(pieces, 2),
        sum(pieces, 3),
        sum(pieces, 4),
        sum(pieces, 5));
  }

  private static long sum(List<long[]> pieces, int column) {
    return pieces.stream().mapToLong(piece -> piece[column]).sum();
  }
}
