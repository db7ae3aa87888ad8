package org.jadoube.web.ask;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.fate.Fate;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Rule;
import org.jadoube.wording.Wording;

/// The status of a position under the Laws.
public enum PositionStatus {
  CHECKMATE("checkmate", Rule.CHECKMATE),
  STALEMATE("stalemate", Rule.STALEMATE),
  DEAD(
      "dead position: neither side can checkmate by any series of legal moves", Rule.DEAD_POSITION),
  CHECK("check"),
  NORMAL("play continues");

  private final String text;
  private final Optional<Rule> ending;

  PositionStatus(String text) {
    this.text = text;
    this.ending = Optional.empty();
  }

  PositionStatus(String text, Rule ending) {
    this.text = text;
    this.ending = Optional.of(ending);
  }

  /// The status in words.
  public String text() {
    return text;
  }

  /// Whether the game goes on.
  public boolean goesOn() {
    return ending.isEmpty();
  }

  /// How the game has ended under an edition, if it has.
  Optional<String> ending(Edition edition) {
    return ending.map(rule -> text + " (" + Wording.english().of(edition.cite(rule)) + ")");
  }

  static PositionStatus of(Position position, Effort effort) {
    return of(position, hopeless(position, effort));
  }

  /// The status of a position in which these sides can no longer checkmate.
  public static PositionStatus of(Position position, List<Colour> hopeless) {
    boolean check = position.isCheck();
    if (position.legalMoveCount() == 0) {
      return check ? CHECKMATE : STALEMATE;
    }
    if (hopeless.size() == Colour.values().length) {
      return DEAD;
    }
    return check ? CHECK : NORMAL;
  }

  /// The sides that can no longer checkmate. This searches harder than a game does at each move,
  /// since no clock is running.
  public static List<Colour> hopeless(Position position, Effort effort) {
    return Arrays.stream(Colour.values())
        .filter(
            colour -> Fate.full(position, colour, effort.positions()) instanceof Fate.Unwinnable)
        .toList();
  }
}
