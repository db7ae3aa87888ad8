package org.jadoube.tournament.pairing;

/// An edition of a system that pairs a Swiss: the code asks it for values, never for its name.
///
/// @since 0.1.0
public sealed interface SwissSystem permits DutchEdition, UpfloatSystem, ReturnGames {
  /// Which rounds without a game are downfloats (C.04.3 1.4.3; before, A.4.b).
  enum Downfloats {
    EVERY_UNPLAYED_ROUND,
    POINTS_WITHOUT_PLAYING,
    NO_UNPLAYED_ROUND
  }

  /// The rounds that, besides a pairing-allocated bye, bar from another one (C.04.1 4).
  enum ByeBar {
    FORFEIT_WIN,
    /// A forfeit, or a full-point bye.
    WIN_WITHOUT_PLAYING
  }

  /// The name of the system and its edition, for tables and reports.
  String title();

  /// The number of its text in the Handbook: `C.04.3`.
  String law();

  /// Where its text has one of its criteria: `2.4.1`, or `C4`.
  default String article(CriterionProvision provision) {
    return provision.article();
  }

  /// Where its text has a rule that other systems have, too: `2.1.1`.
  String article(SwissRule rule);

  Downfloats downfloats();

  ByeBar byeBar();
}
