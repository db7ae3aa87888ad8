package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.GeneratedFile;
import org.jadoube.tournament.Entry;
import org.jadoube.tournament.GameResult;
import org.jadoube.tournament.RequestedBye;
import org.jadoube.tournament.Round;
import org.jadoube.tournament.Terms;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.request.AppointmentRequest;
import org.jadoube.tournament.request.LineUpRequest;
import org.jadoube.tournament.request.NumbersRequest;
import org.jadoube.tournament.request.PairingRequest;
import org.jadoube.tournament.request.TeamRequest;
import org.jadoube.tournament.standing.Standings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The published schemas come from the types.
class SchemaTest {
  private static final String SCHEMAS = "wire/src/main/resources/org/jadoube/wire/schemas/";

  /// A kind of document and what it describes.
  record Kind<T>(Document<T> document, Class<T> type) {
    private String generated() {
      return SchemaOf.text(document.name(), type);
    }

    private Schema published() {
      return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(document.jsonSchema(), InputFormat.JSON);
    }

    private Stream<String> examples() {
      return type == Act.class
          ? RoundTripTest.acts().map(Documents.ACT::write)
          : RoundTripTest.sources().flatMap(samples -> samples.ofEach(type)).map(document::write);
    }

    @Override
    public String toString() {
      return document.name();
    }
  }

  static Stream<Kind<?>> kinds() {
    return Stream.of(
        new Kind<>(Documents.REGULATIONS, Regulations.class),
        new Kind<>(Documents.ACT, Act.class),
        new Kind<>(Documents.EVENT, Event.class),
        new Kind<>(Documents.SHORTHAND, Shorthand.class),
        new Kind<>(Documents.REFUSAL, Refusal.class),
        new Kind<>(Documents.REFUSED_ACT, RefusedAct.class),
        new Kind<>(Documents.PERMISSIONS, Permissions.class),
        new Kind<>(Documents.FAULT, JsonFault.class),
        new Kind<>(Documents.DECISION, Decided.class),
        new Kind<>(Documents.GAME_REQUEST, GameRequest.class),
        new Kind<>(Documents.SEAT_REQUEST, SeatRequest.class),
        new Kind<>(Documents.SIGN_UP, SignUp.class),
        new Kind<>(Documents.SIGN_IN, SignIn.class),
        new Kind<>(Documents.PASSWORD_CHANGE, PasswordChange.class),
        new Kind<>(Documents.PASSWORD_RESET, PasswordReset.class),
        new Kind<>(Documents.ACCOUNT_DELETION, AccountDeletion.class),
        new Kind<>(Documents.ROLE_REQUEST, RoleRequest.class),
        new Kind<>(Documents.STREAM_MESSAGE, StreamMessage.class),
        new Kind<>(Documents.TOURNAMENT_TERMS, Terms.class),
        new Kind<>(Documents.TOURNAMENT, Tournament.class),
        new Kind<>(Documents.ENTRY_REQUEST, Entry.class),
        new Kind<>(Documents.TEAM_REQUEST, TeamRequest.class),
        new Kind<>(Documents.LINE_UP_REQUEST, LineUpRequest.class),
        new Kind<>(Documents.NUMBERS_REQUEST, NumbersRequest.class),
        new Kind<>(Documents.REQUESTED_BYE, RequestedBye.class),
        new Kind<>(Documents.PAIRING_REQUEST, PairingRequest.class),
        new Kind<>(Documents.APPOINTMENT_REQUEST, AppointmentRequest.class),
        new Kind<>(Documents.ROUND, Round.class),
        new Kind<>(Documents.BOARD_RESULT, GameResult.class),
        new Kind<>(Documents.STANDINGS, Standings.class));
  }

  static Stream<Kind<?>> kindsWithoutDefaults() {
    Set<Class<?>> withDefaults =
        Set.of(Regulations.class, GameRequest.class, Entry.class, PairingRequest.class);
    return kinds().filter(kind -> !withDefaults.contains(kind.type()));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void a_published_schema_is_that_of_the_types(Kind<?> kind) throws IOException {
    GeneratedFile.of(SCHEMAS + kind.document().name() + ".schema.json").holds(kind.generated());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void what_is_written_is_valid(Kind<?> kind) {
    Schema schema = kind.published();
    kind.examples()
        .forEach(json -> assertThat(schema.validate(json, InputFormat.JSON)).as(json).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void a_document_with_an_unknown_field_is_invalid(Kind<?> kind) {
    Schema schema = kind.published();
    kind.examples()
        .map(json -> json.replaceFirst("\\{", "{\"zwischenzug\":true,"))
        .forEach(json -> assertThat(schema.validate(json, InputFormat.JSON)).as(json).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("kindsWithoutDefaults")
  void an_empty_document_is_invalid(Kind<?> kind) {
    assertThat(kind.published().validate("{}", InputFormat.JSON)).isNotEmpty();
  }
}
