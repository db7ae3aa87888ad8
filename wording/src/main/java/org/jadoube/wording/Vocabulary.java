package org.jadoube.wording;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveNumber;
import org.jadoube.chess.Piece;
import org.jadoube.chess.Role;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.act.QuickplayGround;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.clock.Times;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Written;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.LongAlgebraic;

/// Turns phrases and their arguments into text in one language.
///
/// An enum constant becomes the keyword for a message's choice; so does an empty `Optional`, as
/// `none`. Of several things called `squares`, `squares_count` is the number.
///
/// @param first the number of the game's first move
/// @param moments how points in time are written
record Vocabulary(Language language, Messages messages, MoveNumber first, Moments moments) {
  String say(Phrase phrase) {
    Map<String, Object> words = new HashMap<>();
    phrase.arguments().forEach((name, value) -> put(words, name, value));
    return messages.text(phrase.key(), words);
  }

  private void put(Map<String, Object> words, String name, Object value) {
    words.put(name, word(value));
    switch (value) {
      case PlyNumber(int ply) ->
          words.put(name + "_player", ply == 0 ? "none" : word(numberOf(ply).turn()));
      case Piece piece -> {
        words.put(name + "_role", MessageKeys.choice(piece.role()));
        words.put(name + "_colour", MessageKeys.choice(piece.colour()));
      }
      case Written written -> {
        put(words, name + "_significance", written.significance());
        put(words, name + "_blank", written.text().isBlank());
      }
      case Times times -> {
        words.put(name + "_known", times.equals(Times.UNTIMED) ? "no" : "yes");
        words.put(name + "_white", reading(times.left(Colour.WHITE)));
        words.put(name + "_black", reading(times.left(Colour.BLACK)));
      }
      case Collection<?> several -> words.put(name + "_count", several.size());
      default -> {}
    }
  }

  /// The move number of a ply. Plies are counted from 1; the start of the game, 0, gets the first
  /// move's number.
  private MoveNumber numberOf(int ply) {
    return first.plus(Math.max(0, ply - 1));
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
      case Clauses(List<Phrase> clauses) -> joined(words(clauses));
      case MoveSequence(List<Move> moves) -> String.join(" ", words(moves));
      case PlyNumber(int ply) -> numberOf(ply).number();
      case Set<?> values -> list(words(values.stream().sorted().toList()));
      case Collection<?> values -> list(words(values));
      case QuickplayGround ground -> say(Phrase.of(MessageKeys.of("ground", ground)));
      case Role role -> say(Phrase.of(MessageKeys.of("role", role)));
      case Piece piece -> word(piece.role());
      // Squares are enums, too, but their lower-case names are the text.
      case Enum<?> constant -> MessageKeys.choice(constant);
      case Move move -> LongAlgebraic.write(move, language);
      case Tried tried -> tried.text(language);
      case Attempt attempt -> LongAlgebraic.write(attempt, language);
      case Result result -> result.toString().replace("1/2", "½");
      case ClockReading reading -> reading.text();
      case Duration duration -> inWords(duration, "duration.");
      case Amount(Duration time) -> inWords(time, "amount.");
      case Instant instant -> moments.text(instant);
      default -> value.toString();
    };
  }

  private List<String> words(Collection<?> values) {
    return values.stream().map(value -> word(value).toString()).toList();
  }

  private String joined(List<String> clauses) {
    return clauses.stream()
        .reduce(
            (first, last) -> messages.text("clauses.pair", Map.of("first", first, "last", last)))
        .orElse("");
  }

  private String list(List<String> words) {
    return joined(words, "list.pair", "list.last");
  }

  /// Joins words by the message `pair` if there are only two, otherwise the last by the message
  /// `last`.
  private String joined(List<String> words, String pair, String last) {
    if (words.size() < 2) {
      return String.join("", words);
    }
    String first = String.join(separator(last), words.subList(0, words.size() - 1));
    return messages.text(
        words.size() == 2 ? pair : last, Map.of("first", first, "last", words.getLast()));
  }

  /// The separator of a list. A conjunction stands only before the last word, after commas; a mere
  /// separator between all.
  private String separator(String last) {
    String between = messages.text(last, Map.of("first", "", "last", ""));
    return between.chars().anyMatch(Character::isLetter) ? ", " : between;
  }

  /// "1 minute, 30 seconds"
  private String inWords(Duration duration, String form) {
    List<String> parts = new ArrayList<>();
    add(parts, form + "hours", BigDecimal.valueOf(duration.toHours()));
    add(parts, form + "minutes", BigDecimal.valueOf(duration.toMinutesPart()));
    add(parts, form + "seconds", seconds(duration));
    return parts.isEmpty()
        ? amount(form + "seconds", BigDecimal.ZERO)
        : joined(parts, "duration.pair", "duration.last");
  }

  private static BigDecimal seconds(Duration duration) {
    return BigDecimal.valueOf(duration.toSecondsPart() * 1000L + duration.toMillisPart(), 3);
  }

  private void add(List<String> parts, String unit, BigDecimal amount) {
    if (amount.signum() > 0) {
      parts.add(amount(unit, amount));
    }
  }

  private String amount(String unit, BigDecimal amount) {
    return messages.text(unit, Map.of("count", amount));
  }
}
