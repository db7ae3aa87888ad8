package org.jadoube.laws.permission;

import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Board;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Act.Deed;
import org.jadoube.laws.act.Act.OnlineAct;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.ConductAct;
import org.jadoube.laws.act.EnvelopeLabel;
import org.jadoube.laws.act.Incident;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.Written;
import org.jadoube.laws.rules.moving.Grip;
import org.jadoube.laws.state.GameState;

/// Samples of each kind of act, chosen so that if all of them are refused, every other act of that
/// kind would be, too.
final class PossibleDeeds {
  static final String ANY_MOVE = "e4";
  private static final Optional<String> ENGLISH = Optional.empty();

  /// Samples that depend on the game.
  private interface Samples extends Function<PossibleDeeds, Stream<? extends Deed>> {}

  private static final Map<Class<? extends Deed>, Samples> IN_GAME =
      Map.ofEntries(
          entry(BoardAct.Touch.class, it -> it.onPieces(BoardAct.Touch::new)),
          entry(BoardAct.Adjust.class, it -> it.onPieces(PossibleDeeds::adjusting)),
          entry(BoardAct.Lift.class, it -> it.onPieces(PossibleDeeds::lifting)),
          entry(BoardAct.Place.class, PossibleDeeds::placing),
          entry(BoardAct.Promote.class, it -> it.on(it.lastRank(), PossibleDeeds::promoting)),
          entry(BoardAct.Release.class, it -> it.on(it.held(), BoardAct.Release::new)),
          entry(BoardAct.ExcuseContact.class, PossibleDeeds::excusing),
          entry(BoardAct.Displace.class, it -> it.onPieces(PossibleDeeds::displacing)),
          entry(BoardAct.SetUp.class, it -> Stream.of(it.settingUp())),
          entry(ScoresheetAct.WriteMove.class, it -> Stream.of(it.writing())),
          entry(ScoresheetAct.CorrectMove.class, PossibleDeeds::correcting),
          entry(ScoresheetAct.MarkOffer.class, it -> it.offers().map(ScoresheetAct.MarkOffer::new)),
          entry(ScoresheetAct.SignResult.class, it -> Stream.of(it.signing())),
          entry(
              AnnouncementAct.AnnounceMove.class, it -> it.say(AnnouncementAct.AnnounceMove::new)),
          entry(
              AnnouncementAct.CorrectAnnouncement.class,
              it -> it.say(AnnouncementAct.CorrectAnnouncement::new)),
          entry(AnnouncementAct.RepeatMove.class, it -> it.said(AnnouncementAct.RepeatMove::new)),
          entry(AnnouncementAct.ExecuteMove.class, it -> it.said(AnnouncementAct.ExecuteMove::new)),
          entry(AdjournmentAct.SealMove.class, it -> Stream.of(it.sealing())),
          entry(AdjournmentAct.LabelEnvelope.class, it -> Stream.of(it.labelling())),
          entry(AdjournmentAct.StateSealedMove.class, PossibleDeeds::stating),
          entry(ConductAct.NoteIncident.class, PossibleDeeds::noting),
          entry(OnlineAct.SelectSquare.class, PossibleDeeds::selecting),
          entry(OnlineAct.SensePosition.class, it -> Stream.of(it.sensing())));

  private final GameState game;
  private final Actor by;
  private final Instant at;
  private final Attempts attempts;

  PossibleDeeds(GameState game, Actor by, Instant at) {
    this.game = game;
    this.by = by;
    this.at = at;
    this.attempts = new Attempts(game, by, at);
  }

  private static Map.Entry<Class<? extends Deed>, Samples> entry(
      Class<? extends Deed> kind, Samples samples) {
    return Map.entry(kind, samples);
  }

  /// A stream of deeds for each manner of that kind. Each has at least one deed, and one for every
  /// way in which the Laws may answer.
  Stream<Stream<? extends Deed>> of(Class<? extends Deed> kind) {
    if (kind == Act.Move.class) {
      return Stream.of(moves(false), moves(true));
    }
    Samples samples = IN_GAME.get(kind);
    return samples == null ? FixedDeeds.of(kind) : Stream.of(samples.apply(this));
  }

  private Stream<Deed> moves(boolean offersDraw) {
    return attempts.get().map(attempt -> new Act.Move(attempt, offersDraw));
  }

  private Stream<Deed> say(Function<Attempt, Deed> deed) {
    return attempts.get().map(deed);
  }

  private Stream<Deed> said(Function<Attempt, Deed> deed) {
    return Stream.concat(game.announcements().announced().stream(), Stream.of(Attempts.any()))
        .map(deed);
  }

  private Stream<Square> held() {
    return Stream.concat(
        game.table().held().stream(),
        by.side().stream().flatMap(player -> Grip.of(player, game).stream()));
  }

