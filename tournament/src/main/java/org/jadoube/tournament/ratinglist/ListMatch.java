package org.jadoube.tournament.ratinglist;

import java.util.List;

/// A list's entry for a player of a file.
///
/// @since 0.1.0
public sealed interface ListMatch {
  /// The player, by number or by the only name that fits.
  record Found(ListedPlayer player, boolean byNumber) implements ListMatch {}

  /// Several have the name.
  ///
  /// @param candidates some of them
  record Ambiguous(List<ListedPlayer> candidates) implements ListMatch {
    public Ambiguous {
      candidates = List.copyOf(candidates);
    }
  }

  /// The number belongs to somebody with another name.
  record OtherName(ListedPlayer player) implements ListMatch {}

  /// Nobody has the number, or the name.
  record NotListed() implements ListMatch {}
}
