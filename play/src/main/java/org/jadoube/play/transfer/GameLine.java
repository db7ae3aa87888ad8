package org.jadoube.play.transfer;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.store.Aborter;
import org.jadoube.store.Arbitration;
import org.jadoube.store.Casual;
import org.jadoube.store.GameId;
import org.jadoube.store.Receipt;
import org.jadoube.store.StoredColour;
import org.jadoube.store.StoredEvent;
import org.jadoube.store.StoredEvents;
import org.jadoube.store.StoredGame;
import org.jadoube.store.StoredSeat;
import org.jadoube.store.StoredSender;
import org.jadoube.store.UnreadableRow;
import org.jadoube.wire.ComputerOpponent;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A stored game as one line of JSON. The documents of `wire` are in it as stored; invitation and
/// tokens are hashes.
record GameLine(StoredGame game, StoredEvents history) {
  private static final JsonMapper JSON = JsonMapper.shared();

  String text() {
    ObjectNode line = JSON.createObjectNode();
    line.put("type", "game");
    line.put("id", game.id().text());
    line.put("schema", game.schema());
    line.put("created", game.created().toEpochMilli());
    line.set("regulations", JSON.readTree(game.regulations()));
    line.put("invitation", game.invitation());
    line.put("invited", game.invited().text());
    line.put("supervised", game.supervised());
    game.startsAt().ifPresent(at -> line.put("startsAt", at.toEpochMilli()));
    write(game.casual(), line);
    game.arbitration().secondInvitation().ifPresent(hash -> line.put("secondInvitation", hash));
    game.arbitration().invitation().ifPresent(hash -> line.put("arbitersInvitation", hash));
    game.seats().forEach(seat -> write(seat, line.withArray("seats")));
    history.events().forEach(event -> write(event, line.withArray("events")));
    history.receipts().forEach(receipt -> write(receipt, line.withArray("acts")));
    return JSON.writeValueAsString(line);
  }

  private static void write(Casual casual, ObjectNode line) {
    casual.abortedBy().ifPresent(by -> line.put("abortedBy", by.text()));
    casual.rematchBy().ifPresent(by -> line.put("rematchBy", by.text()));
    casual.rematch().ifPresent(game -> line.put("rematch", game.text()));
  }

  private static void write(StoredSeat seat, ArrayNode seats) {
    ObjectNode written =
        seats
            .addObject()
            .put("colour", seat.colour().text())
            .put("name", seat.name())
            .put("token", seat.token());
    seat.account().ifPresent(account -> written.put("account", account));
    seat.computer().ifPresent(computer -> written.put("computer", computer.text()));
  }

  private static void write(StoredEvent event, ArrayNode events) {
    events
        .addObject()
        .put("sequence", event.sequence())
        .put("moment", event.moment().toEpochMilli())
        .set("event", JSON.readTree(event.json()));
  }

  private static void write(Receipt receipt, ArrayNode acts) {
    ObjectNode act = acts.addObject();
    act.put("by", receipt.sender().text());
    act.put("id", receipt.id());
    receipt.fingerprint().ifPresent(print -> act.put("fingerprint", print));
    act.put("first", receipt.first());
    act.put("events", receipt.events());
    receipt.refusal().ifPresent(refusal -> act.set("refusal", JSON.readTree(refusal)));
  }

  /// @throws UnreadableLine if the line is not of this kind
  static GameLine read(JsonNode line) {
    try {
      return new GameLine(game(line), history(line));
    } catch (JacksonException | UnreadableRow wrong) {
      throw new UnreadableLine("a field is missing or not what it should be");
    }
  }

  private static StoredGame game(JsonNode line) {
    GameId id =
        GameId.read(line.path("id").stringValue())
            .orElseThrow(() -> new UnreadableLine("its id is not one of a game"));
    return new StoredGame(
        id,
        line.path("schema").intValue(),
        moment(line.path("created")),
        document(line.path("regulations")),
        line.path("invitation").stringValue(),
        colour(line.path("invited")),
        line.path("supervised").booleanValue(),
        Optional.ofNullable(line.get("startsAt")).map(GameLine::moment),
        line.path("seats").valueStream().map(GameLine::seat).toList(),
        casual(line),
        arbitration(line));
  }

  /// The arbitration, which follows from imported roles.
  private static Arbitration arbitration(JsonNode line) {
    return new Arbitration(
        Optional.ofNullable(line.get("secondInvitation")).map(JsonNode::stringValue),
        Optional.ofNullable(line.get("arbitersInvitation")).map(JsonNode::stringValue),
        List.of());
  }

  /// The arrangements; the tournament follows from imported tournaments.
  private static Casual casual(JsonNode line) {
    return new Casual(
        false,
        Optional.ofNullable(line.get("abortedBy")).map(JsonNode::stringValue).map(Aborter::read),
        Optional.ofNullable(line.get("rematchBy")).map(GameLine::colour),
        Optional.ofNullable(line.get("rematch")).flatMap(id -> GameId.read(id.stringValue())));
  }

  private static StoredEvents history(JsonNode line) {
    List<StoredEvent> events = line.path("events").valueStream().map(GameLine::event).toList();
    List<Receipt> acts = line.path("acts").valueStream().map(GameLine::receipt).toList();
    return new StoredEvents(events, acts);
  }

  private static StoredSeat seat(JsonNode seat) {
    return new StoredSeat(
        colour(seat.path("colour")),
        seat.path("name").stringValue(),
        seat.path("token").stringValue(),
        Optional.ofNullable(seat.get("account")).map(JsonNode::stringValue),
        Optional.ofNullable(seat.get("computer"))
            .map(JsonNode::stringValue)
            .flatMap(ComputerOpponent::read));
  }

  private static StoredEvent event(JsonNode event) {
    return new StoredEvent(
        event.path("sequence").intValue(),
        moment(event.path("moment")),
        document(event.path("event")));
  }

  private static Receipt receipt(JsonNode act) {
    return new Receipt(
        StoredSender.read(act.path("by").stringValue()),
        act.path("id").stringValue(),
        Optional.ofNullable(act.get("fingerprint")).map(JsonNode::stringValue),
        act.path("first").intValue(),
        act.path("events").intValue(),
        Optional.ofNullable(act.get("refusal")).map(GameLine::document));
  }

  private static StoredColour colour(JsonNode colour) {
    return StoredColour.read(colour.stringValue());
  }

  private static Instant moment(JsonNode millis) {
    return Instant.ofEpochMilli(millis.longValue());
  }

  private static String document(JsonNode document) {
    if (!document.isObject()) {
      throw new UnreadableLine("a document is missing");
    }
    return JSON.writeValueAsString(document);
  }
}
