package org.jadoube.play.game;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.ClockAct;
import org.jadoube.play.limits.CountLimit;
import org.jadoube.play.limits.Limits;

/// The limits on the record of one game, which everybody who opens it has to read.
public record GameTotals(Limits limits) {
  /// Acts of hands for a move over the board: lifted, placed, released, pressed, and a little more.
  private static final int OF_A_MOVE = 8;

  /// Acts that end a game, or decide that it goes on, are accepted however long it is.
  private static final Set<Class<? extends Act.Deed>> ENDING =
      Set.of(
          Act.Resign.class,
          Act.AcceptDraw.class,
          Act.ClaimDraw.class,
          Act.DecideClaim.class,
          Act.ClaimFlag.class,
          Act.ObserveFlag.class,
          Act.ConsentToDraw.class,
          Act.DecideResult.class,
          Act.Resume.class);

  private static final Set<Class<? extends Act.Deed>> MOVING =
      Set.of(Act.Begin.class, Act.Move.class, ClockAct.Press.class);

  /// The reason why nothing more of that kind is recorded, if there is one.
  public Optional<String> fault(Game game, List<Act> acts) {
    Set<Class<? extends Act.Deed>> kinds = new HashSet<>();
    acts.forEach(act -> kinds.add(act.kind()));
    kinds.removeAll(ENDING);
    if (kinds.isEmpty()) {
      return Optional.empty();
    }
    int events = game.events().size();
    int most = limits.of(CountLimit.EVENTS_PER_GAME);
    if (events >= most) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "This game has %d events, the most that a game may have; it can only be ended now.",
              most));
    }
    kinds.removeAll(MOVING);
    int remarks = limits.of(CountLimit.REMARKS_PER_GAME);
    return kinds.isEmpty() || events < remarks + OF_A_MOVE * game.ply().number()
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT,
                "More than %d events besides the moves are not noted in a game; go on with a move.",
                remarks));
  }
}
