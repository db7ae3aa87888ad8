package org.jadoube.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Square;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefusalWordsTest {
  private static final Instant START = Instant.parse("2026-03-01T10:00:00Z");

  private static Game begun(Edition edition) {
    Regulations regulations =
        Regulations.of(TimeControl.of(Duration.ofMinutes(5), Duration.ZERO), edition);
    return Laws.decide(new Act(Actor.CLOCK, START, new Act.Begin()), Game.of(regulations)).game();
  }

  @ParameterizedTest
  @CsvSource({"E2,E5", "B1,D2"})
  void an_article_that_the_refusal_cites_is_not_named_twice(Square from, Square to) {
    Game game = begun(Edition.newest());
    Act move =
        new Act(
            Actor.WHITE,
            START.plusSeconds(1),
            new Act.Move(new Attempt.Step(from, to, Optional.empty())));
    Refusal refusal = Laws.decide(move, game).refusal().orElseThrow();
    assertThat(Wording.english().at(game).of(refusal))
        .contains("is illegal: ")
        .containsOnlyOnce("Article");
  }

  @Test
  void an_article_that_several_reasons_have_is_named_once() {
    Game game = begun(Edition.newest());
    Act castling =
        new Act(
            Actor.WHITE,
            START.plusSeconds(1),
            new Act.Move(new Attempt.Castle(CastlingSide.KING_SIDE)));
    Refusal refusal = Laws.decide(castling, game).refusal().orElseThrow();
    assertThat(Wording.english().at(game).of(refusal))
        .contains("a piece on f1 prevents castling; a piece on g1 prevents castling")
        .containsOnlyOnce("Article");
  }

  @Test
  void who_may_not_is_told_who_may() {
    Citation citation = Edition.newest().cite(Rule.START_OF_GAME);
    Refusal refusal = new Refusal(citation, new Objection.NotForThisActor(Actor.WHITE));
    assertThat(Wording.english().of(refusal)).startsWith("Only the arbiter may do this.");
    Refusal old =
        new Refusal(citation, new Objection.NotForThisActor(Actor.WHITE, Optional.empty()));
    assertThat(Wording.english().of(old)).startsWith("White may not do this.");
  }

  @Test
  void the_same_refusal_is_said_in_the_words_of_each_game() {
    Refusal refusal =
        new Refusal(
            Edition.newest().cite(Rule.ARBITER_OVERRULES),
            new Objection.NotInThisEdition(Rule.VIDEO_CARDS));
    Wording laws = Wording.english().at(begun(Edition.newest()));
    Wording online = Wording.english().at(begun(Edition.E04));
    for (Wording first : List.of(laws, online, laws)) {
      assertThat(first.of(refusal))
          .contains(first == laws ? "in this edition of the Laws" : "(E04)");
    }
    assertThat(laws.agreesOn(refusal, online)).isFalse();
  }

  @Test
  void a_wording_for_any_game_says_what_depends_on_no_board() {
    Wording online = Wording.english().at(begun(Edition.E04));
    Refusal refusal =
        new Refusal(Edition.E04.cite(Rule.DRAW_OFFER), new Objection.OfferOpen(Colour.WHITE));
    assertThat(online.agreesOn(refusal, online.ofAnyGame())).isTrue();
    assertThat(online.ofAnyGame().of(refusal)).isEqualTo(online.of(refusal));
  }
}
