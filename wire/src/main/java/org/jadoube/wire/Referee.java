package org.jadoube.wire;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.domain.Require;
import org.jadoube.laws.Decision;
import org.jadoube.laws.Game;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.regulations.HouseRules;
import org.jadoube.laws.regulations.Regulations;

/// Judges a game line by line: first the regulations, then acts. Among them may be lines written by
/// another referee: events are accepted and never judged again; refusals, permissions and faults
/// have no effect. So a game can be continued from its own record. Except for the line numbers in
/// refusals, the whole record equals one in which all acts were given at once.
///
/// A line may also hold a [Shorthand], which stands for several acts.
///
/// @param game the game so far; empty until the regulations have been read
/// @param linesRead how many lines have been read
/// @param permitted the actors whose permissions are written after each act, in this order
/// @param houseRules under which games are played whose regulations have none
/// @since 0.1.0
public record Referee(
    Optional<Game> game, int linesRead, List<Actor> permitted, Optional<HouseRules> houseRules) {
  private static final Set<String> EVENTS = types(Event.class);
  private static final Set<String> SHORTHANDS = types(Shorthand.class);
  private static final String REFUSAL = Names.of(RefusedAct.class);
  private static final String PERMISSIONS = Names.of(Permissions.class);
  private static final JsonFault STRANGE =
      new JsonFault("", 1, 1, "an event of another game", "one that fits this game");
  private static final String FAULT = Names.of(JsonFault.class);

  public Referee {
    Require.atLeast(0, linesRead, "linesRead");
    permitted = List.copyOf(permitted);
  }

  private static Set<String> types(Class<?> family) {
    return Conventions.members(family).stream().map(Names::of).collect(Collectors.toSet());
  }

  /// A referee that has not read anything yet.
  public static Referee start() {
    return new Referee(Optional.empty(), 0, List.of(), Optional.empty());
  }

  /// This referee, which also writes after each act what these actors may do next, and why not the
  /// rest.
  public Referee telling(List<Actor> permitted) {
    return new Referee(game, linesRead, permitted, houseRules);
  }

  /// This referee, under whose house rules games are played.
  public Referee under(HouseRules houseRules) {
    return new Referee(game, linesRead, permitted, Optional.of(houseRules));
  }

  /// A referee with these settings for another game, after a line that asks for it.
  public Referee another() {
    return new Referee(Optional.empty(), linesRead + 1, permitted, houseRules);
  }

  /// The outcome of a line.
  ///
  /// @param next the referee for the next line
  /// @param output the lines to write
  /// @param fault the fault of the line; also in the output
  public record Step(Referee next, List<String> output, Optional<JsonFault> fault) {
    /// Copies the lines.
    public Step {
      output = List.copyOf(output);
    }
  }

  /// Reads one line, without its line break. Never throws, whatever the line holds.
  public Step read(String line) {
    Referee here = new Referee(game, linesRead + 1, permitted, houseRules);
    if (game.isEmpty()) {
      return here.begin(line);
    }
    return line.isBlank() ? here.step(game.get(), List.of()) : here.read(line, game.get());
  }

  private Step begin(String line) {
    return switch (Documents.regulations(line, houseRules)) {
      case JsonReading.Read<Regulations>(Regulations regulations) ->
          step(Game.of(regulations), List.of(Documents.REGULATIONS.write(regulations)));
      case JsonReading.Unreadable<Regulations>(JsonFault fault) -> complain(fault);
    };
  }

  private Step read(String line, Game now) {
    String type = Documents.type(line).orElse("");
    if (EVENTS.contains(type)) {
      return happened(Documents.EVENT.read(line), now);
    }
    if (type.equals(REFUSAL)) {
      return echo(Documents.REFUSED_ACT, line, now);
    }
    if (type.equals(PERMISSIONS)) {
      return echo(Documents.PERMISSIONS, line, now);
    }
    if (type.equals(FAULT)) {
      return echo(Documents.FAULT, line, now);
    }
    return SHORTHANDS.contains(type) ? shorthand(line, now) : act(line, now);
  }

  private Step shorthand(String line, Game now) {
    return switch (Documents.SHORTHAND.read(line)) {
      case JsonReading.Read<Shorthand>(Shorthand several) -> decide(several.acts(now), now);
      case JsonReading.Unreadable<Shorthand>(JsonFault fault) -> complain(fault);
    };
  }

  private Step decide(List<Act> acts, Game now) {
    Step all = step(now, List.of());
    List<String> output = new ArrayList<>();
    for (Act act : acts) {
      all = decide(act, all.next().game().orElseThrow());
      output.addAll(all.output());
    }
    return new Step(all.next(), output, Optional.empty());
  }

  private Step act(String line, Game now) {
    return switch (Documents.ACT.read(line)) {
      case JsonReading.Read<Act>(Act act) -> decide(act, now);
      case JsonReading.Unreadable<Act>(JsonFault fault) -> complain(fault);
    };
  }

  private Step decide(Act act, Game now) {
    Decision decision = Laws.decide(act, now);
    List<String> output = new ArrayList<>();
    decision.events().forEach(event -> output.add(Documents.EVENT.write(event)));
    decision
        .refusal()
        .map(refusal -> RefusedAct.of(linesRead, act, refusal))
        .ifPresent(refused -> output.add(Documents.REFUSED_ACT.write(refused)));
    permitted.forEach(actor -> output.add(permissions(decision.game(), actor, act.at())));
    return step(decision.game(), output);
  }

  /// Permissions as of the act, unless something has happened since.
  private static String permissions(Game game, Actor actor, Instant act) {
    Instant at = game.latest().filter(act::isBefore).orElse(act);
    return Documents.PERMISSIONS.write(Laws.permissions(game, actor, at));
  }

  private Step happened(JsonReading<Event> reading, Game now) {
    return switch (reading) {
      case JsonReading.Read<Event>(Event event) ->
          evolved(event, now)
              .map(next -> step(next, List.of(Documents.EVENT.write(event))))
              .orElseGet(() -> complain(STRANGE));
      case JsonReading.Unreadable<Event>(JsonFault fault) -> complain(fault);
    };
  }

  /// The game after an event; empty if the event cannot have happened in this game. Records can be
  /// tampered with in unforeseeable ways, so an exception counts as that, too.
  public static Optional<Game> evolved(Event event, Game now) {
    if (!fits(event, now)) {
      return Optional.empty();
    }
    try {
      return Optional.of(now.evolve(event));
    } catch (RuntimeException tampered) {
      return Optional.empty();
    }
  }

  /// Whether the event could happen next.
  private static boolean fits(Event event, Game game) {
    boolean later = game.latest().stream().noneMatch(event.at()::isBefore);
    return later && (!(event instanceof Event.MoveMade made) || canBeMade(made, game));
  }

  /// After an undiscovered illegal move the board may hold no valid position, so legality cannot be
  /// checked; the player must at least have the piece.
  private static boolean canBeMade(Event.MoveMade made, Game game) {
    Move move = made.move();
    boolean possible =
        game.ply().astray().isPresent()
            ? game.ply().board().at(move.from()).equals(Optional.of(piece(made)))
            : game.position().legalMoves().contains(move);
    return made.by() == game.turn() && possible;
  }

  private static Piece piece(Event.MoveMade made) {
    return Piece.of(made.by(), made.move().role());
  }

  private <T> Step echo(Document<T> document, String line, Game now) {
    return switch (document.read(line)) {
      case JsonReading.Read<T>(T value) -> step(now, List.of(document.write(value)));
      case JsonReading.Unreadable<T>(JsonFault fault) -> complain(fault);
    };
  }

  private Step step(Game after, List<String> output) {
    Referee next = new Referee(Optional.of(after), linesRead, permitted, houseRules);
    return new Step(next, output, Optional.empty());
  }

  /// A document is one line, so the fault is in the line just read.
  private Step complain(JsonFault fault) {
    JsonFault placed =
        new JsonFault(fault.pointer(), linesRead, fault.column(), fault.found(), fault.expected());
    return new Step(this, List.of(Documents.FAULT.write(placed)), Optional.of(placed));
  }
}
