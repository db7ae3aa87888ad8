package org.jadoube.laws.rules.draw;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Parameters;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.edition.choice.OfferDeclined;
import org.jadoube.laws.edition.choice.Restriction;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Declining;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.OfferMoment;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.DrawOffer;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.OnlineObjection;
import org.jadoube.laws.refusal.QuickplayObjection;
import org.jadoube.laws.regulations.DrawRestriction;
import org.jadoube.laws.rules.GameEnd;
import org.jadoube.laws.rules.Outcome;
import org.jadoube.laws.state.Adjournment;
import org.jadoube.laws.state.GameState;

/// Articles 9.1 and 5.2.3: offers of a draw, and draws by agreement.
public final class DrawOffers {
  private DrawOffers() {}

  /// An offer that is not made with a move.
  public static Outcome offer(Colour player, Act.OfferDraw deed, Act act, GameState game) {
    OfferMoment moment = moment(player, game);
    Outcome offered = offer(player, moment, act.at(), game);
    return deed.condition()
        .map(condition -> offered.then(next -> ignored(condition, player, act.at(), next)))
        .orElse(offered);
  }

  private static Outcome ignored(String condition, Colour player, Instant at, GameState game) {
    Citation citation = game.cite(game.either(Rule.DRAW_OFFER_WITH_CONDITION, Rule.DRAW_OFFER));
    return Outcome.of(game, new ConductEvent.ConditionIgnored(at, citation, player, condition));
  }

  /// The moment of an offer. One after the move and before the press of the clock belongs to the
  /// move.
  private static OfferMoment moment(Colour player, GameState game) {
    if (player == game.turn()) {
      return OfferMoment.BEFORE_THE_MOVE;
    }
    return game.table().uncompleted().contains(player) && game.clock().turn() == player
        ? OfferMoment.WITH_THE_MOVE
        : OfferMoment.ON_THE_OPPONENTS_TIME;
  }

  public static Outcome offer(Colour player, OfferMoment moment, Instant at, GameState game) {
    if (offersAreRestricted(game)) {
      Optional<Objection> restriction = restriction(game);
      if (restriction.isPresent()) {
        return Outcome.refused(game, Rule.DRAW_RESTRICTED, restriction.get());
      }
    }
    return game.openOffer(player).isPresent()
        ? Outcome.refused(game, Rule.DRAW_OFFER, new Objection.OfferOpen(player))
        : Outcome.of(game, offered(rule(moment, game), player, moment, at, game));
  }

  private static Rule rule(OfferMoment moment, GameState game) {
    if (moment == OfferMoment.WITH_THE_MOVE) {
      return Rule.DRAW_OFFER;
    }
    return game.adjournment().stage() == Adjournment.Stage.ADJOURNED
        ? Rule.OFFER_AFTER_SEALING
        : game.either(Rule.DRAW_OFFER_AT_WRONG_MOMENT, Rule.DRAW_OFFER);
  }

  /// A claim counts as a draw offer, even while the opponent's is open, if one can be made and the
  /// player's own is not open.
  public static Outcome offerByClaim(Rule rule, Colour player, Instant at, GameState game) {
    boolean restricted = offersAreRestricted(game) && restriction(game).isPresent();
    return restricted || game.openOffer(player).isPresent()
        ? Outcome.nothing(game)
        : Outcome.of(game, offered(rule, player, OfferMoment.BY_CLAIM, at, game));
  }

  private static Event offered(
      Rule rule, Colour player, OfferMoment moment, Instant at, GameState game) {
    return new Event.DrawOffered(at, game.cite(rule), player, moment);
  }

