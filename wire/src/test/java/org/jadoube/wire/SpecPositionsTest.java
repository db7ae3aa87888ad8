package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveExplanation;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.fate.Cause;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Coordinates;
import org.jadoube.notation.fen.Fen;
import org.jadoube.testing.Repository;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The positions of `spec/`, which need no clock. Their expectations are written by hand, so each
/// of them is a second opinion on the library.
class SpecPositionsTest {
  private static final Fate BY_MATERIAL = new Fate.Unwinnable(Cause.MATERIAL);
  private static final long SEARCHED = 1_000_000;

  static Stream<JsonNode> positions() throws IOException {
    String text = Files.readString(Repository.root().resolve("spec/positions.json"));
    return JsonMapper.shared().readTree(text).valueStream();
  }

  @Test
  void there_are_two_hundred_with_names_of_their_own() throws IOException {
    List<String> names = positions().map(each -> each.get("case").asString()).toList();
    assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThanOrEqualTo(200);
  }

  @ParameterizedTest
  @MethodSource("positions")
  void a_position_is_judged_as_expected(JsonNode each) {
    Setup setup = setup(each);
    Position position = setup.position().orElseThrow();
    assertThat(position.legalMoveCount()).isEqualTo(each.get("legalMoves").asInt());
    assertThat(status(position)).isEqualTo(each.get("status").asString());
    each.path("moves").forEach(move -> assertExplained(setup, move));
  }

  private static Setup setup(JsonNode each) {
    return Fen.read(each.get("fen").asString()).orThrow();
  }

  private static String status(Position position) {
    if (position.isCheckmate()) {
      return "checkmate";
    }
    if (position.isStalemate()) {
      return "stalemate";
    }
    List<Fate> fates =
        Arrays.stream(Colour.values()).map(colour -> fate(position, colour)).toList();
    if (fates.stream().allMatch(BY_MATERIAL::equals)) {
      return "insufficient";
    }
    return fates.stream().allMatch(Fate.Unwinnable.class::isInstance) ? "dead" : "none";
  }

  private static Fate fate(Position position, Colour winner) {
    return Fate.full(position, winner, SEARCHED);
  }

  private static void assertExplained(Setup setup, JsonNode move) {
    String uci = move.get("uci").asString();
    MoveExplanation explanation = MoveExplanation.of(setup, Coordinates.read(uci).orThrow());
    assertThat(cited(explanation)).as(uci).isEqualTo(move.path("article").asString("legal"));
  }

  private static String cited(MoveExplanation explanation) {
    return switch (explanation) {
      case MoveExplanation.Legal _ -> "legal";
      case MoveExplanation.Illegal(var reasons) ->
          Breach.of(Edition.FIDE_2023, reasons.getFirst()).citation().article().number();
    };
  }
}
