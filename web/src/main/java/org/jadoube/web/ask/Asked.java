package org.jadoube.web.ask;

import java.util.function.Function;

/// The outcome of a question: an answer, or the reason why the question makes no sense.
public sealed interface Asked<T> {
  /// The answer.
  record Answered<T>(T answer) implements Asked<T> {}

  /// A field of the question that makes no sense.
  ///
  /// @param field its name, such as `fen`
  record NotUnderstood<T>(String field, String found, String expected) implements Asked<T> {
    /// The fault in a sentence.
    public String message() {
      return field + ": found " + found + ", expected " + expected;
    }

    private <U> Asked<U> again() {
      return new NotUnderstood<>(field, found, expected);
    }
  }

  /// This outcome with something else for an answer.
  default <U> Asked<U> then(Function<T, Asked<U>> next) {
    return switch (this) {
      case Answered<T>(T answer) -> next.apply(answer);
      case NotUnderstood<T> fault -> fault.again();
    };
  }
}
