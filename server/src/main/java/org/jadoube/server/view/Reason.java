package org.jadoube.server.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.server.game.Recent;
import org.jadoube.wire.Documents;
import tools.jackson.databind.annotation.JsonSerialize;

/// Why something may not be done.
///
/// @param refusal the document of `wire`
/// @param sentence the same for people
@JsonSerialize(using = ReasonJson.class)
public record Reason(@JsonRawValue String refusal, String sentence) {
  private static final Recent<Said, Named> NAMED = new Recent<>(Said::named);
  private static final long FNV_BASIS = 0xcbf29ce484222325L;
  private static final long FNV_PRIME = 0x100000001b3L;
  private static final int RADIX = 36;

  /// A refusal as somebody is told it.
  private record Said(Refusal refusal, String sentence) {
    Named named() {
      Reason reason = new Reason(Documents.REFUSAL.write(refusal), sentence);
      return new Named("r" + Long.toUnsignedString(reason.digest(), RADIX), reason);
    }
  }

  /// A reason with its name.
  ///
  /// @param name follows from what the reason says, so it never stands for another
  record Named(String name, Reason reason) {}

  static Named named(Refusal refusal, String sentence) {
    return NAMED.of(new Said(refusal, sentence));
  }

  /// FNV-1a.
  private long digest() {
    return (refusal + sentence)
        .chars()
        .asLongStream()
        .reduce(FNV_BASIS, (hash, next) -> (hash ^ next) * FNV_PRIME);
  }
}
