package org.jadoube.play.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jadoube.testing.Seeded;
import org.jadoube.tournament.trf.Trf;
import org.jadoube.tournament.trf.TrfFile;
import org.jadoube.tournament.trf.record.CountField;
import org.jadoube.tournament.trf.record.HeadingRecord;
import org.jadoube.tournament.trf.record.PairingRecord.Byes;
import org.jadoube.tournament.trf.record.Person;
import org.jadoube.tournament.trf.record.PlayerRecord.Player;
import org.jadoube.tournament.trf.record.RoundResult;
import org.jadoube.tournament.trf.record.TrfRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Real processes: an engine of ours, and bbpPairings where it is installed.
final class PairingEngineTest {
  private static final Duration PLENTY = Duration.ofMinutes(5);

  @TempDir private static Path directory;

  @BeforeAll
  static void compileEngine() throws IOException {
    Path source = directory.resolve("SimpleEngine.java");
    try (InputStream in = PairingEngineTest.class.getResourceAsStream("SimpleEngine.java")) {
      Files.copy(Objects.requireNonNull(in), source);
    }
    int failures = ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString());
    assertThat(failures).isZero();
  }

  @Test
  void a_tournament_is_paired_round_by_round() throws InterruptedException {
    play(engine("pair", PLENTY), 11, 5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bbp:", "trf26:"})
  void bbp_pairings_pairs_a_tournament_in_both_dialects(String dialect)
      throws InterruptedException {
    assumeTrue(isInstalled("bbpPairings"), "bbpPairings is not installed");
    PairingCommand command = PairingCommand.read(dialect + "bbpPairings --dutch").orElseThrow();

    play(new PairingEngine(command, PLENTY), 25, 9);
  }

  private static void play(PairingEngine engine, int players, int rounds)
      throws InterruptedException {
    RandomGenerator random = Seeded.random(players);
    TrfFile file = tournament(players, rounds);
    for (int round = 1; round <= rounds; round++) {
      PairingAnswer answer = engine.pair(file);
      assertThat(answer).as(answer.message()).isInstanceOf(PairingAnswer.Paired.class);
      PairingAnswer.Paired paired = (PairingAnswer.Paired) answer;
      assertThat(paired.round()).isEqualTo(round);
      assertThat(paired.losses()).isEmpty();
      file = Played.round(file, round, paired.pairs(), random);
    }
    assertThat(engine.pair(file)).isInstanceOf(PairingAnswer.NotReady.class);
  }

  @Test
  void an_engine_that_takes_too_long_is_stopped() throws InterruptedException {
    PairingAnswer answer = engine("sleep", Duration.ofMillis(1500)).pair(tournament(4, 3));

    assertThat(answer.message()).isEqualTo("The pairing engine took longer than 1 s.");
    assertThat(ProcessHandle.current().descendants().filter(PairingEngineTest::isEngine)).isEmpty();
  }

  private static boolean isEngine(ProcessHandle process) {
    return process.isAlive() && process.info().commandLine().orElse("").contains("SimpleEngine");
  }

  @Test
  void an_engine_that_gives_up_is_quoted_without_control_characters() throws InterruptedException {
    assertThat(engine("fail", PLENTY).pair(tournament(4, 3)).message())
        .isEqualTo("The pairing engine gave up with code 1.\nIt said: no valid pairing exists");
  }

  @Test
  void an_engine_without_an_answer_is_told() throws InterruptedException {
    assertThat(engine("silent", PLENTY).pair(tournament(4, 3)).message())
        .isEqualTo("The pairing engine wrote no answer.");
  }

  @Test
  void an_endless_answer_is_cut_off() throws InterruptedException {
    assertThat(engine("chatter", PLENTY).pair(tournament(4, 3)).message())
        .startsWith("The pairing engine's answer cannot be read: line 1, column 1: found \"xxx")
        .hasSizeLessThan(300);
  }

  @Test
  void an_engine_that_talks_much_is_not_held_up() throws InterruptedException {
    assertThat(engine("shout", PLENTY).pair(tournament(4, 3)))
        .isInstanceOf(PairingAnswer.Paired.class);
  }

  @Test
  void wrong_pairs_are_refused() throws InterruptedException {
    assertThat(engine("repeat", PLENTY).pair(tournament(4, 3)).message())
        .isEqualTo(
            """
            The pairing engine's pairs cannot stand:
            Player 3 is not paired.
            Player 4 is not paired.\
            """);
  }

  @Test
  void an_engine_knows_nothing_of_our_environment_but_what_it_needs() throws InterruptedException {
    assertThat(engine("environment", PLENTY).pair(tournament(4, 3)).message().split(" "))
        .doesNotContain("USER", "PWD", "JADOUBE_DATABASE");
  }

  @Test
  void a_program_that_does_not_exist_is_told() throws InterruptedException {
    PairingCommand command = PairingCommand.read("no-such-engine").orElseThrow();

    assertThat(new PairingEngine(command, PLENTY).pair(tournament(4, 3)).message())
        .isEqualTo("There is no program no-such-engine to pair rounds with.");
  }

  @Test
  void an_engine_runs_where_its_command_was_said() throws InterruptedException {
    Path here = Path.of("").toAbsolutePath();
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String call =
        String.format(
            Locale.ROOT,
            "javafo:'%s' -cp '%s' SimpleEngine pair",
            here.relativize(java),
            here.relativize(directory));

    assertThat(
            new PairingEngine(PairingCommand.read(call).orElseThrow(), PLENTY)
                .pair(tournament(4, 3)))
        .isInstanceOf(PairingAnswer.Paired.class);
  }

  private static PairingEngine engine(String how, Duration limit) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String call = "javafo:'" + java + "' -cp '" + directory + "' SimpleEngine " + how;
    return new PairingEngine(PairingCommand.read(call).orElseThrow(), limit);
  }

  /// The second player misses the first round.
  private static TrfFile tournament(int players, int rounds) {
    List<TrfRecord> records = new ArrayList<>();
    records.add(new HeadingRecord.Count(CountField.ROUNDS, rounds));
    Trf.read("152 W").file().records().forEach(records::add);
    if (players > 4) {
      records.add(new Byes(RoundResult.ZERO_POINT_BYE, 1, List.of(2)));
    }
    for (int rank = 1; rank <= players; rank++) {
      records.add(
          new Player(
              rank,
              Person.named("Müller, " + rank).withRating(2500 - rank),
              Optional.empty(),
              OptionalInt.empty(),
              List.of()));
    }
    return new TrfFile(records);
  }

  private static boolean isInstalled(String program) {
    return Stream.of(Objects.requireNonNullElse(System.getenv("PATH"), "").split(":"))
        .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
  }
}
