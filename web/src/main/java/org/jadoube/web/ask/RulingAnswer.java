package org.jadoube.web.ask;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jadoube.chess.Colour;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.game.Phase;
import org.jadoube.notation.fen.Fen;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;
import org.jadoube.wire.Json;
import org.jadoube.wire.JsonFault;
import org.jadoube.wire.JsonReading;
import org.jadoube.wire.Names;
import org.jadoube.wire.Referee;
import org.jadoube.wire.RefusedAct;
import org.jadoube.wording.Wording;

/// The rulings of the Laws on acts, one after another.
///
/// @param edition such as `FIDE 2023`
/// @param acts in order
/// @param state of the game after them
public record RulingAnswer(int schema, String edition, List<Ruled> acts, State state) {
  public RulingAnswer {
    acts = List.copyOf(acts);
  }

  /// An act and its outcome.
  ///
  /// @param act as it was told
  /// @param outcome the events, rulings and refusals that follow, in order; none if the act only
  ///   let time pass
  public record Ruled(String act, List<Outcome> outcome) {
    public Ruled {
      outcome = List.copyOf(outcome);
    }

    private static Ruled of(ToldActs acts, int index, Wording wording) {
      ToldActs.Act told = acts.all().get(index);
      return new Ruled(told.text(), outcomes(told.told(), told.before().game(), index, wording));
    }
  }

  /// An event, a ruling or a refusal, or a fault that kept the act from being understood. The line
  /// of a fault is the number of its act.
  ///
  /// @param document it, as a document of `wire`
  /// @param sentence it in words, with the Articles it rests on
  public record Outcome(
      @OneOf({"event", "refusal", "fault"}) String kind,
      Map<String, Object> document,
      String sentence) {
    private static Outcome of(String kind, String line, String sentence) {
      return new Outcome(kind, Json.fields(line), sentence);
    }
  }

  /// The state of the game.
  ///
  /// @param touched the squares of pieces that a player must move or capture
  /// @param result as in PGN, once the game is over
  /// @param counted the result that counts, if it is another: with draw odds a draw is `0-1` or
  ///   `1-0`
  /// @param ending the ruling that ended it, in words
  public record State(
      String fen,
      @NameOf(Colour.class) String turn,
      @NameOf(Phase.class) String phase,
      Optional<Long> whiteMillis,
      Optional<Long> blackMillis,
      List<String> touched,
      Optional<String> result,
      Optional<String> counted,
      Optional<String> ending) {
    public State {
      touched = List.copyOf(touched);
    }

    private static State of(ToldGame told, Wording wording) {
      Game game = told.game();
      return new State(
          Fen.write(game.setup()),
          Names.of(game.turn()),
          Names.of(game.phase()),
          millis(told, Colour.WHITE),
          millis(told, Colour.BLACK),
          game.touched().stream().map(Object::toString).toList(),
          game.result().map(Result::toString),
          game.ending()
              .flatMap(Ruling::counted)
              .filter(counted -> !game.result().equals(Optional.of(counted)))
              .map(Result::toString),
          game.ending().map(wording.at(game)::of));
    }

    private static Optional<Long> millis(ToldGame told, Colour colour) {
      return told.game().clock().left(colour, told.now()).map(Duration::toMillis);
    }
  }

  /// The rulings on acts that are told.
  static RulingAnswer of(ToldActs told, Wording wording) {
    return new RulingAnswer(
        Document.SCHEMA,
        told.after().game().edition().name(),
        IntStream.range(0, told.all().size())
            .mapToObj(index -> Ruled.of(told, index, wording))
            .toList(),
        State.of(told.after(), wording));
  }

  private static List<Outcome> outcomes(
      ToldGame.Told told, Game before, int index, Wording wording) {
    List<Outcome> outcomes = new ArrayList<>();
    Game game = before;
    for (String line : told.step().map(Referee.Step::output).orElse(List.of())) {
      if (Documents.EVENT.read(line) instanceof JsonReading.Read<Event>(Event event)) {
        game = Referee.evolved(event, game).orElse(game);
        outcomes.add(Outcome.of("event", line, wording.at(game).of(event)));
      } else {
        outcomes.add(other(line, index, wording.at(game)));
      }
    }
    return outcomes;
  }

  private static Outcome other(String line, int index, Wording wording) {
    if (Documents.REFUSED_ACT.read(line)
        instanceof JsonReading.Read<RefusedAct>(RefusedAct refused)) {
      return Outcome.of("refusal", line, wording.of(refused.refusal()));
    }
    return Documents.FAULT.read(line) instanceof JsonReading.Read<JsonFault>(JsonFault fault)
        ? fault(fault, index)
        : Outcome.of("fault", line, line);
  }

  /// A fault at its act. Nobody but us sees the line that the act became.
  private static Outcome fault(JsonFault fault, int index) {
    JsonFault placed =
        new JsonFault(fault.pointer(), index + 1, 1, fault.found(), fault.expected());
    String field = fault.pointer().isEmpty() ? "" : " (" + fault.pointer().substring(1) + ")";
    return Outcome.of(
        "fault",
        Documents.FAULT.write(placed),
        "acts/" + index + field + ": found " + fault.found() + ", expected " + fault.expected());
  }
}
