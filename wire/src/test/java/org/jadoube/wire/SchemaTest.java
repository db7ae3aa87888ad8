package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.testing.Shapes;
import org.jadoube.tournament.Entry;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.request.TakingBack;
import org.jadoube.wire.Schemas.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/// The published schemas come from the types.
class SchemaTest {
  private static final JsonMapper MAPPER = JsonMapper.shared();

  static List<Kind<?>> kinds() {
    return Schemas.KINDS;
  }

  static Stream<Kind<?>> kindsWithoutDefaults() {
    Set<Class<?>> withDefaults =
        Set.of(
            Regulations.class,
            GameRequest.class,
            Entry.class,
            PairingRequest.class,
            TakingBack.class,
            Acceptance.class,
            ChallengeRefusal.class);
    return kinds().stream().filter(kind -> !withDefaults.contains(kind.type()));
  }

  private static Schema published(Kind<?> kind) {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(kind.document().jsonSchema(), InputFormat.JSON);
  }

  private static <T> Stream<String> examples(Kind<T> kind) {
    return kind.type() == Act.class
        ? RoundTripTest.acts().map(Documents.ACT::write)
        : RoundTripTest.sources()
            .flatMap(samples -> samples.ofEach(kind.type()))
            .map(kind.document()::write);
  }

  /// Of all documents together, since many have definitions in common.
  private static String shapes() {
    return kinds().stream()
        .map(Kind::document)
        .flatMap(SchemaTest::shapes)
        .distinct()
        .sorted()
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static Stream<String> shapes(Document<?> document) {
    Map<?, ?> schema = MAPPER.readValue(document.jsonSchema(), Map.class);
    return Stream.concat(
        Stream.of("# " + document.name() + ": " + Shapes.of(schema)),
        Shapes.lines((Map<?, ?>) Objects.requireNonNull(schema.get("$defs"))));
  }

  @Test
  void a_change_of_a_published_schema_is_meant() throws IOException {
    GeneratedFile.of("wire/src/test/resources/org/jadoube/wire/schemas.txt").holds(shapes());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void what_is_written_is_valid(Kind<?> kind) {
    Schema schema = published(kind);
    examples(kind)
        .forEach(json -> assertThat(schema.validate(json, InputFormat.JSON)).as(json).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void a_document_with_an_unknown_field_is_invalid(Kind<?> kind) {
    Schema schema = published(kind);
    examples(kind)
        .map(json -> json.replaceFirst("\\{", "{\"zwischenzug\":true,"))
        .forEach(json -> assertThat(schema.validate(json, InputFormat.JSON)).as(json).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("kindsWithoutDefaults")
  void an_empty_document_is_invalid(Kind<?> kind) {
    assertThat(published(kind).validate("{}", InputFormat.JSON)).isNotEmpty();
  }
}
