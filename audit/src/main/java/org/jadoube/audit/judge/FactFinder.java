package org.jadoube.audit.judge;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.audit.facts.Chance;
import org.jadoube.audit.facts.CourseOfPlay;
import org.jadoube.audit.facts.End;
import org.jadoube.audit.facts.GameFacts;
import org.jadoube.audit.facts.Header;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.chess.fate.glance.Glance;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.ending.DrawClaims;
import org.jadoube.laws.ending.Endings;
import org.jadoube.laws.ending.History;
import org.jadoube.laws.ending.LeastCounts;
import org.jadoube.laws.record.TermsTags;
import org.jadoube.laws.regulations.TimeClass;

/// Finds the facts about one game after another. One thread at a time may use it.
public final class FactFinder {
  private final Glance glance = new Glance();
  private final GameHash hash = new GameHash();

  /// The facts about `game` under `edition`.
  ///
  /// @param findings how many findings there are about it
  public GameFacts of(PlayedGame game, Edition edition, int findings) {
    History history = game.history();
    OptionalInt over = Endings.of(edition).first(history);
    return new GameFacts(
        new GameFacts.Place("", game.number(), game.line()),
        header(game.tags(), edition),
        edition,
        course(game, history, edition, over),
        end(game, history, edition, over),
        findings);
  }

  /// The tags, under `edition`.
  public static Header header(Map<String, String> tags, Edition edition) {
    Optional<TimeControl> control =
        TermsTags.read(name -> Optional.ofNullable(tags.get(name))).timeControl();
    return new Header(
        tags, control.filter(TimeControl::isTimed).map(timed -> TimeClass.of(edition, timed)));
  }

  private CourseOfPlay course(PlayedGame game, History history, Edition edition, OptionalInt over) {
    return new CourseOfPlay(
        hash.of(game),
        game.plies(),
        game.whole(),
        claim(Colour.WHITE, game, history, edition, over),
        claim(Colour.BLACK, game, history, edition, over),
        history.mostOccurrences(),
        history.mostReversiblePlies());
  }

  /// A player who has the move may claim because of the position, or with the move that was then
  /// played (Article 9.2). Other moves are not tried.
  private static OptionalInt claim(
      Colour player, PlayedGame game, History history, Edition edition, OptionalInt over) {
    if (isNowhereClaimable(history, edition)) {
      return OptionalInt.empty();
    }
    DrawClaims claims = DrawClaims.of(edition);
    int end = over.orElse(history.plies() + 1);
    int first = game.start().turn() == player ? 0 : 1;
    for (int ply = first; ply < end; ply += 2) {
      if (isClaimable(claims, history, ply) || isClaimable(claims, history, ply + 1)) {
        return OptionalInt.of(ply);
      }
    }
    return OptionalInt.empty();
  }

  /// Two comparisons settle this for nearly every game.
  private static boolean isNowhereClaimable(History history, Edition edition) {
    return LeastCounts.of(edition).exceed(history.mostOccurrences(), history.mostReversiblePlies());
  }

  private static boolean isClaimable(DrawClaims claims, History history, int ply) {
    return ply <= history.plies()
        && (claims.isCorrect(Claim.THREEFOLD, history.at(ply))
            || claims.isCorrect(Claim.FIFTY_MOVES, history.at(ply)));
  }

  private End end(PlayedGame game, History history, Edition edition, OptionalInt over) {
    Endings endings = Endings.of(edition);
    Chance white = chance(game.end(), Colour.WHITE);
    Chance black = chance(game.end(), Colour.BLACK);
    boolean alive = white == Chance.YES || black == Chance.YES;
    return new End(
        game.written().toString(),
        over.stream()
            .mapToObj(ply -> endings.at(history.at(ply)).orElseThrow().citation().rule())
            .findFirst(),
        over,
        alive ? OptionalInt.empty() : firstDead(history),
        white,
        black,
        game.clocks().white(),
        game.clocks().black(),
        MaterialName.of(game.end().board()));
  }

  /// A dead position stays dead, so this searches backwards from the end.
  private static OptionalInt firstDead(History history) {
    int dead = history.plies() + 1;
    while (dead > 0 && Fate.isDead(history.at(dead - 1).position())) {
      dead--;
    }
    return dead <= history.plies() ? OptionalInt.of(dead) : OptionalInt.empty();
  }

  private Chance chance(Position position, Colour player) {
    return glance.canMate(position, position.turn() == player)
        ? Chance.YES
        : Chance.of(Fate.full(position, player, Judge.MOST_NODES));
  }
}