  private Stream<Square> lastRank() {
    Colour side = by.side().orElse(game.turn());
    return Arrays.stream(Square.values()).filter(square -> square.rank() == side.promotionRank());
  }

  private Stream<Deed> onPieces(Function<Square, Deed> deed) {
    return on(
        Arrays.stream(Square.values()).filter(square -> game.realBoard().at(square).isPresent()),
        deed);
  }

  /// The deed on each of these squares, and last on one where it may make no sense, so that there
  /// is something to refuse.
  private Stream<Deed> on(Stream<Square> squares, Function<Square, Deed> deed) {
    return Stream.concat(squares, lastRank().limit(1)).map(deed);
  }

  private static Deed adjusting(Square square) {
    return new BoardAct.Adjust(Set.of(square));
  }

  private static Deed lifting(Square square) {
    return new BoardAct.Lift(square, false);
  }

  private static Deed promoting(Square square) {
    return new BoardAct.Promote(Role.QUEEN, square, false);
  }

  private static Deed displacing(Square square) {
    return new BoardAct.Displace(square, Optional.empty());
  }

  private Stream<Deed> excusing() {
    return on(game.touched().stream(), BoardAct.ExcuseContact::new);
  }

  private Stream<Deed> placing() {
    Stream<Piece> inHand =
        Stream.concat(
            game.table().inHand().stream(),
            Stream.of(Piece.of(by.side().orElse(game.turn()), Role.KING)));
    return Stream.concat(
        inHand.map(piece -> placing(piece, Square.A1)),
        Stream.concat(Stream.of(game.ply()), game.ply().previous().stream())
            .flatMap(ply -> puttingBack(ply.board())));
  }

  /// Deeds that put pieces back. A piece that is no longer on the board may have been captured by
  /// an illegal move.
  private Stream<Deed> puttingBack(Board earlier) {
    return Arrays.stream(Square.values())
        .filter(square -> !earlier.at(square).equals(game.board().at(square)))
        .flatMap(square -> earlier.at(square).map(piece -> placing(piece, square)).stream());
  }

  private static Deed placing(Piece piece, Square square) {
    return new BoardAct.Place(piece, square, false);
  }

  private Deed settingUp() {
    return new BoardAct.SetUp(game.board(), false, false);
  }

  private Deed sensing() {
    return new OnlineAct.SensePosition(game.board());
  }

  private Deed writing() {
    int written = by.side().map(side -> game.scoresheet(side).complete()).orElse(0);
    return new ScoresheetAct.WriteMove(written + 1, ANY_MOVE, ENGLISH);
  }

  /// Corrections of entries, even after an empty first line: they can be struck out.
  private Stream<Deed> correcting() {
    Stream<Integer> apart =
        by.side().stream()
            .flatMap(side -> game.scoresheet(side).apart().keySet().stream().limit(1));
    Stream<Integer> lines = Stream.concat(apart, Stream.of(game.ply().number() + 1)).distinct();
    return Stream.concat(
        Stream.of(new ScoresheetAct.CorrectMove(1, ANY_MOVE, ENGLISH)),
        lines.map(ply -> new ScoresheetAct.CorrectMove(ply, "", ENGLISH)));
  }

  private Stream<Integer> offers() {
    return Stream.concat(
        game.proceedings().scoresheets().offers().stream(), Stream.of(game.ply().number()));
  }

  private Deed signing() {
    return new ScoresheetAct.SignResult(game.result().orElse(Result.DRAW));
  }

  private Deed sealing() {
    String written = game.adjournment().written().map(Written::text).orElse(ANY_MOVE);
    return new AdjournmentAct.SealMove(written, ENGLISH);
  }

  private Deed labelling() {
    return new AdjournmentAct.LabelEnvelope(new EnvelopeLabel("", "", at, ""));
  }

  private Stream<Deed> stating() {
    Stream<String> legal =
        Stream.of(game)
            .flatMap(now -> now.position().legalMoves().stream().limit(1))
            .map(move -> Written.played(game.position(), move).text());
    return Stream.concat(Stream.of(ANY_MOVE), legal)
        .map(text -> new AdjournmentAct.StateSealedMove(text, ENGLISH));
  }

  private Stream<Deed> noting() {
    Colour player = by.side().orElse(Colour.WHITE);
    return Arrays.stream(Incident.values())
        .map(what -> new ConductAct.NoteIncident(player, what, false));
  }

  /// Selections of a square. Where nothing can be selected, one square is like another.
  private Stream<Deed> selecting() {
    Stream<Square> all = Arrays.stream(Square.values());
    return (game.edition().has(Rule.SMART_MOVE) ? all : all.limit(1))
        .map(OnlineAct.SelectSquare::new);
  }
}
