package org.jadoube.wording;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MeasureFormat;
import com.ibm.icu.util.Measure;
import com.ibm.icu.util.MeasureUnit;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Written;
import org.jadoube.notation.Language;

/// Turns phrases and their arguments into text in one language.
///
/// An enum constant becomes the keyword for a message's choice; so does an empty `Optional`, as
/// `none`.
record Vocabulary(Language language, Messages messages, Numbering numbering) {
  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("HH:mm:ss.SSS 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  String say(Phrase phrase) {
    Map<String, Object> words = new HashMap<>();
    phrase.arguments().forEach((name, value) -> put(words, name, value));
    return messages.text(phrase.key(), words);
  }

  private void put(Map<String, Object> words, String name, Object value) {
    words.put(name, word(value));
    switch (value) {
      case Ply(int ply) ->
          words.put(name + "_player", ply == 0 ? "none" : word(numbering.player(ply)));
      case Written written -> put(words, name + "_significance", written.significance());
      case Times times -> {
        words.put(name + "_white", reading(times.left(Colour.WHITE)));
        words.put(name + "_black", reading(times.left(Colour.BLACK)));
      }
      default -> {}
    }
  }

  private static String reading(Optional<Duration> left) {
    return left.map(ClockReading::new).map(ClockReading::text).orElse("–");
  }

  private Object word(Object value) {
    return switch (value) {
      case Number number -> number;
      case Phrase phrase -> say(phrase);
      case Actor actor -> say(ActorPhrases.of(actor));
      case Written written -> written.text();
      case Citation citation -> say(CitationPhrases.of(citation));
      case Optional<?> optional -> optional.map(this::word).orElse("none");
      case Clauses(List<Phrase> clauses) -> String.join("; ", words(clauses));
      case MoveSequence(List<Move> moves) -> String.join(" ", words(moves));
      case Ply(int ply) -> numbering.number(ply);
      case Set<?> values -> list(words(values.stream().sorted().toList()));
      case Collection<?> values -> list(words(values));
      case QuickplayGround ground -> say(Phrase.of(Keys.of("ground", ground)));
      case Role role -> say(Phrase.of(Keys.of("role", role)));
      case Piece piece -> word(piece.role());
      // Squares are enums, too; their lower-case names are the text.
      case Enum<?> constant -> Keys.choice(constant);
      case Move move -> Moves.text(move, language);
      case Attempt attempt -> Moves.text(attempt, language);
      case Result result -> result.toString().replace("1/2", "½");
      case ClockReading reading -> reading.text();
      case Duration duration -> inWords(duration);
      case Instant instant -> MOMENT.format(instant);
      default -> value.toString();
    };
  }

  private List<String> words(Collection<?> values) {
    return values.stream().map(value -> word(value).toString()).toList();
  }

  private String list(List<String> words) {
    return ListFormatter.getInstance(messages.locale()).format(words);
  }

  /// "1 minute 30 seconds"
  private String inWords(Duration duration) {
    List<Measure> parts = new ArrayList<>();
    add(parts, duration.toHours(), MeasureUnit.HOUR);
    add(parts, duration.toMinutesPart(), MeasureUnit.MINUTE);
    double seconds = duration.toSecondsPart() + duration.toMillisPart() / 1000.0;
    if (seconds > 0 || parts.isEmpty()) {
      parts.add(new Measure(seconds, MeasureUnit.SECOND));
    }
    return MeasureFormat.getInstance(messages.locale(), MeasureFormat.FormatWidth.WIDE)
        .formatMeasures(parts.toArray(new Measure[0]));
  }

  private static void add(List<Measure> parts, long amount, MeasureUnit unit) {
    if (amount > 0) {
      parts.add(new Measure(amount, unit));
    }
  }
}
