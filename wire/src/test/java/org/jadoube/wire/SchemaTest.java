package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.jadoube.laws.Act;
import org.jadoube.laws.Event;
import org.jadoube.laws.Refusal;
import org.jadoube.laws.Regulations;
import org.jadoube.testing.Repository;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The published schemas. After a change of the types, `-Djadoube.schemas=write` writes them anew.
class SchemaTest {

  /// A kind of document and what it describes.
  enum Kind {
    REGULATIONS(Documents.REGULATIONS, Regulations.class),
    ACT(Documents.ACT, Act.class),
    EVENT(Documents.EVENT, Event.class),
    REFUSAL(Documents.REFUSAL, Refusal.class),
    DECISION(Documents.DECISION, Decided.class),
    GAME(Documents.GAME, GameView.class);

    private final Document<?> document;
    private final Class<?> type;

    <T> Kind(Document<T> document, Class<T> type) {
      this.document = document;
      this.type = type;
    }

    private String generated() {
      return SchemaOf.text(document.name(), type, this == REGULATIONS);
    }

    private Schema published() {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(document.jsonSchema(), InputFormat.JSON);
    }

    private Stream<String> examples() {
      return RoundTripTest.sources().flatMap(samples -> samples.ofEach(type)).map(this::written);
    }

    @SuppressWarnings("unchecked") // document and type agree, as the constructor sees to
    private String written(Object value) {
      return ((Document<Object>) document).write(value);
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_published_schema_is_that_of_the_types(Kind kind) throws IOException {
    if ("write".equals(System.getProperty("jadoube.schemas"))) {
      Path file = Repository.root().resolve("wire/src/main/resources/org/jadoube/wire/schemas");
      Files.createDirectories(file);
      Files.writeString(file.resolve(kind.document.name() + ".schema.json"), kind.generated());
    }
    assertThat(kind.document.jsonSchema()).isEqualTo(kind.generated());
  }

  @ParameterizedTest
  @EnumSource
  void what_is_written_is_valid(Kind kind) {
    Schema schema = kind.published();
    kind.examples()
        .forEach(json -> assertThat(schema.validate(json, InputFormat.JSON)).as(json).isEmpty());
  }

  @ParameterizedTest
  @EnumSource
  void a_document_with_an_unknown_field_is_invalid(Kind kind) {
    Schema schema = kind.published();
    kind.examples()
        .map(json -> json.replaceFirst("\\{", "{\"zwischenzug\":true,"))
        .forEach(json -> assertThat(schema.validate(json, InputFormat.JSON)).as(json).isNotEmpty());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "REGULATIONS")
  void an_empty_document_is_invalid(Kind kind) {
    assertThat(kind.published().validate("{}", InputFormat.JSON)).isNotEmpty();
  }
}
