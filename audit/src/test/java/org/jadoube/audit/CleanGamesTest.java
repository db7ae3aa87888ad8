package org.jadoube.audit;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.game.Sieve;
import org.jadoube.audit.judge.Judge;
import org.jadoube.audit.judge.JudgeByDate;
import org.jadoube.audit.judge.JudgeByEdition;
import org.jadoube.audit.terms.AuditTerms;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.san.San;
import org.jadoube.testing.Seeded;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Findings do not depend on whether clean games pass unjudged.
class CleanGamesTest {
  private static final Set<WantedFacts> FINDINGS = Set.of();
  private static final int MOST_BYTES = 1_000_000;
  private static final List<String> RESULTS = List.of("1-0", "0-1", "1/2-1/2", "*");
  private static final List<String> DATES =
      List.of("1951.??.??", "2005.07.01", "2017.06.30", "20??.??.??", "2023.05.01", "????.??.??");
  private static final List<String> ENDS =
      List.of(
          "",
          "Normal",
          "Time forfeit",
          "abandoned",
          "White resigned",
          "Black lost on time",
          "A won on time",
          "B won - game abandoned",
          "Unterminated",
          "drawn");
  private static final List<Judge> JUDGES =
      List.of(
          new JudgeByDate(AuditTerms.UNKNOWN),
          new JudgeByDate(new AuditTerms(30, /* onlineUnderE04= */ true)),
          new JudgeByEdition(Edition.named("2018").orElseThrow(), AuditTerms.UNKNOWN),
          new JudgeByEdition(Edition.newest(), AuditTerms.UNKNOWN));

  /// A judge without a sieve, which judges every game.
  private record Thorough(Judge judge) implements Judge {
    @Override
    public List<PlacedFinding> findings(PlayedGame game) {
      return judge.findings(game);
    }

    @Override
    public Sieve sieve() {
      return Sieve.OPEN;
    }

    @Override
    public Edition edition(PlayedGame game) {
      return judge.edition(game);
    }
  }

  @RepeatedTest(20)
  void random_games_have_the_same_findings(RepetitionInfo info) {
    RandomGenerator random = Seeded.random(62_000L + info.getCurrentRepetition());
    StringBuilder games = new StringBuilder();
    for (int game = 0; game < 50; game++) {
      games.append(tags(random)).append(moves(random));
    }
    assertSame(games.toString().getBytes(ISO_8859_1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"lichess-2025-05-sample", "twic1599-sample", "cup", "otb-1950-sample"})
  void real_games_have_the_same_findings(String archive) throws IOException {
    assertSame(real(archive));
  }

  @ParameterizedTest
  @ValueSource(strings = {"lichess-2025-05-sample", "twic1599-sample"})
  void mutated_games_have_the_same_findings(String archive) throws IOException {
    assertSameOfMutated(archive, 12);
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"lichess-2025-05-sample", "twic1599-sample"})
  void many_mutated_games_have_the_same_findings(String archive) throws IOException {
    assertSameOfMutated(archive, 300);
  }

  private static void assertSameOfMutated(String archive, int mutations) throws IOException {
    RandomGenerator random = Seeded.random(63_000L);
    byte[] bytes = real(archive);
    for (int round = 0; round < mutations; round++) {
      int from = random.nextInt(bytes.length - 20_000);
      byte[] part = Arrays.copyOfRange(bytes, from, from + 20_000);
      for (int hit = 0; hit < 10; hit++) {
        part[random.nextInt(part.length)] = part[random.nextInt(part.length)];
      }
      assertSame(part);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"lichess-2025-05-sample", "twic1599-sample", "cup"})
  void most_real_games_pass_unjudged(String archive) throws IOException {
    int[] judged = {0};
    Judge judge = JUDGES.getFirst();
    Judge counting =
        new Judge() {
          @Override
          public List<PlacedFinding> findings(PlayedGame game) {
            judged[0]++;
            return judge.findings(game);
          }

          @Override
          public Sieve sieve() {
            return judge.sieve();
          }

          @Override
          public Edition edition(PlayedGame game) {
            return judge.edition(game);
          }
        };
    long games = new BatchReader(counting, FINDINGS).report(PgnBatch.of(real(archive))).games();
    assertThat(judged[0]).isLessThan((int) games / 5);
  }

  private static byte[] real(String archive) throws IOException {
    Path file = SharedData.path("pgn/" + archive + ".pgn");
    byte[] bytes = Files.readAllBytes(file);
    return bytes.length > MOST_BYTES ? Arrays.copyOf(bytes, MOST_BYTES) : bytes;
  }

  private static void assertSame(byte[] pgn) {
    for (Judge judge : JUDGES) {
      BatchReport quick = new BatchReader(judge, FINDINGS).report(PgnBatch.of(pgn));
      BatchReport thorough =
          new BatchReader(new Thorough(judge), FINDINGS).report(PgnBatch.of(pgn));
      assertThat(quick.findings()).isEqualTo(thorough.findings());
      assertThat(quick.games()).isEqualTo(thorough.games());
      assertThat(quick.plies()).isEqualTo(thorough.plies());
    }
  }

  private static String tags(RandomGenerator random) {
    String result = oneOf(RESULTS, random);
    String termination = oneOf(ENDS, random);
    String tag = termination.isEmpty() ? "" : "[Termination \"" + termination + "\"]\n";
    return "[Event \"Open\"]\n[Site \"Vienna\"]\n[Date \"%s\"]\n[Round \"1\"]\n[White \"A\"]\n"
            .replace("%s", oneOf(DATES, random))
        + "[Black \"B\"]\n[Result \""
        + result
        + "\"]\n"
        + dates(random)
        + tag
        + "\n";
  }

  /// Other dates, which may contradict the first.
  private static String dates(RandomGenerator random) {
    StringBuilder tags = new StringBuilder();
    for (String name : List.of("EventDate", "UTCDate")) {
      if (random.nextBoolean()) {
        tags.append("[").append(name).append(" \"").append(oneOf(DATES, random)).append("\"]\n");
      }
    }
    return tags.toString();
  }

  /// Random moves from the usual start, and a result.
  private static String moves(RandomGenerator random) {
    StringBuilder moves = new StringBuilder();
    Position position = Position.standard();
    int plies = random.nextInt(-10, 140); // some have none
    for (int ply = 0; ply < plies && position.legalMoveCount() > 0; ply++) {
      var legal = position.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      moves.append(San.write(position, move)).append(' ');
      position = position.play(move);
    }
    return moves + oneOf(RESULTS, random) + "\n\n";
  }

  private static <T> T oneOf(List<T> all, RandomGenerator random) {
    return all.get(random.nextInt(all.size()));
  }
}
