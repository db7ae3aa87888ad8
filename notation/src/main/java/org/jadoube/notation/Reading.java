package org.jadoube.notation;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// The result of reading a text: the value it stands for, or the fault that made it unreadable.
///
/// ```java
/// Reading<Setup> reading = Fen.read("8/8/8/9/8/8/8/8 w - - 0 1");
/// String said =
///     switch (reading) {
///       case Reading.Read(Setup setup) -> "read";
///       case Reading.Unreadable(TextFault fault) -> "unreadable from " + fault.offset();
///     }; // => unreadable from 6
/// ```
///
/// @since 0.1.0
public sealed interface Reading<T> {
  /// The text stands for `value`.
  record Read<T>(T value) implements Reading<T> {}

  /// `fault` made the text unreadable.
  record Unreadable<T>(TextFault fault) implements Reading<T> {}

  /// A successful reading.
  static <T> Reading<T> of(T value) {
    return new Read<>(value);
  }

  /// A failed reading.
  static <T> Reading<T> failed(TextFault fault) {
    return new Unreadable<>(fault);
  }

  /// The value, if the text was readable.
  default Optional<T> valueIfAny() {
    return switch (this) {
      case Read<T>(T value) -> Optional.of(value);
      case Unreadable<T> ignored -> Optional.empty();
    };
  }

  /// The fault, if the text was not readable.
  default Optional<TextFault> faultIfAny() {
    return switch (this) {
      case Read<T> ignored -> Optional.empty();
      case Unreadable<T>(TextFault fault) -> Optional.of(fault);
    };
  }

  /// The value. For texts of our own making, which can only be unreadable through a bug.
  ///
  /// @throws IllegalArgumentException with the fault's message if the text was unreadable
  default T orThrow() {
    return switch (this) {
      case Read<T>(T value) -> value;
      case Unreadable<T>(TextFault fault) -> throw new IllegalArgumentException(fault.message());
    };
  }

  /// This reading if it succeeded, otherwise what `other` reads. If both fail, the fault is this
  /// one's.
  default Reading<T> or(Supplier<Reading<T>> other) {
    return switch (this) {
      case Read<T> ignored -> this;
      case Unreadable<T> ignored -> other.get().valueIfAny().map(Reading::of).orElse(this);
    };
  }

  /// This reading with `change` applied to its value.
  default <U> Reading<U> map(Function<? super T, ? extends U> change) {
    return flatMap(value -> of(change.apply(value)));
  }

  /// The reading that `next` makes of the value; the fault of this reading if it failed.
  default <U> Reading<U> flatMap(Function<? super T, Reading<U>> next) {
    return switch (this) {
      case Read<T>(T value) -> next.apply(value);
      case Unreadable<T>(TextFault fault) -> failed(fault);
    };
  }
}
