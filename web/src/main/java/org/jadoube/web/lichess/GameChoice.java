package org.jadoube.web.lichess;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.game.Phase;
import org.jadoube.play.game.GameRoom;
import org.jadoube.play.game.Snapshot;
import org.jadoube.play.lobby.Variant;
import org.jadoube.play.people.Account;

/// Which of an account's games are asked for, and in which order.
///
/// @param against the opponent; empty for anybody
/// @param colour the account's; empty for either
/// @param rated whether only rated games are asked for, or only others; empty for both
/// @param kinds the names of the speeds and variants; none for all
record GameChoice(
    Account of,
    Optional<Account> against,
    Optional<Colour> colour,
    Optional<Boolean> rated,
    List<String> kinds,
    boolean ongoing,
    boolean finished,
    boolean oldestFirst) {
  static GameChoice of(Fields fields, Account of, Optional<Account> against) {
    return new GameChoice(
        of,
        against,
        ProposalReading.colour(fields),
        fields.choice(RequestParameter.RATED),
        fields.list(RequestParameter.KINDS),
        fields.choice(RequestParameter.ONGOING).orElse(true),
        fields.choice(RequestParameter.FINISHED).orElse(true),
        fields.text(RequestParameter.SORT).filter("dateAsc"::equals).isPresent());
  }

  /// Whether a game is asked for. No game is rated.
  boolean takes(Snapshot game) {
    Optional<Colour> own = Players.colour(game, of.id());
    Optional<Colour> other = against.flatMap(each -> Players.colour(game, each.id()));
    boolean over = game.isAborted() || game.game().phase() == Phase.FINISHED;
    return !rated.orElse(false)
        && (over ? finished : ongoing)
        && (against.isEmpty() || other.isPresent())
        && colour.map(wished -> own.filter(wished::equals).isPresent()).orElse(true)
        && (kinds.isEmpty() || kinds.contains(kind(game.game())));
  }

  /// Lichess sorts games by speed, or by variant if they have one.
  private static String kind(Game game) {
    Variant variant = GameJson.variant(game);
    return variant == Variant.CHESS960
        ? Variants.named(variant).key()
        : Speed.of(game.regulations().timeControl()).key();
  }

  Comparator<GameRoom> order() {
    Comparator<GameRoom> byAge = Comparator.comparing(room -> room.snapshot().stored().created());
    return oldestFirst ? byAge : byAge.reversed();
  }
}
