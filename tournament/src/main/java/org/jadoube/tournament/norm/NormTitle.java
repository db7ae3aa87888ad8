package org.jadoube.tournament.norm;

import java.util.Optional;
import org.jadoube.tournament.rating.Title;

/// The titles for which there are norms, with the numbers in which they differ.
///
/// @since 0.1.0
public enum NormTitle {
  GM(2600, 2380, 2200, "B01 1.4.5b"),
  IM(2450, 2230, 2050, "B01 1.4.5c"),
  WGM(2400, 2180, 2000, "B01 1.4.5d"),
  WIM(2250, 2030, 1850, "B01 1.4.5e");

  private final int performance;
  private final int average;
  private final int floor;
  private final String article;

  NormTitle(int performance, int average, int floor, String article) {
    this.performance = performance;
    this.average = average;
    this.floor = floor;
    this.article = article;
  }

  /// The performance that it takes (1.4.8).
  public int performance() {
    return performance;
  }

  /// The least average of the opponents (1.4.8a).
  public int average() {
    return average;
  }

  /// To which the rating of one opponent is raised (1.4.6c).
  public int floor() {
    return floor;
  }

  /// Whether an opponent with that title is one of those of whom a third is required: it is as high
  /// as that of the norm, and not FM (1.4.5).
  public boolean requires(Title title) {
    return title != Title.FM && title.compareTo(title()) <= 0;
  }

  /// The Article that requires them.
  public String requiredArticle() {
    return article;
  }

  /// Whether a norm for it is of any use to a player.
  ///
  /// @param held the title that the player has
  public boolean isAbove(Optional<Title> held) {
    return held.map(title -> title().compareTo(title) < 0).orElse(true);
  }

  /// Whether only women can have it.
  public boolean isForWomen() {
    return title().isForWomen();
  }

  private Title title() {
    return Title.valueOf(name());
  }
}
