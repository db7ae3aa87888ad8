package org.jadoube.play.rights;

import java.util.Locale;
import java.util.Optional;
import org.jadoube.laws.edition.Rule;

/// The reason why a role does not give somebody a right.
public enum NoRight {
  /// Spectators do not interfere.
  SPECTATOR(Rule.SPECTATORS_DO_NOT_INTERFERE, "10.7", "Spectators may not take part in a game."),
  /// Nor do players and assistants of other games.
  OTHER_GAME(
      Rule.SPECTATORS_DO_NOT_INTERFERE,
      "10.7",
      "Whoever plays or assists in another game may not take part in this one."),
  /// Arbiters and organisers act only in their own tournament.
  OTHER_TOURNAMENT(
      Rule.SPECTATORS_DO_NOT_INTERFERE,
      "10.1",
      "Arbiters and organisers act only in the tournaments they were appointed for."),
  /// The arbiter's business.
  FOR_ARBITERS(Rule.ARBITER_OVERRULES, "10.3", "This is for the arbiter to do."),
  /// Nobody judges a matter in which they have a part.
  OWN_GAME(
      Rule.ARBITER_OVERRULES,
      "10.2.1",
      "Whoever plays a game, or in a match, does not decide its result."),
  /// Nor by another key.
  PLAYS(Rule.ARBITER_OVERRULES, "10.2.1", "Whoever plays a game has no other role in it."),
  /// An arbiter is somebody whom the players know.
  NOT_ACCEPTED(
      Rule.ARBITER_OVERRULES,
      "10.2.1",
      "Both players have to accept the arbiter first, on the page of the game."),
  /// Nobody decides on an appeal against themselves, and only the chief arbiter on how a game goes
  /// on after a disconnection.
  FOR_CHIEF_ARBITER(Rule.APPEAL, "9.14 and 18.9", "This is for the chief arbiter to decide."),
  /// Only the chief arbiter excludes a player.
  EXCLUSION(
      Rule.PENALTY_EXPULSION,
      "9.8.1",
      "Only the chief arbiter excludes a player from rounds or from the competition."),
  /// The players', in which the arbiter does not interfere.
  FOR_PLAYERS(Rule.ARBITER_DOES_NOT_INTERFERE, "10.6", "This is for the players to do."),
  /// An assistant helps, and decides nothing.
  NOT_FOR_ASSISTANTS(
      Rule.ASSISTANT_OF_VISUALLY_IMPAIRED,
      "Appendix II.11",
      "An assistant may not do this for a player."),
  /// Reports that an assistant makes to a player or the arbiter.
  FOR_ASSISTANTS(
      Rule.ASSISTANT_INFORMS, "Appendix III.1", "This is for a player's assistant to do."),
  /// An organiser runs the tournament, the arbiter its games.
  NOT_FOR_ORGANISERS(
      Rule.ARBITER_DOES_NOT_INTERFERE,
      "10.1",
      "Organisers do not act in games; that is for players and arbiters."),
  /// A captain takes no part in games: no advice, no moves, no offers.
  NOT_FOR_CAPTAINS(
      Rule.SPECTATORS_DO_NOT_INTERFERE, "10.7", "A captain may not take part in a game."),
  /// A captain acts for one team.
  OTHER_TEAM(Rule.SPECTATORS_DO_NOT_INTERFERE, "10.7", "A captain acts only for their own team."),
  /// The captain chooses who plays for a team, or the officials note it.
  FOR_CAPTAINS(
      Rule.ARBITER_DOES_NOT_INTERFERE,
      "16.8",
      "This is for the team's captain, the organiser or the chief arbiter to do."),
  /// The organisers' business.
  FOR_ORGANISERS(Rule.ARBITER_DOES_NOT_INTERFERE, "16.1", "This is for the organiser to do."),
  /// The business of a tournament's officials.
  FOR_OFFICIALS(
      Rule.ARBITER_DOES_NOT_INTERFERE,
      "16.8",
      "This is for the organiser or the chief arbiter to do."),
  /// A finished game cannot be played on.
  GAME_OVER(Rule.CHECKMATE, "5", "The game is over.");

  private final Rule rule;
  private final String online;
  private final String sentence;

  NoRight(Rule rule, String online, String sentence) {
    this.rule = rule;
    this.online = online;
    this.sentence = sentence;
  }

  /// The name in documents, such as `for-arbiters`.
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The provision of the Laws; empty where the Laws say how the game ended.
  public Optional<Rule> rule() {
    return this == GAME_OVER ? Optional.empty() : Optional.of(rule);
  }

  /// The Article of the Online Regulations (E04).
  public String online() {
    return online;
  }

  /// One plain English sentence.
  public String sentence() {
    return sentence;
  }
}
