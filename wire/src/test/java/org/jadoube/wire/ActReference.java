package org.jadoube.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.Game;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.clock.TimeControl;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.SourceDocs;
import tools.jackson.databind.json.JsonMapper;

/// The part of `docs/json.md` about acts. Each has its purpose, from the comment on its type; its
/// fields, from the type; and an example, from a case of `spec/` in which it is accepted, if there
/// is one.
final class ActReference {
  private static final JsonMapper MAPPER = JsonMapper.builder().build();
  private static final List<String> EVERY_ACT_HAS = List.of(ActForm.BY, ActForm.AT);
  private static final int MOST_NAMES = 15;
  private static final int MOST_CHARACTERS = 180;
  private static final String SCHEMA = "{\"schema\":1,";

  private final Map<String, String> examples = new TreeMap<>();
  private final Map<String, String> refused = new TreeMap<>();

  private ActReference() {
    SpecCase.all()
        .flatMap(example -> SpecRun.tried(example, example.editions().getLast()).stream())
        .forEach(this::keep);
  }

  /// The text, in Markdown.
  static String text() {
    ActReference reference = new ActReference();
    Stream<String> acts = permitted(Act.Deed.class).map(reference::family);
    Stream<String> shorthands =
        Stream.of("### Shorthands\n\n" + SourceDocs.of(Shorthand.class).purpose() + "\n\n")
            .map(heading -> heading + reference.members(Shorthand.class));
    return Stream.concat(acts, shorthands).collect(Collectors.joining());
  }

  private void keep(SpecRun.Tried tried) {
    if (tried.accepted()) {
      keep(tried.act());
    } else {
      refused.putIfAbsent(type(tried.act()), tried.act());
    }
  }

  private void keep(String json) {
    keepLonger(json);
    if (type(json).equals("hands")
        && Documents.SHORTHAND.read(json)
            instanceof JsonReading.Read<Shorthand>(Shorthand.Hands hands)) {
      hands.acts(Game.of(Regulations.of(TimeControl.UNTIMED))).stream()
          .map(Documents.ACT::write)
          .map(act -> act.replace(SCHEMA, "{"))
          .forEach(this::keepLonger);
    }
  }

  /// Keeps the longer example, which shows more fields.
  private void keepLonger(String json) {
    if (json.length() <= MOST_CHARACTERS || !examples.containsKey(type(json))) {
      examples.merge(type(json), json, (one, other) -> other.length() > one.length() ? other : one);
    }
  }

  private static String type(String json) {
    return MAPPER.readTree(json).path(Conventions.TYPE).asString();
  }

  private static Stream<Class<?>> permitted(Class<?> family) {
    return Arrays.stream(Objects.requireNonNull(family.getPermittedSubclasses()));
  }

  private String family(Class<?> family) {
    boolean usual = family == Act.Usual.class;
    String heading =
        usual
            ? "Moves, draws, clocks and decisions"
            : family.getSimpleName().replace("Act", " acts");
    String purpose = SourceDocs.of(usual ? Act.class : family).purpose();
    return "### " + heading + "\n\n" + purpose + "\n\n" + members(family);
  }

  private String members(Class<?> family) {
    return permitted(family).filter(Class::isRecord).map(this::act).collect(Collectors.joining());
  }

  private String act(Class<?> act) {
    String name = Names.of(act);
    String fields =
        Arrays.stream(act.getRecordComponents())
            .filter(field -> !EVERY_ACT_HAS.contains(field.getName()))
            .map(field -> row(act, field))
            .collect(Collectors.joining());
    String table =
        fields.isEmpty() ? "" : "| field | value | meaning |\n|---|---|---|\n" + fields + "\n";
    String purpose = SourceDocs.of(act).purpose();
    String example = "```json\n" + example(name) + "\n```\n\n";
    return "#### `" + name + "`\n\n" + purpose + "\n\n" + table + example;
  }

  private String example(String name) {
    return Optional.ofNullable(examples.get(name))
        .or(() -> Optional.ofNullable(refused.get(name)))
        .orElseThrow(() -> new IllegalStateException("no case of spec/ has " + name));
  }

  private static String row(Class<?> act, RecordComponent field) {
    String name = Conventions.field(field.getName(), MAPPER.constructType(field.getGenericType()));
    String meaning = SourceDocs.of(act).fields().getOrDefault(field.getName(), "");
    String optional = Conventions.mayBeLeftOut(field.getType()) ? "; optional" : "";
    String value = value(field.getGenericType()) + optional;
    return "| `" + name + "` | " + value + " | " + meaning + " |\n";
  }

  private static String value(Type type) {
    if (type instanceof ParameterizedType generic) {
      String element = value(generic.getActualTypeArguments()[0]);
      return generic.getRawType() == Optional.class ? element : "a list: " + element;
    }
    return plain((Class<?>) type);
  }

  private static String plain(Class<?> type) {
    Optional<TextForm<?>> form = Forms.of(type);
    if (form.isPresent()) {
      return form.get().expected();
    }
    if (type == boolean.class) {
      return "`true` or `false`";
    }
    if (type == String.class) {
      return "text";
    }
    if (type.isEnum()) {
      return constants(type);
    }
    if (type == Duration.class) {
      return "milliseconds";
    }
    return type == int.class || type == OptionalInt.class ? "a whole number" : object(type);
  }

  private static String constants(Class<?> type) {
    if (type == Rule.class) {
      return "the name of a rule, as `jadoube laws` shows it";
    }
    List<?> constants = List.of(Objects.requireNonNull(type.getEnumConstants()));
    return constants.size() > MOST_NAMES
        ? "a "
            + type.getSimpleName().toLowerCase(Locale.ROOT)
            + " such as `"
            + Names.of((Enum<?>) constants.getFirst())
            + "`"
        : listed(constants, each -> Names.of((Enum<?>) each));
  }

  private static String object(Class<?> type) {
    if (!Conventions.isFamily(type)) {
      return "an object with "
          + listed(List.of(type.getRecordComponents()), RecordComponent::getName);
    }
    return "an object with `type` " + listed(Conventions.members(type), Names::of);
  }

  private static <T> String listed(List<T> all, Function<T, String> name) {
    return all.stream().map(each -> "`" + name.apply(each) + "`").collect(Collectors.joining(", "));
  }
}
