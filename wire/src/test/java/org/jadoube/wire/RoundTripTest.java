package org.jadoube.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jadoube.chess.Reason;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Actor;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Consequence;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.event.Ruling;
import org.jadoube.laws.refusal.Objection;
import org.jadoube.laws.refusal.Permissions;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.laws.regulations.Regulations;
import org.jadoube.testing.Samples;
import org.jadoube.tournament.Tournament;
import org.jadoube.tournament.standing.Standings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Random values of every kind are written and read back unchanged.
class RoundTripTest {
  private static final int SAMPLES_OF_EACH = 8;

  static Stream<Samples> sources() {
    return LongStream.range(0, SAMPLES_OF_EACH).mapToObj(LawsSamples::seeded);
  }

  static Stream<Act> acts() {
    return sources().flatMap(LawsSamples::acts);
  }

  static Stream<Event> events() {
    return sources().flatMap(samples -> samples.ofEach(Event.class));
  }

  static Stream<Event> rulings() {
    return sources().flatMap(RoundTripTest::rulings);
  }

  static Stream<Ruling> rulings(Samples samples) {
    Instant at = samples.of(Instant.class);
    Citation citation = samples.of(Citation.class);
    return Stream.concat(
        samples.ofEach(Fact.class).map(fact -> new Ruling(at, citation, List.of(), List.of(fact))),
        samples
            .ofEach(Consequence.class)
            .map(consequence -> new Ruling(at, citation, List.of(consequence), List.of())));
  }

  static Stream<Refusal> refusals() {
    return sources().flatMap(RoundTripTest::refusals);
  }

  /// A refusal for every objection.
  static Stream<Refusal> refusals(Samples samples) {
    return samples
        .ofEach(Objection.class)
        .map(objection -> new Refusal(samples.of(Citation.class), objection));
  }

  static Stream<Refusal> refusalsOfIllegalMoves() {
    return sources().flatMap(RoundTripTest::refusalsOfIllegalMoves);
  }

  /// A refusal for every reason why a move is illegal.
  static Stream<Refusal> refusalsOfIllegalMoves(Samples samples) {
    return samples
        .ofEach(Reason.class)
        .map(reason -> new Breach(samples.of(Citation.class), reason))
        .map(breach -> illegal(samples, breach));
  }

  private static Refusal illegal(Samples samples, Breach breach) {
    return new Refusal(
        breach.citation(),
        new Objection.IllegalMove(samples.of(org.jadoube.chess.Attempt.class), List.of(breach)));
  }

  static Stream<Regulations> regulations() {
    return sources().map(samples -> samples.of(Regulations.class));
  }

  @ParameterizedTest
  @MethodSource("acts")
  void an_act_reads_as_it_was_written(Act act) {
    assertSame(Documents.ACT, act);
  }

  static Stream<Shorthand> shorthands() {
    return sources().flatMap(samples -> samples.ofEach(Shorthand.class));
  }

  @ParameterizedTest
  @MethodSource("shorthands")
  void a_shorthand_reads_as_it_was_written(Shorthand shorthand) {
    assertSame(Documents.SHORTHAND, shorthand);
  }

  @ParameterizedTest
  @MethodSource({"events", "rulings"})
  void an_event_reads_as_it_was_written(Event event) {
    assertSame(Documents.EVENT, event);
  }

  @ParameterizedTest
  @MethodSource({"refusals", "refusalsOfIllegalMoves"})
  void a_refusal_reads_as_it_was_written(Refusal refusal) {
    assertSame(Documents.REFUSAL, refusal);
    RefusedAct refused =
        RefusedAct.of(2, new Act(Actor.WHITE, Instant.EPOCH, new Act.Resign()), refusal);
    assertSame(Documents.REFUSED_ACT, refused);
  }

  @ParameterizedTest
  @MethodSource("regulations")
  void regulations_read_as_they_were_written(Regulations regulations) {
    assertSame(Documents.REGULATIONS, regulations);
  }

  @Test
  void a_decision_reads_as_it_was_written() {
    sources()
        .map(samples -> samples.of(Decided.class))
        .forEach(each -> assertSame(Documents.DECISION, each));
  }

  @Test
  void permissions_read_as_they_were_written() {
    sources()
        .map(samples -> samples.of(Permissions.class))
        .forEach(each -> assertSame(Documents.PERMISSIONS, each));
  }

  @Test
  void a_tournament_reads_as_it_was_written() {
    sources()
        .map(samples -> samples.of(Tournament.class))
        .forEach(each -> assertSame(Documents.TOURNAMENT, each));
  }

  /// Values of tie-breaks are rounded for people; all else is as it was.
  @Test
  void standings_read_as_they_were_written_but_for_the_third_decimal() {
    sources()
        .map(samples -> samples.of(Standings.class))
        .forEach(each -> {
          String json = Documents.STANDINGS.write(each);
          Standings read = ((JsonReading.Read<Standings>) Documents.STANDINGS.read(json)).value();
          assertThat(Documents.STANDINGS.write(read)).isEqualTo(json);
          assertThat(read)
              .usingRecursiveComparison()
              .ignoringFields("places.values")
              .isEqualTo(each);
        });
  }

  private static <T> void assertSame(Document<T> document, T value) {
    String json = document.write(value);
    assertThat(document.read(json)).as(json).isEqualTo(new JsonReading.Read<>(value));
    assertThat(json).startsWith("{\"schema\":1,").doesNotContain("\n");
  }
}
