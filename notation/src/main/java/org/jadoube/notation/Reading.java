package org.jadoube.notation;

import static java.util.Objects.requireNonNull;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/// What reading a text gave: the value it stands for, or the fault that made it unreadable.
public sealed interface Reading<T> {
  /// The text stands for `value`.
  record Read<T>(T value) implements Reading<T> {
    public Read {
      requireNonNull(value, "value");
    }
  }

  /// The text could not be read, because of `fault`.
  record Unreadable<T>(TextFault fault) implements Reading<T> {
    public Unreadable {
      requireNonNull(fault, "fault");
    }
  }

  /// A reading that gave `value`.
  static <T> Reading<T> of(T value) {
    return new Read<>(value);
  }

  /// A reading that failed with `fault`.
  static <T> Reading<T> failed(TextFault fault) {
    return new Unreadable<>(fault);
  }

  /// The value, where the text was readable.
  default Optional<T> valueIfAny() {
    return switch (this) {
      case Read<T>(T value) -> Optional.of(value);
      case Unreadable<T> _ -> Optional.empty();
    };
  }

  /// The fault, where the text was not readable.
  default Optional<TextFault> faultIfAny() {
    return switch (this) {
      case Read<T> _ -> Optional.empty();
      case Unreadable<T>(TextFault fault) -> Optional.of(fault);
    };
  }

  /// The value, where one that is unreadable would be a bug: a text of our own making.
  ///
  /// @throws IllegalArgumentException with the fault's message if the text was unreadable
  default T orThrow() {
    return switch (this) {
      case Read<T>(T value) -> value;
      case Unreadable<T>(TextFault fault) -> throw new IllegalArgumentException(fault.message());
    };
  }

  /// This reading, or where it failed what `other` reads; where both fail, the fault of this one.
  default Reading<T> or(Supplier<Reading<T>> other) {
    requireNonNull(other, "other");
    return switch (this) {
      case Read<T> _ -> this;
      case Unreadable<T> _ -> other.get().valueIfAny().map(Reading::of).orElse(this);
    };
  }

  /// The reading of what `change` makes of the value.
  default <U> Reading<U> map(Function<? super T, ? extends U> change) {
    requireNonNull(change, "change");
    return flatMap(value -> of(change.apply(value)));
  }

  /// What `next` reads after this one succeeded; the fault of this one if it did not.
  default <U> Reading<U> flatMap(Function<? super T, Reading<U>> next) {
    requireNonNull(next, "next");
    return switch (this) {
      case Read<T>(T value) -> next.apply(value);
      case Unreadable<T>(TextFault fault) -> failed(fault);
    };
  }
}
