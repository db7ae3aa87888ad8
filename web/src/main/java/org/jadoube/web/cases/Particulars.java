package org.jadoube.web.cases;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.MoveNumber;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Coordinates;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.LongAlgebraic;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.web.view.LawNames.ArticleName;
import org.jadoube.web.view.TimeControlSentence;
import org.jadoube.wire.Documents;
import org.jadoube.wording.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The particulars of an act: squares, players, times and choices, in the words of the buttons and
/// fields by which it is done on the pages.
record Particulars(Language language, Messages texts, Messages pages, Game game) {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  /// Fields that every act has, or that the board or an event shows.
  private static final Set<String> UNTOLD =
      Set.of(
          "schema",
          "by",
          "at",
          "aids",
          "board",
          "how",
          "language",
          "necessary",
          "otherHand",
          "sessionEnds",
          "shorter",
          "since",
          "who");

  /// Fields that matter even if they are false.
  private static final Set<String> TOLD_IF_NOT = Set.of("agrees", "granted", "newGame");

  /// The particulars of an act, in a few words each.
  List<String> of(Act act) {
    return fields(MAPPER.readTree(Documents.ACT.write(act)))
        .filter(field -> !field.getKey().equals("type"))
        .flatMap(field -> told(field.getKey(), field.getValue()))
        .toList();
  }

  boolean isOnline() {
    return game.edition().printed().equals(Edition.E04);
  }

  private static Stream<Map.Entry<String, JsonNode>> fields(JsonNode object) {
    return object.properties().stream().filter(field -> !UNTOLD.contains(field.getKey()));
  }

  private Stream<String> told(String name, JsonNode value) {
    return switch (value.getNodeType()) {
      case OBJECT -> fields(value).flatMap(field -> told(field.getKey(), field.getValue()));
      case ARRAY -> value.valueStream().flatMap(each -> told(name, each));
      case BOOLEAN -> whether(name, value.asBoolean());
      case NUMBER -> Stream.of(number(name, value.asLong()));
      case STRING -> Stream.of(string(name, value.asString()));
      default -> Stream.empty();
    };
  }

  private Stream<String> whether(String name, boolean so) {
    String field = field(name);
    if (so) {
      return Stream.of(field);
    }
    return TOLD_IF_NOT.contains(name)
        ? Stream.of(texts.text("deed.not", Map.of("what", field)))
        : Stream.empty();
  }

  private String number(String name, long value) {
    if (name.endsWith("Millis")) {
      return TimeControlSentence.words(Duration.ofMillis(value), language);
    }
    return name.equals("ply") ? place((int) value) : field(name) + ": " + value;
  }

  /// `12.` or `12…`
  private String place(int ply) {
    if (ply == 0) {
      return pages.text("live.desk.start-position", Map.of());
    }
    MoveNumber number = game.start().numberAfter(ply - 1);
    return number.number() + (number.turn() == Colour.WHITE ? "." : "…");
  }

  private String field(String name) {
    return pages.text("live.desk.field." + name, Map.of());
  }

  private String string(String name, String value) {
    return switch (name) {
      case "attempt", "intended" ->
          Coordinates.read(value).map(this::move).valueIfAny().orElse(value);
      case "text", "condition" -> "“" + value + "”";
      case "basis" -> basis(value);
      default -> word(value);
    };
  }

  /// A value in words: a term of the Laws, or else a square, a number or a name.
  private String word(String value) {
    return Stream.of(
            pages("live.desk.option." + value),
            pages("live." + value.replace('-', '.')),
            own(value))
        .flatMap(Optional::stream)
        .findFirst()
        .orElse(value);
  }

  private Optional<String> pages(String key) {
    return said(pages, key);
  }

  private Optional<String> own(String value) {
    return said(texts, "deed." + value);
  }

  private static Optional<String> said(Messages messages, String key) {
    return messages.has(key) ? Optional.of(messages.text(key, Map.of())) : Optional.empty();
  }

  /// A number, or the name of a provision.
  private String basis(String value) {
    String name = value.replace('-', '_').toUpperCase(Locale.ROOT);
    String number =
        game.edition().provision(name).map(found -> found.article().number()).orElse(value);
    String article = ArticleName.of(game.edition(), new Article(number), pages);
    return said(texts, "basis." + value).map(breach -> breach + ", " + article).orElse(article);
  }

  /// A move in the letters of the language, or as attempted.
  String move(Attempt attempt) {
    return attempt
        .in(game.position())
        .map(move -> MoveStyle.LAWS.in(language).write(game.position(), move))
        .orElseGet(() -> LongAlgebraic.write(attempt, game.board(), language));
  }
}
