package org.jadoube.wire;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jadoube.laws.event.Event;
import org.jadoube.testing.Repository;
import org.jadoube.testing.Samples;
import org.jadoube.tournament.Tournament;
import org.jadoube.wire.KeptSchema.Kept;
import org.jadoube.wire.KeptSchema.KeptGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every build reads documents of all earlier builds, and rebuilds the same games.
///
/// With `-Djadoube.schemas=keep` the files of the current schema are written if there are none;
/// existing ones are never overwritten.
class KeptSchemaTest {
  private static final Map<String, Document<?>> KINDS =
      Stream.of(
              Documents.REGULATIONS,
              Documents.ACT,
              Documents.EVENT,
              Documents.REFUSAL,
              Documents.DECISION,
              Documents.TOURNAMENT)
          .collect(Collectors.toMap(Document::name, document -> document));

  /// Former names of kinds whose samples were kept.
  private static final Map<String, String> FORMER_NAMES = Map.of("competition", "tournament");

  static Stream<KeptSchema> schemas() {
    return IntStream.rangeClosed(1, Document.SCHEMA).mapToObj(KeptSchema::new);
  }

  static Stream<Kept> documents() {
    return schemas().flatMap(schema -> schema.documents().stream());
  }

  static Stream<KeptGame> games() {
    return schemas().flatMap(schema -> schema.games().stream());
  }

  @ParameterizedTest
  @MethodSource("documents")
  void a_document_that_was_once_written_can_be_read(Kept kept) {
    String kind = FORMER_NAMES.getOrDefault(kept.kind(), kept.kind());
    assertThat(requireNonNull(KINDS.get(kind)).read(kept.json()))
        .as(kept.json())
        .isInstanceOf(JsonReading.Read.class);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_record_that_was_once_written_makes_the_same_game(KeptGame kept) {
    Referee referee = Referee.start();
    for (String line : kept.record()) {
      Referee.Step step = referee.read(line);
      assertThat(step.fault()).as(line).isEmpty();
      referee = step.next();
    }
    assertThat(KeptSchema.end(referee.game().orElseThrow())).isEqualTo(kept.end());
  }

  @Test
  void a_kept_schema_has_every_type_of_event_there_is() {
    Set<String> all = eventTypes();
    assertThat(types(documents().filter(kept -> kept.kind().equals("event")).map(Kept::json)))
        .containsAll(all);
  }

  private static Set<String> eventTypes() {
    return Conventions.members(Event.class).stream().map(Names::of).collect(Collectors.toSet());
  }

  private static Set<String> types(Stream<String> documents) {
    return documents.flatMap(json -> Documents.type(json).stream()).collect(Collectors.toSet());
  }

  @Test
  void files_of_a_schema_are_kept() throws IOException {
    assumeThat(System.getProperty("jadoube.schemas")).isEqualTo("keep");
    Path directory =
        Repository.root()
            .resolve("wire/src/test/resources/org/jadoube/wire/schema-" + Document.SCHEMA);
    Files.createDirectories(directory);
    keep(directory.resolve("documents.txt"), currentDocuments());
    keep(directory.resolve("games.txt"), currentGames());
  }

  private static void keep(Path file, List<String> lines) throws IOException {
    if (!Files.exists(file)) {
      Files.write(file, lines);
    }
  }

  private static List<String> currentDocuments() {
    Samples samples = LawsSamples.seeded(1);
    return Stream.of(
            written(Documents.REGULATIONS, RoundTripTest.regulations().limit(5)),
            written(Documents.ACT, LawsSamples.acts(samples)),
            written(Documents.EVENT, samples.ofEach(Event.class)),
            written(Documents.EVENT, RoundTripTest.rulings(samples)),
            written(Documents.REFUSAL, RoundTripTest.refusals(samples)),
            written(Documents.REFUSAL, RoundTripTest.refusalsOfIllegalMoves(samples)),
            written(Documents.DECISION, Stream.of(samples.of(Decided.class))),
            written(Documents.TOURNAMENT, Stream.of(samples.of(Tournament.class))))
        .flatMap(lines -> lines)
        .toList();
  }

  private static <T> Stream<String> written(Document<T> document, Stream<? extends T> values) {
    return values.map(value -> document.name() + " " + document.write(value));
  }

  private static List<String> currentGames() {
    Set<String> told = new HashSet<>();
    return SpecCase.all()
        .flatMap(example -> example.editions().stream().flatMap(year -> game(example, year, told)))
        .toList();
  }

  /// The game, if it has a type of event that earlier ones lack.
  private static Stream<String> game(SpecCase example, String year, Set<String> told) {
    List<String> record = SpecRun.play(example, year);
    if (!told.addAll(types(record.stream()))) {
      return Stream.empty();
    }
    Referee referee = Referee.start();
    for (String line : record) {
      referee = referee.read(line).next();
    }
    return Stream.of(
            Stream.of("# " + example.name() + " (" + year + ")"),
            record.stream(),
            Stream.of("= " + KeptSchema.end(referee.game().orElseThrow()), ""))
        .flatMap(lines -> lines);
  }
}
