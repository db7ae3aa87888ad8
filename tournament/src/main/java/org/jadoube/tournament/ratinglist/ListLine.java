package org.jadoube.tournament.ratinglist;

/// A line of a rating list as it was read.
///
/// @since 0.1.0
public sealed interface ListLine {
  /// A player.
  record Listed(ListedPlayer player) implements ListLine {}

  /// Nothing that makes sense.
  ///
  /// @param found what stands there, perhaps shortened
  /// @param expected what should
  record Garbled(String found, String expected) implements ListLine {}
}
