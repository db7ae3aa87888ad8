package org.jadoube.tournament.norm;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.tournament.rating.Title;

/// The titles for which there are norms, with the numbers in which they differ.
public enum NormTitle {
  GM(2600, 2380, 2200, "B01 1.4.5b", EnumSet.of(Title.GM)),
  IM(2450, 2230, 2050, "B01 1.4.5c", EnumSet.of(Title.GM, Title.IM)),
  WGM(2400, 2180, 2000, "B01 1.4.5d", EnumSet.of(Title.GM, Title.IM, Title.WGM)),
  WIM(2250, 2030, 1850, "B01 1.4.5e", EnumSet.of(Title.GM, Title.IM, Title.WGM, Title.WIM));

  private final int performance;
  private final int average;
  private final int floor;
  private final String article;
  private final Set<Title> required;

  NormTitle(int performance, int average, int floor, String article, Set<Title> required) {
    this.performance = performance;
    this.average = average;
    this.floor = floor;
    this.article = article;
    this.required = required;
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

  /// Whether an opponent with that title is one of those of whom a third is required (1.4.5).
  public boolean requires(Title title) {
    return required.contains(title);
  }

  /// The Article that requires them.
  public String requiredArticle() {
    return article;
  }

  /// Whether a norm for it is of any use to a player.
  ///
  /// @param held the title that the player has
  public boolean isAbove(Optional<Title> held) {
    return held.map(title -> Title.valueOf(name()).compareTo(title) < 0).orElse(true);
  }

  /// Whether only women can have it.
  public boolean isForWomen() {
    return Title.valueOf(name()).isForWomen();
  }
}
