package org.jadoube.audit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.audit.archive.Archive;
import org.jadoube.audit.archive.ArchiveOpening.Opened;
import org.jadoube.audit.finding.FindingKind;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.testing.SharedData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Real archives, counted once more in the slowest and most obvious way.
class ArchivesTest {
  @ParameterizedTest
  @ValueSource(strings = {"cup", "lichess-2025-05-sample", "twic1599-sample"})
  void totals_are_those_of_a_slow_count(String archive) throws IOException {
    Path file = SharedData.path("pgn/" + archive + ".pgn");
    assertThat(audited(file)).isEqualTo(slowlyCounted(file));
  }

  @Test
  @Tag("long")
  void totals_of_a_large_archive_are_those_of_a_slow_count() throws IOException {
    Path file = SharedData.path("pgn/otb-1950-sample.pgn");
    assertThat(audited(file)).isEqualTo(slowlyCounted(file));
  }

  /// Findings about tags, clocks and remarks were not counted slowly.
  private static Map<FindingKind, Long> audited(Path file) throws IOException {
    try (Archive archive = ((Opened) Archive.open(file)).archive()) {
      return Audit.under(Edition.FIDE_2023)
          .on(2)
          .of(archive, _ -> {})
          .without(
              EnumSet.of(
                  FindingKind.IMPOSSIBLE_CLOCK,
                  FindingKind.MALFORMED_TAG,
                  FindingKind.MISSING_TAGS))
          .findings();
    }
  }

  private static Map<FindingKind, Long> slowlyCounted(Path file) throws IOException {
    Map<FindingKind, Long> counts = new EnumMap<>(FindingKind.class);
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file));
        Stream<PgnGame> games = PgnGame.stream(in)) {
      games
          .flatMap(game -> slowly(game).stream())
          .forEach(kind -> counts.merge(kind, 1L, Long::sum));
    }
    return counts;
  }

  private static List<FindingKind> slowly(PgnGame game) {
    List<FindingKind> kinds = new ArrayList<>();
    game.faults()
        .forEach(fault ->
            kinds.add(fault.losesMoves() ? FindingKind.UNREADABLE : FindingKind.MALFORMED));
    List<Integer> occurrences = occurrences(game.positions());
    List<Integer> quiet = quietPlies(game);
    if (occurrences.stream().anyMatch(times -> times >= 3)) {
      kinds.add(FindingKind.CLAIMABLE_DRAW);
    }
    if (quiet.stream().anyMatch(plies -> plies >= 100)) {
      kinds.add(FindingKind.CLAIMABLE_DRAW);
    }
    ending(game, occurrences, quiet).ifPresent(kinds::add);
    return kinds;
  }

  private static Optional<FindingKind> ending(
      PgnGame game, List<Integer> occurrences, List<Integer> quiet) {
    List<Position> positions = game.positions();
    PgnResult result = game.result().orElseThrow();
    for (int ply = 0; ply < positions.size(); ply++) {
      Position position = positions.get(ply);
      boolean over =
          position.legalMoveCount() == 0
              || Fate.isDead(position)
              || occurrences.get(ply) >= 5
              || quiet.get(ply) >= 150;
      if (over) {
        return ply < positions.size() - 1
            ? Optional.of(FindingKind.PLAYED_ON)
            : Optional.of(FindingKind.CONTRADICTED_RESULT)
                .filter(_ -> result != resultOf(position));
      }
    }
    return Optional.of(FindingKind.IMPOSSIBLE_WIN)
        .filter(_ -> isImpossible(result, positions.getLast()));
  }

  private static PgnResult resultOf(Position end) {
    PgnResult mate = end.turn() == Colour.WHITE ? PgnResult.BLACK_WINS : PgnResult.WHITE_WINS;
    return end.isCheckmate() ? mate : PgnResult.DRAW;
  }

  private static boolean isImpossible(PgnResult result, Position end) {
    return (result == PgnResult.WHITE_WINS && cannotMate(end, Colour.WHITE))
        || (result == PgnResult.BLACK_WINS && cannotMate(end, Colour.BLACK));
  }

  private static boolean cannotMate(Position end, Colour winner) {
    return Fate.full(end, winner) instanceof Fate.Unwinnable;
  }

  /// How often each position has occurred by then, by its FEN.
  private static List<Integer> occurrences(List<Position> positions) {
    Map<String, Integer> seen = new HashMap<>();
    return positions.stream()
        .map(position -> seen.merge(Fen.of(position), 1, Integer::sum))
        .toList();
  }

  private static List<Integer> quietPlies(PgnGame game) {
    List<Integer> quiet = new ArrayList<>(List.of(game.start().halfmoveClock()));
    for (Move move : game.moves()) {
      boolean loud = move.role() == Role.PAWN || move.captured().isPresent();
      quiet.add(loud ? 0 : quiet.getLast() + 1);
    }
    return quiet;
  }
}
