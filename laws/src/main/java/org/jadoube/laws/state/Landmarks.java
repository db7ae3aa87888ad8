package org.jadoube.laws.state;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.event.BoardEvent;
import org.jadoube.laws.event.ConductEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;

/// What the rules look up among the events so far, noted as the events happen: a search would take
/// the longer, the longer the game.
///
/// @param decision the latest ruling
/// @param appealed who has appealed against it
/// @param appeal the latest appeal, until it is decided
/// @param illegalMoveStood whether an illegal move could once no longer be claimed
public record Landmarks(
    Optional<Citation> decision,
    Set<Colour> appealed,
    Optional<ConductEvent.AppealLodged> appeal,
    boolean illegalMoveStood) {
  static final Landmarks NONE = new Landmarks(Optional.empty(), Set.of(), Optional.empty(), false);

  Landmarks after(Event event) {
    return switch (event) {
      case Ruling ruling -> after(ruling);
      case ConductEvent.AppealLodged lodged -> after(lodged);
      case ConductEvent.AppealDismissed _ ->
          new Landmarks(decision, appealed, Optional.empty(), illegalMoveStood);
      case BoardEvent.IllegalMoveStands _ -> new Landmarks(decision, appealed, appeal, true);
      default -> this;
    };
  }

  private Landmarks after(Ruling ruling) {
    boolean decides = ruling.citation().rule() == Rule.APPEAL;
    return new Landmarks(
        Optional.of(ruling.citation()),
        Set.of(),
        decides ? Optional.empty() : appeal,
        illegalMoveStood);
  }

  private Landmarks after(ConductEvent.AppealLodged lodged) {
    Set<Colour> more = EnumSet.of(lodged.player());
    more.addAll(appealed);
    return new Landmarks(decision, Set.copyOf(more), Optional.of(lodged), illegalMoveStood);
  }
}
