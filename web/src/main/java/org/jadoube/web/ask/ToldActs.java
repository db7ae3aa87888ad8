package org.jadoube.web.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jadoube.laws.game.Phase;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.wire.Documents;

/// Acts of a question, told in a game that begins at noon, when the arbiter starts White's clock.
///
/// @param after the game after all of them
record ToldActs(List<Act> all, ToldGame after) {
  /// An act as it was told, and the game before it.
  record Act(String text, ToldGame.Told told, ToldGame before) {}

  /// Acts, each as JSON or as [TypedAct] takes it.
  static Asked<ToldActs> read(Regulations regulations, List<String> acts) {
    ToldGame game =
        ToldGame.begin(Documents.REGULATIONS.write(regulations))
            .next()
            .judge("arbiter begin", ToldGame.NOON)
            .orElseThrow()
            .next();
    List<Act> all = new ArrayList<>();
    for (String act : acts) {
      Optional<ToldGame.Told> told = game.hear(act.strip());
      if (told.isEmpty()) {
        return new Asked.NotUnderstood<>(
            "acts/" + all.size(),
            "\"" + act + "\"",
            game.game().phase() == Phase.FINISHED
                ? "nothing more: the game is over"
                : "a legal move, an act such as 'white resign' or 'lift e2, put white-pawn e4,"
                    + " press', or an act as JSON");
      }
      all.add(new Act(act, told.get(), game));
      game = told.get().next();
    }
    return new Asked.Answered<>(new ToldActs(List.copyOf(all), game));
  }
}
