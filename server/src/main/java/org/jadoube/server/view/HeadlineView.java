package org.jadoube.server.view;

import java.time.Instant;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.game.Phase;
import org.jadoube.server.description.NameOf;
import org.jadoube.server.game.Moment;
import org.jadoube.server.game.Snapshot;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// How a game stands, in a line.
///
/// @param created when, as ISO 8601
/// @param startsAt the appointed start, as ISO 8601, if there is one
/// @param terms the time control in words
/// @param ply the number of moves made, White's and Black's
/// @param abortedBy who aborted it; then it has no result
/// @param result as people write it: `½-½`; absent unless it is over
/// @param sentence how it ended
public record HeadlineView(
    int schema,
    String id,
    String created,
    Optional<String> startsAt,
    String edition,
    String terms,
    PlayersView players,
    @NameOf(Phase.class) String phase,
    @NameOf(Colour.class) String turn,
    int ply,
    ClockView clock,
    @NameOf(Colour.class) Optional<String> abortedBy,
    Optional<String> result,
    Optional<String> sentence) {
  static HeadlineView of(Moment now, GameLanguage local) {
    Snapshot snapshot = now.snapshot();
    Game game = snapshot.game();
    Optional<EndingView> ending = EndingView.of(game, local.wording());
    return new HeadlineView(
        Document.SCHEMA,
        snapshot.stored().id().text(),
        snapshot.stored().created().toString(),
        snapshot.stored().startsAt().map(Instant::toString),
        game.edition().name(),
        new TimeControlSentence(local.texts()).words(game.timeControl()),
        PlayersView.of(snapshot),
        Names.of(game.phase()),
        Names.of(game.turn()),
        game.ply().number(),
        ClockView.of(game.clock(), now.at(), snapshot.behind()),
        CasualView.of(snapshot).abortedBy(),
        ending.map(EndingView::text),
        ending.map(each -> each.statement().headline()));
  }
}
