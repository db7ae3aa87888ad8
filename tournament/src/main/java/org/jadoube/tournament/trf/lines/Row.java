package org.jadoube.tournament.trf.lines;

import java.util.Optional;
import java.util.OptionalInt;

/// A line as it is written, column by column.
final class Row {
  private final StringBuilder text = new StringBuilder();
  private int length;

  Row(String code) {
    append(code);
  }

  /// Puts a text so that it begins in that column.
  Row at(int column, String value) {
    while (length < column - 1) {
      append(" ");
    }
    return append(value);
  }

  /// Puts a text so that it ends in column `to`.
  Row right(int to, String value) {
    return at(to - value.codePointCount(0, value.length()) + 1, value);
  }

  Row right(int to, int number) {
    return right(to, Integer.toString(number));
  }

  Row right(int to, OptionalInt number) {
    return number.isPresent() ? right(to, number.getAsInt()) : this;
  }

  Row right(int to, Optional<?> value) {
    return value.map(present -> right(to, present.toString())).orElse(this);
  }

  /// A number with zeros before it, so that it fills `width` columns and ends in column `to`.
  Row zeros(int to, int width, int number) {
    String digits = Integer.toString(number);
    return right(to, "0".repeat(width - digits.length()) + digits);
  }

  private Row append(String value) {
    text.append(value);
    length += value.codePointCount(0, value.length());
    return this;
  }

  /// The line, without blanks at its end.
  @Override
  public String toString() {
    return text.toString().stripTrailing();
  }
}
