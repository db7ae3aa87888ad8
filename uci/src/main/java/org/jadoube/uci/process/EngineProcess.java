package org.jadoube.uci.process;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jadoube.chess.File;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Role;
import org.jadoube.chess.Square;
import org.jadoube.uci.Answer;
import org.jadoube.uci.Engine;
import org.jadoube.uci.Failure;
import org.jadoube.uci.Finding;
import org.jadoube.uci.Limits;

/// A program that speaks UCI. Whatever it does, each call ends in bounded time and memory, and says
/// what went wrong: a program that is not there, that says nothing or never stops talking, that
/// crashes, or that makes illegal moves. After a crash it is started again, once.
///
/// ```java
/// EngineCommand command = EngineCommand.of(List.of("no-such-engine")).with("Hash", "64");
/// EngineProcess engine = new EngineProcess(command);
/// Answer answer = engine.answer(PlayedLine.standard(), Limits.moveTime(Duration.ofSeconds(1)));
/// String said =
///     switch (answer) {
///       case Answer.Played played -> Uci.write(played.best());
///       case Answer.Failed(Failure failure) -> failure.kind().toString();
///     }; // => CANNOT_START
/// engine.close();
/// ```
///
/// @since 0.1.0
public final class EngineProcess implements Engine {
  private static final String CHESS960 = "UCI_Chess960";

  private final EngineCommand command;
  private volatile Optional<EngineRun> run = Optional.empty();
  private volatile boolean closed;
  private Handshake handshake = new Handshake(Optional.empty(), List.of());
  private int restartsLeft;
  private boolean chess960;

  /// An engine whose program is started with the first question, or by [#start()].
  public EngineProcess(EngineCommand command) {
    this.command = command;
    this.restartsLeft = command.restarts();
  }

  /// Starts the program, unless it runs, and sets its options.
  ///
  /// @return why it cannot play; empty if it can
  public synchronized Optional<Failure> start() {
    if (closed) {
      return Optional.of(new Failure(Failure.Kind.CLOSED, "The engine was closed."));
    }
    if (run.isPresent() && !run.get().inbox().isEnded()) {
      return Optional.empty();
    }
    try {
      run = Optional.of(EngineRun.start(command.words()));
      Optional<Failure> failure = greet(dialogue());
      failure.ifPresent(_ -> kill());
      return failure;
    } catch (IOException problem) {
      String reason = String.valueOf(problem.getMessage());
      return Optional.of(new Failure(Failure.Kind.CANNOT_START, reason.strip() + "."));
    } catch (InterruptedException interruption) {
      return Optional.of(interrupted());
    }
  }

  private Optional<Failure> greet(Dialogue dialogue) throws InterruptedException {
    Handshake.Draft draft = new Handshake.Draft();
    Optional<Failure> silence = dialogue.greet(draft, command.readiness());
    if (silence.isPresent()) {
      return silence;
    }
    handshake = draft.done();
    Optional<Failure> fault = handshake.fault(command.options());
    if (fault.isPresent()) {
      return fault;
    }
    chess960 = false;
    command.options().forEach(this::set);
    return dialogue.ready(command.readiness());
  }

  private void set(String name, String value) {
    if (name.equalsIgnoreCase(CHESS960)) {
      chess960 = value.equalsIgnoreCase("true");
    }
    say("setoption name " + name + (value.isEmpty() ? "" : " value " + value));
  }

  private Dialogue dialogue() {
    return new Dialogue(run.orElseThrow(), command.patience());
  }

  /// The options that the engine declares; none before it is started.
  public synchronized List<EngineOption> options() {
    return handshake.options();
  }

  /// The name that the engine gives itself, or the name of its program.
  @Override
  public synchronized String name() {
    return handshake.name().orElse(command.words().getFirst());
  }

  /// Starts the program, unless it runs. Whatever goes wrong is told when it is asked for a move.
  @Override
  public synchronized void newGame() {
    restartsLeft = command.restarts();
    if (start().isPresent()) {
      return;
    }
    try {
      say("ucinewgame");
      dialogue().ready(command.readiness()).ifPresent(_ -> kill());
    } catch (InterruptedException interruption) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public synchronized Answer answer(PlayedLine line, Limits limits, Consumer<Finding> watcher) {
    if (line.position().legalMoveCount() == 0) {
      return Answer.failed(Failure.Kind.GAME_OVER, "There is no legal move.");
    }
    Answer answer = asked(line, limits, watcher);
    while (restartsLeft > 0 && !closed && isCrash(answer)) {
      restartsLeft--;
      answer = asked(line, limits, watcher);
    }
    return answer;
  }

  private static boolean isCrash(Answer answer) {
    return answer instanceof Answer.Failed(Failure failure)
        && failure.kind() == Failure.Kind.CRASHED;
  }

  private Answer asked(PlayedLine line, Limits limits, Consumer<Finding> watcher) {
    Optional<Failure> failure = start();
    if (failure.isPresent()) {
      return new Answer.Failed(failure.get());
    }
    try {
      Optional<Failure> unready = entered(line);
      Answer answer =
          unready.isPresent()
              ? new Answer.Failed(unready.get())
              : dialogue().ask(line, limits, chess960, watcher);
      if (isUseless(answer)) {
        kill(); // a late answer would be taken for the next one
      }
      return closed ? Answer.failed(Failure.Kind.CLOSED, "The engine was closed.") : answer;
    } catch (InterruptedException interruption) {
      kill();
      return new Answer.Failed(interrupted());
    }
  }

  private static boolean isUseless(Answer answer) {
    return answer instanceof Answer.Failed(Failure failure)
        && failure.kind() != Failure.Kind.ILLEGAL_MOVE;
  }

  /// Turns Chess960 on where castling needs it.
  private Optional<Failure> entered(PlayedLine line) throws InterruptedException {
    boolean needed = !chess960 && !isStandard(line.root().position());
    if (!needed || handshake.option(CHESS960).isEmpty()) {
      return Optional.empty();
    }
    set(CHESS960, "true");
    return dialogue().ready(command.readiness());
  }

  /// Whether kings and rooks that may castle stand as in standard chess.
  private static boolean isStandard(Position start) {
    return start.castlingRooks().stream()
        .allMatch(rook ->
            (rook.file() == File.A || rook.file() == File.H)
                && start
                    .at(Square.of(File.E, rook.rank()))
                    .filter(piece -> piece.role() == Role.KING)
                    .isPresent());
  }

  private static Failure interrupted() {
    Thread.currentThread().interrupt();
    return new Failure(Failure.Kind.CLOSED, "The wait for the engine was interrupted.");
  }

  private void say(String line) {
    run.ifPresent(running -> running.say(line));
  }

  private void kill() {
    run.ifPresent(EngineRun::kill);
    run = Optional.empty();
  }

  @Override
  public void stop() {
    say("stop");
  }

  @Override
  public void close() {
    closed = true;
    run.ifPresent(EngineRun::end);
  }
}
