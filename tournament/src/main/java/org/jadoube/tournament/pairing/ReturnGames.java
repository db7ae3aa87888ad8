package org.jadoube.tournament.pairing;

import java.util.List;
import org.jadoube.tournament.table.Pair;

/// The second games of the matches of a Double-Swiss: their pairs follow from the first ones
/// (C.04.5 4.4).
///
/// @param pairs of the second games
/// @since 0.1.0
public record ReturnGames(List<Pair> pairs) implements SwissSystem {
  public ReturnGames {
    pairs = List.copyOf(pairs);
  }

  @Override
  public String title() {
    return UpfloatEdition.DOUBLE_OF_2026.title() + ", second games";
  }

  @Override
  public String law() {
    return UpfloatEdition.DOUBLE_OF_2026.law();
  }

  @Override
  public String article(SwissRule rule) {
    return "4.4";
  }

  @Override
  public Downfloats downfloats() {
    return Downfloats.NO_UNPLAYED_ROUND;
  }

  @Override
  public ByeBar byeBar() {
    return ByeBar.WIN_WITHOUT_PLAYING;
  }
}
