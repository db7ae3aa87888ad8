package org.jadoube.laws.rules.announcement;

import static org.assertj.core.api.Assertions.assertThat;

import org.jadoube.chess.Board;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Chess960;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Square;
import org.jadoube.laws.Session;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.AnnouncementAct;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.CastlingKind;
import org.jadoube.laws.refusal.AnnouncementObjection;
import org.jadoube.laws.refusal.Entitled;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.ScoresheetObjection;
import org.jadoube.testing.Seeded;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class Chess960GamesTest {
  private static Session draw(Session session, Actor by, int number) {
    return session.act(by, new AnnouncementAct.DrawStart(number));
  }

  /// [Rule#CHESS960_LOT]
  @ParameterizedTest
  @CsvSource({"2009, F.2", "2014, F.2", "2018, II.2", "2023, II.2"})
  void the_start_is_drawn_by_lot_before_the_game(int year, String article) {
    Edition edition = Edition.named(String.valueOf(year)).orElseThrow();
    Session session =
        draw(Session.notBegun(Session.regulations("300").with(edition)), Actor.ARBITER, 0);
    assertThat(session.events().getFirst().citation().article().number()).isEqualTo(article);
    assertThat(session.game().setup()).isEqualTo(Setup.chess960(0));
    session.act(Actor.CLOCK, new Act.Begin());
    session.moves("e1f3");
    assertThat(session.game().start()).isEqualTo(Setup.chess960(0));
  }

  @Test
  void it_is_drawn_once_by_nobody_who_plays_and_not_beyond_the_960() {
    Session session = Session.notBegun(Session.regulations("300"));
    assertThat(draw(session, Actor.WHITE, 5).objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.WHITE));
    assertThat(draw(session, Actor.CLOCK, Chess960.POSITIONS).objection())
        .isEqualTo(new Objection.OutOfRange());
    draw(session, Actor.CLOCK, 5);
    assertThat(draw(session, Actor.CLOCK, 6).objection())
        .isEqualTo(new ScoresheetObjection.DoneAlready());
    session.act(Actor.CLOCK, new Act.Begin());
    assertThat(draw(session, Actor.CLOCK, 6).objection())
        .isEqualTo(new Objection.GameBegunAlready());
  }

  @Test
  void a_lot_falls_on_one_of_the_960() {
    for (int seed = 0; seed < 100; seed++) {
      AnnouncementAct.DrawStart drawn = AnnouncementAct.DrawStart.byLot(Seeded.random(seed));
      assertThat(drawn.number()).isBetween(0, Chess960.POSITIONS - 1);
    }
  }

  /// [Rule#CHESS960_CASTLING_KINDS], [Rule#CHESS960_CASTLING_ANNOUNCED]
  @ParameterizedTest
  @CsvSource({
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1, KING_SIDE, DOUBLE_MOVE",
    "4k3/8/8/8/8/8/8/5KR1 w G - 0 1, KING_SIDE, TRANSPOSITION",
    "4k3/8/8/8/8/8/8/4KR2 w F - 0 1, KING_SIDE, KING_ONLY",
    "4k3/8/8/8/8/8/8/6KR w H - 0 1, KING_SIDE, ROOK_ONLY",
    "4k3/8/8/8/8/8/8/2RK4 w C - 0 1, QUEEN_SIDE, TRANSPOSITION"
  })
  void castling_is_of_four_kinds(String fen, CastlingSide side, CastlingKind kind) {
    Session session = Session.begun(Session.regulations("300").with(Session.fen(fen)));
    session.act(Actor.WHITE, new AnnouncementAct.AnnounceCastling(side));
    assertThat(session.events())
        .singleElement()
        .isInstanceOfSatisfying(
            AnnouncementEvent.CastlingAnnounced.class,
            announced -> assertThat(announced.kind()).isEqualTo(kind));
  }

  private static Square king(int number) {
    Board board = Setup.chess960(number).board();
    return board.squares(Piece.of(Colour.WHITE, Role.KING)).iterator().next();
  }

  @Test
  void every_start_knows_only_these_kinds_and_never_moves_neither() {
    for (int number = 0; number < Chess960.POSITIONS; number++) {
      var rooks = Setup.chess960(number).castlingRooks();
      var king = king(number);
      for (var rook : rooks) {
        if (rook.rank() == king.rank()) {
          Move.Castling castling = new Move.Castling(king, rook);
          boolean kingStays = castling.king() == castling.to();
          boolean rookStays = castling.rook() == castling.rookTo();
          assertThat(kingStays && rookStays).isFalse();
          assertThat(CastlingKind.of(castling) == CastlingKind.ROOK_ONLY).isEqualTo(kingStays);
        }
      }
    }
  }

  /// [Rule#CHESS960_CASTLING]
  @Test
  void who_has_castled_cannot_do_so_again() {
    Session session =
        Session.begun(
            Session.regulations("300").with(Session.fen("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1")));
    session.moves("O-O", "e8e7");
    session.act(Actor.WHITE, new AnnouncementAct.AnnounceCastling(CastlingSide.QUEEN_SIDE));
    assertThat(session.objection()).isInstanceOf(Objection.IllegalMove.class);
  }

  @Test
  void an_announcement_is_for_legal_castling_in_chess960_by_the_player_to_move() {
    Session usual = Session.standard();
    usual.act(Actor.WHITE, new AnnouncementAct.AnnounceCastling(CastlingSide.KING_SIDE));
    assertThat(usual.objection()).isEqualTo(new AnnouncementObjection.NotChess960());
    Session session = Session.begun(Session.regulations("300").with(Setup.chess960(0)));
    session.act(Actor.WHITE, new AnnouncementAct.AnnounceCastling(CastlingSide.KING_SIDE));
    assertThat(session.objection()).isInstanceOf(Objection.IllegalMove.class);
    session.act(Actor.BLACK, new AnnouncementAct.AnnounceCastling(CastlingSide.KING_SIDE));
    assertThat(session.objection())
        .isEqualTo(new Objection.NotForThisActor(Actor.BLACK, Entitled.PLAYER_TO_MOVE));
  }
}
