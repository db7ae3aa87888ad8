package org.jadoube.audit.condition;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jadoube.audit.same.SoughtName;
import org.jadoube.notation.pgn.PgnResult;

/// A condition on the name of a player.
record NameTest(Who who, SoughtName name) implements Condition {
  /// The player who must have that name.
  enum Who {
    /// Either of them.
    PLAYER,
    WHITE,
    BLACK,
    WINNER,
    LOSER;

    private List<String> tags(Map<String, String> tags) {
      return switch (this) {
        case PLAYER -> List.of("White", "Black");
        case WHITE -> List.of("White");
        case BLACK -> List.of("Black");
        case WINNER -> decided(tags, "White", "Black");
        case LOSER -> decided(tags, "Black", "White");
      };
    }

    private static List<String> decided(
        Map<String, String> tags, String ifWhiteWins, String ifBlackWins) {
      return switch (PgnResult.of(tags.getOrDefault("Result", "")).orElse(PgnResult.UNKNOWN)) {
        case WHITE_WINS -> List.of(ifWhiteWins);
        case BLACK_WINS -> List.of(ifBlackWins);
        default -> List.of();
      };
    }
  }

  @Override
  public Truth of(ExaminedGame game) {
    Map<String, String> tags = game.tags();
    return Truth.of(
        who.tags(tags).stream().anyMatch(tag -> name.isThatOf(tags.getOrDefault(tag, ""))));
  }

  @Override
  public Stream<String> doubts(ExaminedGame game) {
    return Stream.empty();
  }

  @Override
  public Stream<String> tags() {
    return Stream.of("White", "Black", "Result");
  }
}
