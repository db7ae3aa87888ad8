package org.jadoube.uci.session;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jadoube.chess.PlayedLine;
import org.jadoube.uci.own.OwnEngine;
import org.jadoube.uci.protocol.GoLine;
import org.jadoube.uci.protocol.LineWords;
import org.jadoube.uci.protocol.PositionLine;

/// Our engine as a program that speaks UCI. Lines that make no sense are answered with `info
/// string` and change nothing.
public final class UciSession {
  private static final Set<String> COMMANDS =
      Set.of(
          "uci",
          "debug",
          "isready",
          "setoption",
          "register",
          "ucinewgame",
          "position",
          "go",
          "stop",
          "ponderhit",
          "quit");
  private static final Set<String> VALUE = Set.of("value");

  private final String version;
  private final Consumer<String> out;
  private final SessionSettings settings = new SessionSettings();
  private OwnEngine engine = settings.engine();
  private PlayedLine line = PlayedLine.standard();
  private Optional<Thinking> thinking = Optional.empty();

  /// @param version the version that the engine gives
  /// @param out takes the lines that the engine says, from more than one thread
  public UciSession(String version, Consumer<String> out) {
    this.version = version;
    this.out =
        text -> {
          synchronized (this) {
            out.accept(text);
          }
        };
  }

  /// Takes a line.
  ///
  /// @return whether the session goes on
  public boolean take(String text) throws InterruptedException {
    LineWords words = LineWords.of(text);
    Optional<String> command = words.next();
    while (command.isPresent() && !COMMANDS.contains(command.get())) {
      command = words.next(); // UCI wants unknown words passed over
    }
    if (command.isEmpty()) {
      unknown(text);
      return true;
    }
    return take(command.get(), words);
  }

  private void unknown(String text) {
    if (!text.isBlank()) {
      say("info string there is no command '" + brief(text.strip()) + "'");
    }
  }

  private static String brief(String text) {
    return text.length() <= 60 ? text : text.substring(0, 60) + "…";
  }

  private boolean take(String command, LineWords words) throws InterruptedException {
    switch (command) {
      case "uci" -> introduce();
      case "isready" -> say("readyok");
      case "setoption" -> whenIdle(() -> set(words));
      case "ucinewgame" -> whenIdle(engine::newGame);
      case "position" -> whenIdle(() -> set(PositionLine.read(words)));
      case "go" -> whenIdle(() -> go(GoLine.read(words, line.position())));
      case "stop" -> stop();
      case "ponderhit" -> thinking.ifPresent(Thinking::hit);
      case "quit" -> {
        stop();
        return false;
      }
      default -> {} // debug and register change nothing
    }
    return true;
  }

  private void introduce() {
    say("id name jadoube " + version);
    say("id author the jadoube authors");
    settings.declarations().forEach(this::say);
    say("uciok");
  }

  /// During a search, only the end of it can be asked for.
  private void whenIdle(Runnable action) {
    if (thinking.isPresent() && !thinking.get().isOver()) {
      say("info string a search is under way; say 'stop' first");
    } else {
      action.run();
    }
  }

  private void set(LineWords words) {
    words.next();
    String name = words.until(VALUE);
    words.next();
    Optional<String> fault = settings.set(name, String.join(" ", words.rest()));
    fault.ifPresentOrElse(this::complain, () -> engine = settings.engine());
  }

  private void set(PositionLine read) {
    read.fault().ifPresent(this::complain);
    line = read.line().orElse(line);
  }

  private void go(GoLine go) {
    go.faults().forEach(fault -> complain("'" + brief(fault) + "' after 'go' makes no sense"));
    thinking =
        Optional.of(
            Thinking.begin(
                engine.search(line, go.limits()),
                go,
                settings.lines(),
                settings.isChess960(),
                this::say));
  }

  private void stop() throws InterruptedException {
    if (thinking.isPresent()) {
      thinking.get().stop();
      thinking.get().join();
    }
  }

  private void complain(String fault) {
    say("info string " + fault);
  }

  private void say(String text) {
    out.accept(text);
  }

  /// Waits for a search that ends by itself, and stops any other.
  public void finish() throws InterruptedException {
    if (thinking.isPresent()) {
      thinking.get().finish();
    }
  }
}
