package org.jadoube.tournament.pairing;

import org.jadoube.tournament.ColourPreferences;

/// A system that fills each bracket from below.
///
/// @param preferences for colours; a Double-Swiss has none
/// @since 0.1.0
public record UpfloatSystem(UpfloatEdition edition, ColourPreferences preferences)
    implements SwissSystem {
  @Override
  public String title() {
    return edition.title()
        + switch (preferences) {
          case NONE -> "";
          case TYPE_A -> ", type A";
          case TYPE_B -> ", type B";
        };
  }

  @Override
  public String law() {
    return edition.law();
  }

  /// Criteria are known by their numbers, what is settled before them by its Article.
  @Override
  public String article(CriterionProvision provision) {
    return provision.number() == 0 ? provision.article() : "C" + provision.number();
  }

  @Override
  public String article(SwissRule rule) {
    return switch (rule) {
      case NO_REMATCH -> "C1";
      case BYE -> "C2";
      case COLOURS, ORDER -> "Article 3";
      case EVERYBODY, COMPLETION -> "C3";
      case ALLOCATION -> "4.3";
      case ARBITER -> "3.3.3";
    };
  }

  /// A float is a match against another score, nothing else (1.5).
  @Override
  public Downfloats downfloats() {
    return Downfloats.NO_UNPLAYED_ROUND;
  }

  @Override
  public ByeBar byeBar() {
    return ByeBar.WIN_WITHOUT_PLAYING;
  }
}
