package org.jadoube.laws;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AdjournmentAct;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.act.BoardAct;
import org.jadoube.laws.act.Claim;
import org.jadoube.laws.act.EnvelopeLabel;
import org.jadoube.laws.act.PauseReason;
import org.jadoube.laws.act.QuickplayAct;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.act.ScoresheetAct;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.regulations.Arrangement;
import org.jadoube.laws.regulations.FlagWatch;
import org.jadoube.laws.regulations.Regulations;

/// Every state of a game that the Laws treat differently, as far as hands are concerned.
final class StatesOfAGame {
  private static final Actor WHITE = Actor.WHITE;
  private static final Actor BLACK = Actor.BLACK;
  private static final Actor ARBITER = Actor.ARBITER;
  private static final String PROMOTING = "4k3/P7/8/8/8/8/p7/4K3 w - - 0 1";
  private static final String MATING = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";

  private final Map<String, TableOfHands> states = new LinkedHashMap<>();
  private final Set<Arrangement> arranged;
  private final Regulations usual;

  private StatesOfAGame(Edition edition, Arrangement... arranged) {
    this.arranged = Set.of(arranged);
    this.usual = Session.regulations("5400").with(edition).withArbiter(true).with(arranged);
  }

  private Regulations usualWith(Arrangement another) {
    return usual.with(
        Stream.concat(arranged.stream(), Stream.of(another))
            .distinct()
            .toArray(Arrangement[]::new));
  }

  static Map<String, TableOfHands> of(Edition edition, Arrangement... arranged) {
    StatesOfAGame states = new StatesOfAGame(edition, arranged);
    states.beforeAndAfter();
    states.moving();
    states.wrong();
    states.standing();
    states.adjourned();
    states.special();
    if (states.arranged.contains(Arrangement.SCORES_KEPT_BY_PLAYERS)) {
      states.sheets();
    }
    return states.states;
  }

  private void begun(String name, Consumer<TableOfHands> script) {
    begun(name, usual, script);
  }

  private void begun(String name, Regulations regulations, Consumer<TableOfHands> script) {
    TableOfHands table = new TableOfHands(regulations);
    table.act(Actor.CLOCK, new Act.Begin());
    script.accept(table);
    states.put(name, table);
  }

  private static void move(TableOfHands table, String attempt) {
    Actor by = Actor.player(table.game().turn());
    table.act(by, new Act.Move(Session.attempt(attempt))).tidy();
  }

  private void beforeAndAfter() {
    states.put("not begun", new TableOfHands(usual));
    states.put("a pawn moved before the start", new TableOfHands(usual).carry(BLACK, "e7", "e5"));
    states.put("a piece in the hand before the start", new TableOfHands(usual).lift(WHITE, "b1"));
    TableOfHands tidied = new TableOfHands(usual).carry(BLACK, "e7", "e5");
    states.put("begun after pieces were moved", tidied.act(Actor.CLOCK, new Act.Begin()).tidy());
    begun("resigned", table -> table.act(WHITE, new Act.Resign()));
    begun(
        "resigned with a piece in the hand",
        table -> table.lift(WHITE, "e2").act(WHITE, new Act.Resign()));
    begun(
        "mated by hand", usual.with(Session.fen(MATING)), table -> table.carry(WHITE, "f1", "f8"));
    begun(
        "pieces moved after the end",
        table ->
            table
                .act(BLACK, new Act.Resign())
                .carry(WHITE, "e2", "e4")
                .place(BLACK, Piece.BLACK_QUEEN, "e4")
                .act(WHITE, new BoardAct.Displace(Square.A1, Optional.empty())));
  }

  private void moving() {
    begun("to move", _ -> {});
    begun("touched", table -> table.touch(WHITE, "b1"));
    begun("lifted", table -> table.lift(WHITE, "e2"));
    begun("placed", table -> table.lift(WHITE, "e2").place(WHITE, Piece.WHITE_PAWN, "e4"));
    begun("made, not pressed", table -> table.carry(WHITE, "e2", "e4"));
    begun("completed", table -> table.carry(WHITE, "e2", "e4").press(WHITE));
    begun(
        "replied to before the press",
        table -> table.carry(WHITE, "e2", "e4").carry(BLACK, "e7", "e5"));
    begun("taken back", table -> table.carry(WHITE, "e2", "e4").lift(WHITE, "e4"));
    begun("moved on a screen", table -> move(table, "e2e4"));
    begun(
        "promoting",
        usual.with(Session.fen(PROMOTING)),
        table ->
            table.lift(WHITE, "a7").act(WHITE, new BoardAct.Promote(Role.QUEEN, Square.A8, false)));
  }