  public static Outcome accept(Colour player, Act act, GameState game) {
    Optional<DrawOffer> offer = game.openOffer(player.opposite());
    if (offer.isEmpty()) {
      return Outcome.refused(game, Rule.DRAW_OFFER, new Objection.NoOpenOffer());
    }
    int white = game.movesBy(Colour.WHITE);
    int black = game.movesBy(Colour.BLACK);
    if (game.edition().has(Rule.AGREEMENT_AFTER_BOTH_MOVED) && (white == 0 || black == 0)) {
      return Outcome.refused(
          game, Rule.AGREEMENT_AFTER_BOTH_MOVED, new Objection.MovesMissing(white, black));
    }
    Optional<Objection> restriction = restriction(game);
    return restriction.isPresent()
        ? Outcome.refused(game, Rule.DRAW_RESTRICTED, restriction.get())
        : Outcome.of(game, agreed(offer.get(), player, act.at(), game));
  }

  private static Ruling agreed(DrawOffer offer, Colour player, Instant at, GameState game) {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact.Offered(offer.by(), offer.ply()));
    facts.addAll(GameEnd.declared(player, game));
    return GameEnd.ruling(game, at, Rule.DRAW_BY_AGREEMENT, Result.DRAW, facts);
  }

  /// The event's objection to agreeing a draw now, if any.
  private static Optional<Objection> restriction(GameState game) {
    DrawRestriction restriction = game.regulations().drawRestriction();
    int moves = game.movesByBoth();
    boolean allowed =
        restriction.allowsAfter(moves)
            || game.pending().consent()
            || !game.edition().has(Rule.DRAW_RESTRICTED);
    return allowed
        ? Optional.empty()
        : Optional.of(new Objection.RestrictedByEvent(restriction, moves));
  }

  public static Outcome decline(Colour player, Act act, GameState game) {
    if (isDeclinedByMoving(game)) {
      return Outcome.refused(game, Rule.DRAW_OFFER, new OnlineObjection.DeclinedByMoving());
    }
    return isOffered(player, game)
        ? declined(player, Declining.IN_WORDS, act.at(), game)
        : Outcome.refused(game, Rule.DRAW_OFFER, new Objection.NoOpenOffer());
  }

  /// Touching a piece to move it declines an open offer by the opponent.
  public static Outcome declineByTouching(Colour player, Instant at, GameState game) {
    return isOffered(player, game)
        ? declined(
            player,
            isDeclinedByMoving(game) ? Declining.BY_MOVING : Declining.BY_TOUCHING,
            at,
            game)
        : Outcome.nothing(game);
  }

  private static boolean isDeclinedByMoving(GameState game) {
    return game.parameter(Parameters.OFFER_DECLINED) == OfferDeclined.BY_MOVING;
  }

  private static boolean isOffered(Colour player, GameState game) {
    return game.openOffer(player.opposite()).isPresent();
  }

  private static Outcome declined(Colour player, Declining how, Instant at, GameState game) {
    Citation citation = game.cite(Rule.DRAW_OFFER);
    return Outcome.of(game, new Event.DrawDeclined(at, citation, player, how));
  }

  /// The arbiter consents to a draw that the regulations restrict. If they do not, or no longer do,
  /// nobody needs consent.
  public static Outcome consent(Act act, GameState game) {
    if (!game.edition().has(Rule.DRAW_RESTRICTED)) {
      return Outcome.refused(
          game, Rule.DRAW_BY_AGREEMENT, new Objection.NotInThisEdition(Rule.DRAW_RESTRICTED));
    }
    Citation citation = game.cite(Rule.DRAW_RESTRICTED);
    if (!(act.by() instanceof Actor.Arbiter)) {
      return Outcome.refused(game, citation, new Objection.NotForThisActor(act.by()));
    }
    return restriction(game).isPresent()
        ? Outcome.of(game, new Event.DrawConsented(act.at(), citation))
        : Outcome.refused(game, citation, new QuickplayObjection.NothingToDecide());
  }

  private static boolean offersAreRestricted(GameState game) {
    return game.edition()
        .find(Parameters.EVENT_MAY_RESTRICT)
        .filter(what -> what == Restriction.OFFERING)
        .isPresent();
  }
}
