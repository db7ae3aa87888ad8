package org.jadoube.server.view;

import java.util.Optional;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Ruling;
import org.jadoube.wording.Statement;
import org.jadoube.wording.Wording;

/// How a game ended.
///
/// @param result as in PGN
/// @param text as people write it: `½-½`
/// @param sentence all of the statement as one text
/// @param statement the ruling
public record EndingView(
    String result, String text, String sentence, StatementView statement, CitationView citation) {
  static Optional<EndingView> of(Game game, Wording wording) {
    return game.ending()
        .flatMap(ruling -> ruling.result().map(result -> of(ruling, result, wording.at(game))));
  }

  private static EndingView of(Ruling ruling, Result result, Wording wording) {
    String text = result.toString();
    Statement statement = wording.statement(ruling);
    return new EndingView(
        text,
        text.replace("1/2", "½"),
        statement.text(),
        StatementView.of(statement),
        CitationView.of(ruling.citation(), wording));
  }
}