  private void wrong() {
    begun("illegal, not pressed", table -> table.carry(WHITE, "e2", "e5"));
    begun("illegal, completed", table -> table.carry(WHITE, "e2", "e5").press(WHITE));
    begun("illegal, answered", table -> table.carry(WHITE, "e2", "e5").lift(BLACK, "d7"));
    begun(
        "pressed with the hand on a piece",
        table -> table.lift(WHITE, "e2").place(WHITE, Piece.WHITE_PAWN, "e4").press(WHITE));
    begun("pressed without a move", table -> table.press(WHITE));
    begun("pressed with a piece in the hand", table -> table.lift(WHITE, "e2").press(WHITE));
    begun("moved out of turn", table -> table.carry(BLACK, "e7", "e5"));
    begun("lifted out of turn", table -> table.lift(BLACK, "e7"));
    begun(
        "placed out of turn",
        table -> table.lift(BLACK, "g8").place(BLACK, Piece.BLACK_KNIGHT, "f6"));
    begun("a piece too many", table -> table.place(WHITE, Piece.BLACK_QUEEN, "e4"));
    begun(
        "a piece too many, out of turn",
        table -> table.place(BLACK, Piece.WHITE_KING, "d2").release(BLACK, "d2"));
    begun(
        "a piece too many, taken off by the opponent",
        table ->
            table.place(BLACK, Piece.BLACK_QUEEN, "d3").release(BLACK, "d3").lift(WHITE, "d3"));
    begun(
        "displaced",
        table -> table.act(BLACK, new BoardAct.Displace(Square.E7, Optional.of(Square.E2))));
    begun(
        "bound by a wrong claim",
        table ->
            table.act(
                WHITE, new Act.ClaimDraw(Claim.THREEFOLD, Optional.of(Session.attempt("e2e4")))));
  }

  private void standing() {
    begun("paused", this::pause);
    begun("paused with a piece in the hand", table -> pause(table.lift(WHITE, "g1")));
    begun("paused after a move", table -> pause(table.carry(WHITE, "e2", "e4")));
    begun(
        "moved while paused",
        table -> {
          pause(table);
          table.carry(WHITE, "e2", "e4").press(WHITE);
        });
    begun(
        "a claim being checked",
        usualWith(Arrangement.CLAIMS_CHECKED_BY_ARBITER),
        table -> table.act(WHITE, new Act.ClaimDraw(Claim.THREEFOLD)));
    begun(
        "a flag down", usual.with(FlagWatch.AUTOMATIC), table -> table.later(Duration.ofHours(3)));
    begun(
        "a flag down that nobody has seen",
        usual.with(FlagWatch.values()[0]),
        table -> table.later(Duration.ofHours(3)));
  }

  private void pause(TableOfHands table) {
    table.act(ARBITER, new Act.Pause(PauseReason.INTERRUPTION));
  }

  private void adjourned() {
    begun("told to seal", this::seal);
    begun("sealed", table -> written(table));
    begun(
        "sealed on the board",
        table -> {
          seal(table);
          table.carry(WHITE, "e2", "e4");
        });
    begun("bound when sealing", table -> seal(table.touch(WHITE, "g1")));
    begun("adjourned", table -> closed(table));
    begun("pieces moved in the adjournment", table -> closed(table).carry(BLACK, "e7", "e5"));
    begun(
        "awaiting the replier",
        table ->
            closed(table)
                .act(
                    new Act(
                        ARBITER,
                        table.later(Duration.ofHours(1)),
                        new AdjournmentAct.BeginResumption(Set.of(Colour.WHITE)))));
    begun(
        "resumed",
        table ->
            closed(table)
                .lift(BLACK, "e7")
                .act(
                    new Act(
                        ARBITER,
                        table.later(Duration.ofHours(1)),
                        new AdjournmentAct.BeginResumption(Set.of(Colour.WHITE, Colour.BLACK))))
                .tidy());
  }

