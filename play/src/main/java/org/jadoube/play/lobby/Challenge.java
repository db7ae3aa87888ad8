package org.jadoube.play.lobby;

import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.AccountId;
import org.jadoube.store.GameId;

/// A proposal to play a game, which begins once both seats are taken. A challenge to somebody has
/// the challenger in one of them; an open one waits for anybody, and may have its maker in one.
///
/// @param id also of the game that it becomes
/// @param by its maker; of an open one, too
/// @param to the opponent; empty for an open one
/// @param wished the challenger's colour; empty if it is drawn by lot
/// @param drawn the challenger's colour, or the first that an open one gives away
/// @param seats the players so far
/// @param declining why it was declined
/// @param until when it expires
public record Challenge(
    GameId id,
    Party by,
    Optional<Account> to,
    GameTerms terms,
    Optional<Colour> wished,
    Colour drawn,
    Map<Colour, Party> seats,
    Status status,
    Optional<DeclineReason> declining,
    Instant until) {
  /// How far a challenge has come.
  public enum Status {
    CREATED,
    ACCEPTED,
    DECLINED,
    CANCELED
  }

  public Challenge {
    EnumMap<Colour, Party> copy = new EnumMap<>(Colour.class);
    copy.putAll(seats);
    seats = Collections.unmodifiableMap(copy);
  }

  /// A challenge to an account.
  static Challenge to(
      Account to, Party by, GameId id, Proposal proposal, Colour drawn, Instant until) {
    return of(Optional.of(to), by, id, proposal, drawn, Map.of(drawn, by), until);
  }

  /// A challenge that any two may accept.
  static Challenge open(Party by, GameId id, Proposal proposal, Colour drawn, Instant until) {
    return of(Optional.empty(), by, id, proposal, drawn, Map.of(), until);
  }

  /// A challenge that anybody may accept.
  static Challenge toAnybody(Party by, GameId id, Proposal proposal, Colour drawn, Instant until) {
    return of(Optional.empty(), by, id, proposal, drawn, Map.of(drawn, by), until);
  }

  private static Challenge of(
      Optional<Account> to,
      Party by,
      GameId id,
      Proposal proposal,
      Colour drawn,
      Map<Colour, Party> seats,
      Instant until) {
    return new Challenge(
        id,
        by,
        to,
        proposal.terms(),
        proposal.colour(),
        drawn,
        seats,
        Status.CREATED,
        Optional.empty(),
        until);
  }

  /// A game that somebody proposes, and the proposer's colour; empty to draw it by lot.
  public record Proposal(GameTerms terms, Optional<Colour> colour) {}

  /// Whether it waits for an answer.
  public boolean isPending() {
    return status == Status.CREATED;
  }

  /// Whether it is to nobody in particular.
  public boolean isOpen() {
    return to.isEmpty();
  }

  /// Whether an account has made it.
  public boolean isBy(AccountId account) {
    return by.is(account);
  }

  /// Whether it is to that account.
  public boolean isTo(AccountId account) {
    return to.filter(asked -> asked.id().equals(account)).isPresent();
  }

  /// This challenge with one more seat taken; empty if that person may not take one, or not of that
  /// colour.
  ///
  /// @param colour wished for in an open challenge; otherwise it does not matter
  Optional<Challenge> acceptedBy(Party party, Optional<Colour> colour) {
    boolean invited = isOpen() ? seats.values().stream().noneMatch(party::isSame) : isTo(party);
    return isPending() && invited
        ? free(isOpen() ? colour : Optional.empty()).map(seat -> taken(seat, party))
        : Optional.empty();
  }

  private boolean isTo(Party party) {
    return party.account().filter(account -> isTo(account.id())).isPresent();
  }

  private Optional<Colour> free(Optional<Colour> colour) {
    Colour usual = seats.containsKey(drawn) ? drawn.opposite() : drawn;
    return Optional.of(colour.orElse(usual)).filter(seat -> !seats.containsKey(seat));
  }

  private Challenge taken(Colour seat, Party party) {
    EnumMap<Colour, Party> all = new EnumMap<>(Colour.class);
    all.putAll(seats);
    all.put(seat, party);
    boolean complete = all.size() == Colour.values().length;
    return with(all, complete ? Status.ACCEPTED : status, declining);
  }

  /// This challenge, declined.
  Challenge declined(DeclineReason why) {
    return with(seats, Status.DECLINED, Optional.of(why));
  }

  /// This challenge, taken back, or expired.
  Challenge canceled() {
    return with(seats, Status.CANCELED, declining);
  }

  private Challenge with(Map<Colour, Party> players, Status next, Optional<DeclineReason> why) {
    return new Challenge(id, by, to, terms, wished, drawn, players, next, why, until);
  }
}
