package org.jadoube.web.cases;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jadoube.chess.MoveNumber;
import org.jadoube.laws.Game;
import org.jadoube.laws.event.ClockEvent;
import org.jadoube.laws.event.Completion;
import org.jadoube.laws.event.Event;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawTexts;
import org.jadoube.web.view.TimeControlSentence;
import org.jadoube.wording.Messages;
import org.jadoube.wording.Wording;

/// The events before a question, as a text: moves without further events stand in a line, and
/// everything else has a sentence.
final class Narration {
  private static final int FEWEST_HANDS = 3; // lifted, placed, released

  private final List<Occurrence> all;
  private final Language language;
  private final Wording wording;
  private final Messages texts;
  private final List<String> sentences = new ArrayList<>();
  private final BookMoves moves = new BookMoves();

  private Narration(List<Occurrence> all, Language language) {
    this.all = all;
    this.language = language;
    this.wording = Wording.in(language).orElseGet(Wording::english);
    this.texts = LawTexts.in(language);
  }

  /// The events of these scenes, a sentence each.
  ///
  /// @param next the scene after them; a long time before it is mentioned
  static List<String> of(List<CaseScene> scenes, CaseScene next, Language language) {
    Narration narration = new Narration(Occurrence.in(scenes), language);
    narration.tell();
    Duration passed = Occurrence.before(next);
    if (Occurrence.isLong(passed)) {
      narration.say(narration.later(passed).replaceFirst("\\s*:$", " …"));
    }
    narration.moves.take().ifPresent(narration.sentences::add);
    return List.copyOf(narration.sentences);
  }

  private void tell() {
    int at = 0;
    while (at < all.size()) {
      if (all.get(at).isLate()) {
        say(later(all.get(at).passed()));
      }
      at += hands(at);
      at += tell(at);
    }
  }

  /// How many acts of hands need no sentence, because the next event names the move.
  private int hands(int at) {
    int end = at;
    while (end < all.size() && all.get(end).isByHand() && (end == at || !all.get(end).isLate())) {
      end++;
    }
    boolean named = end < all.size() && all.get(end).namesMove() && !all.get(end).isLate();
    boolean plain = end - at >= FEWEST_HANDS && end - at <= FEWEST_HANDS + 1;
    return named && plain ? end - at : 0;
  }

  /// Tells an event, together with the press of the clock that completes it; returns how many
  /// events these are.
  private int tell(int at) {
    Occurrence told = all.get(at);
    if (told.event() instanceof Event.MoveMade made) {
      boolean pressed = told.isPending() && isPressed(at + 1);
      if (pressed || made.completion() == Completion.PRESSED) {
        write(made, told.before());
        return pressed ? 2 : 1;
      }
    }
    say(wording.at(told.after()).statement(told.event()).headline());
    return 1;
  }

  private boolean isPressed(int at) {
    return at < all.size()
        && !all.get(at).isLate()
        && all.get(at).event() instanceof ClockEvent.ClockPressed press
        && press.completes();
  }

  private void write(Event.MoveMade made, Game before) {
    MoveNumber number = before.start().numberAfter(before.ply().number());
    moves.add(number, wording.of(before.position(), made.move()));
  }

  private String later(Duration passed) {
    return texts.text("narration.later", Map.of("time", words(passed)));
  }

  private String words(Duration time) {
    Duration seconds = Duration.ofSeconds(time.toSecondsPart());
    Duration minutes = time.minus(seconds);
    return minutes.isZero() || seconds.isZero()
        ? TimeControlSentence.words(time, language)
        : TimeControlSentence.words(minutes, language)
            + " "
            + TimeControlSentence.words(seconds, language);
  }

  private void say(String sentence) {
    moves.take().ifPresent(sentences::add);
    sentences.add(sentence);
  }
}