  private void seal(TableOfHands table) {
    table.act(ARBITER, new AdjournmentAct.OrderSealing(Optional.empty()));
  }

  private void written(TableOfHands table) {
    seal(table);
    table.act(WHITE, new AdjournmentAct.SealMove("e4", Optional.empty()));
  }

  private TableOfHands closed(TableOfHands table) {
    written(table);
    return table
        .act(WHITE, new AdjournmentAct.CloseEnvelope())
        .act(
            ARBITER,
            new AdjournmentAct.LabelEnvelope(
                new EnvelopeLabel("", "", table.now().plus(Duration.ofHours(1)), "")));
  }

  private void special() {
    Regulations unsighted = usualWith(Arrangement.WHITE_VISUALLY_DISABLED);
    begun("moves are announced", unsighted, _ -> {});
    begun("made before it was announced", unsighted, table -> table.carry(WHITE, "e2", "e4"));
    begun("announced and made", unsighted, table -> announced(table).carry(WHITE, "e2", "e4"));
    begun(
        "scores are kept",
        usualWith(Arrangement.SCORES_KEPT_BY_PLAYERS),
        table -> Stream.of("e2e4", "e7e5", "g1f3", "b8c6").forEach(each -> move(table, each)));
    begun(
        "concluded by a claim",
        usualWith(Arrangement.QUICKPLAY_GUIDELINES)
            .withArbiter(false)
            .with(Session.fen("4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1")),
        table ->
            table.act(
                new Act(
                    WHITE,
                    table.later(Duration.ofSeconds(5350)),
                    new QuickplayAct.ClaimQuickplayDraw(Set.of(QuickplayGround.CANNOT_WIN)))));
  }

  private void sheets() {
    states.put("written before the start", new TableOfHands(usual).write(WHITE, 1, "e4"));
    begun("written", table -> table.carry(WHITE, "e2", "e4").press(WHITE).write(WHITE, 1, "e4"));
    begun("written in advance", table -> table.write(WHITE, 1, "e4").write(WHITE, 3, "Nf3"));
    begun(
        "written in advance and played",
        table -> table.write(WHITE, 1, "e4").carry(WHITE, "e2", "e4").press(WHITE));
    begun(
        "a line left empty",
        table -> reply(table.carry(WHITE, "e2", "e4").press(WHITE)).write(WHITE, 2, "e5"));
    begun(
        "a line left empty and filled",
        table ->
            reply(table.carry(WHITE, "e2", "e4").press(WHITE))
                .write(WHITE, 2, "e5")
                .write(WHITE, 1, "e4"));
    begun(
        "written over",
        table -> table.carry(WHITE, "e2", "e4").write(WHITE, 1, "e3").write(WHITE, 1, "e4"));
    begun(
        "struck out",
        table ->
            table
                .carry(WHITE, "e2", "e4")
                .write(WHITE, 1, "e4")
                .act(WHITE, new ScoresheetAct.CorrectMove(1, "", Optional.empty())));
    begun("marked without an offer", table -> table.act(BLACK, new ScoresheetAct.MarkOffer(0)));
    begun("taken from the opponent", table -> take(table, BLACK));
    begun("exchanged", table -> take(take(table, BLACK), WHITE));
    begun(
        "given back", table -> take(table, BLACK).act(BLACK, new ScoresheetAct.ReturnScoresheet()));
    begun("signed", this::sign);
    begun("written after signing", table -> sign(table).write(WHITE, 1, "e4"));
  }

  private static TableOfHands reply(TableOfHands table) {
    return table.carry(BLACK, "e7", "e5").press(BLACK);
  }

  private static TableOfHands take(TableOfHands table, Actor by) {
    return table.act(by, new ScoresheetAct.BorrowScoresheet());
  }

  private TableOfHands sign(TableOfHands table) {
    return table
        .act(BLACK, new Act.Resign())
        .act(WHITE, new ScoresheetAct.SignResult(Result.wonBy(Colour.WHITE)));
  }

  private static TableOfHands announced(TableOfHands table) {
    Attempt attempt = Session.attempt("e2e4");
    return table.act(WHITE, new AnnouncementAct.AnnounceMove(attempt));
  }
}
