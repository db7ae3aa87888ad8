package org.jadoube.cli.referee;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jadoube.chess.Colour;
import org.jadoube.cli.shell.LineReader;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.notation.diagram.Diagram;
import org.jadoube.wire.Referee;

/// A game under the Laws, act by act, in conversation. Time passes as the user says: a second
/// between acts, or more.
final class Interactive {
  private static final String START = "{}";
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final Duration PACE = Duration.ofSeconds(1);
  private static final Pattern LATER =
      Pattern.compile("\\+(?:(?:(\\d{1,4}):)?(\\d{1,4}):)?(\\d{1,6})(?:\\s+(.*))?");

  private record State(Referee referee, Instant now) {
    Game game() {
      return referee.game().orElseThrow();
    }
  }

  private final PrintWriter out;
  private final Deque<State> past = new ArrayDeque<>();
  private final Sentences sentences;

  Interactive(PrintWriter out, Sentences sentences) {
    this.out = out;
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

  private State state() {
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
    Referee.Step step = Referee.start().read(regulations);
    if (step.fault().isPresent()) {
      say(step, Optional.empty());
      return;
    }
    past.clear();
    past.push(new State(step.next(), NOON));
    judge("arbiter begin", NOON);
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
    Matcher later = LATER.matcher(text);
    if (!later.matches()) {
      judge(text, state().now().plus(PACE));
      return;
    }
    Instant at = state().now().plus(time(later));
    String act = later.group(4);
    if (act == null) {
      past.push(new State(state().referee(), at));
    } else {
      judge(act, at);
    }
  }

  private static Duration time(Matcher later) {
    return Duration.ofHours(number(later.group(1)))
        .plusMinutes(number(later.group(2)))
        .plusSeconds(number(later.group(3)));
  }

  private static long number(String digits) {
    return digits == null ? 0 : Long.parseLong(digits);
  }

  private void judge(String text, Instant at) {
    Optional<String> line = new TypedAct(state().game(), at).line(text);
    if (line.isEmpty()) {
      out.println("'" + text + "' is neither a legal move nor an act; 'help' explains.");
      return;
    }
    Referee.Step step = state().referee().read(line.get());
    say(step, state().referee().game());
    if (step.fault().isEmpty()) {
      Instant now = step.next().game().flatMap(Game::latest).filter(at::isBefore).orElse(at);
      past.push(new State(step.next(), now));
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
