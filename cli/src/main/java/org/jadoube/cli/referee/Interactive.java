package org.jadoube.cli.referee;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.cli.shell.LineReader;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.notation.diagram.Diagram;
import org.jadoube.web.ask.ToldGame;
import org.jadoube.wire.Referee;

/// A game under the Laws, act by act, in conversation. Time passes as the user says: a second
/// between acts, or more.
final class Interactive {
  private static final String START = "{}";
  private final PrintWriter out;
  private final Deque<ToldGame> past = new ArrayDeque<>();
  private final Referee referee;
  private final Sentences sentences;

  /// @param referee who judges each game from its start
  Interactive(PrintWriter out, Referee referee, Sentences sentences) {
    this.out = out;
    this.referee = referee;
    this.sentences = sentences;
    begin(START);
  }

  /// Talks until the input ends or the user leaves.
  void talk(LineReader lines) throws IOException {
    out.println("Type moves and acts; 'help' explains, 'quit' leaves.");
    prompt();
    Optional<String> line = lines.next();
    while (line.isPresent() && !line.get().strip().equals("quit")) {
      hear(line.get().strip());
      prompt();
      line = lines.next();
    }
  }

  private ToldGame state() {
    return Objects.requireNonNull(past.peek());
  }

  private void hear(String text) {
    String[] words = text.split("\\s+", 2);
    switch (words[0]) {
      case "" -> {}
      case "help" -> out.println(HelpText.TEXT);
      case "undo" -> undo();
      case "board" -> Diagram.of(state().game().ply().board()).letters().forEach(out::println);
      case "new" -> begin(words.length == 1 ? START : regulations(words[1]));
      default -> act(text);
    }
  }

  private static String regulations(String text) {
    return text.startsWith("{") ? text : "{\"timeControl\":\"" + text + "\"}";
  }

  private void begin(String regulations) {
    ToldGame.Told begun = ToldGame.begin(regulations, referee);
    Referee.Step step = begun.step().orElseThrow();
    if (step.fault().isPresent()) {
      say(step, Optional.empty());
      return;
    }
    past.clear();
    past.push(begun.next());
    hear(begun.next().judge("arbiter begin", ToldGame.NOON).orElseThrow());
  }

  private void undo() {
    if (past.size() < 3) {
      out.println("There is nothing to undo.");
      return;
    }
    past.pop();
    out.println("Undone.");
  }

  private void act(String text) {
    state()
        .hear(text)
        .ifPresentOrElse(
            this::hear,
            () ->
                out.println("'" + text + "' is neither a legal move nor an act; 'help' explains."));
  }

  private void hear(ToldGame.Told told) {
    told.step().ifPresent(step -> say(step, state().referee().game()));
    if (told.step().flatMap(Referee.Step::fault).isEmpty()) {
      past.push(told.next());
    }
  }

  private void say(Referee.Step step, Optional<Game> before) {
    sentences.of(step, before).forEach(out::println);
  }

  private void prompt() {
    Game game = state().game();
    String turn = game.result().map(Result::toString).orElse(sentences.wording().of(game.turn()));
    out.print(clock(Colour.WHITE) + clock(Colour.BLACK) + turn + "> ");
    out.flush();
  }

  private String clock(Colour colour) {
    return state()
        .game()
        .clock()
        .left(colour, state().now())
        .map(left -> shown(left) + "  ")
        .orElse("");
  }

  private static String shown(Duration left) {
    return String.format(
        Locale.ROOT, "%d:%02d:%02d", left.toHours(), left.toMinutesPart(), left.toSecondsPart());
  }
}
