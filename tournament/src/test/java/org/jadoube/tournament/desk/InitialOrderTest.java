package org.jadoube.tournament.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.tournament.Format;
import org.jadoube.tournament.Player;
import org.jadoube.tournament.PointSystem;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.request.Numbering;
import org.jadoube.tournament.request.NumbersRequest;
import org.junit.jupiter.api.Test;

final class InitialOrderTest {
  private static Player player(int number, String name, int rating, String title) {
    return new Player(
        number,
        name,
        Optional.empty(),
        rating == 0 ? OptionalInt.empty() : OptionalInt.of(rating),
        Optional.empty(),
        Optional.of(title).filter(some -> !some.isEmpty()),
        Optional.empty());
  }

  /// C.04.2 2.2.
  @Test
  void players_are_numbered_by_rating_title_and_name() {
    Tournament tournament =
        new Tournament(
            Format.SWISS,
            PointSystem.CLASSIC,
            List.of(
                player(1, "Unrated", 0, ""),
                player(2, "Zander", 2300, "FM"),
                player(3, "Berg", 2300, ""),
                player(4, "Ahorn", 2300, ""),
                player(5, "Wald", 2300, "WGM"),
                player(6, "Best", 2301, "")),
            5);
    NumbersRequest byRating = new NumbersRequest(Numbering.RATING, Optional.empty());

    assertThat(Entries.number(tournament, tournament, byRating, lots -> 0))
        .isInstanceOfSatisfying(
            Changed.Done.class,
            done ->
                assertThat(done.record().entrants())
                    .extracting(Player::name)
                    .containsExactly("Best", "Wald", "Zander", "Ahorn", "Berg", "Unrated"));
  }
}
