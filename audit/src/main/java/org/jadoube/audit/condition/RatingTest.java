package org.jadoube.audit.condition;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A condition on both players' ratings. An unknown rating may be anything.
record RatingTest(Of what, Operator operator, TagRange wanted) implements Condition {
  private static final TagRange ANY = TagRange.of(0, 9999);

  /// The rating or ratings compared.
  enum Of {
    LOWER("lower-elo"),
    HIGHER("higher-elo"),
    DIFFERENCE("elo-difference");

    private final String text;

    Of(String text) {
      this.text = text;
    }

    /// The one with that name in conditions.
    static Optional<Of> named(String name) {
      return Arrays.stream(values()).filter(each -> each.text.equals(name)).findFirst();
    }

    private TagRange extent(TagRange white, TagRange black) {
      return switch (this) {
        case LOWER -> white.lower(black);
        case HIGHER -> white.higher(black);
        case DIFFERENCE -> white.difference(black);
      };
    }
  }

  @Override
  public Truth of(ExaminedGame game) {
    TagRange white = rating("WhiteElo", game.tags());
    TagRange black = rating("BlackElo", game.tags());
    return operator.test(what.extent(white, black), wanted);
  }

  private static TagRange rating(String tag, Map<String, String> tags) {
    return Optional.ofNullable(tags.get(tag)).flatMap(TagKind.NUMBER::extent).orElse(ANY);
  }

  @Override
  public Stream<String> doubts(ExaminedGame game) {
    return Stream.of(what.text);
  }

  @Override
  public Stream<String> tags() {
    return Stream.of("WhiteElo", "BlackElo");
  }
}
