package org.jadoube.cli.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.reading.PgnPlaces;
import org.jadoube.wording.Wording;

/// Checks the tags of one game after another: required tags, order and format, and contradictions
/// between tags or with the moves.
final class TagLint {
  private static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private final PgnPlaces places;
  private final KnownTags known = new KnownTags();
  private final List<Tag> tags = new ArrayList<>();
  private long game;
  private long offset;
  private Remarks remarks = new Remarks();
  private Optional<PgnResult> result = Optional.empty();
  private int count;
  private int rosterSeen;
  private boolean outOfOrder;

  /// A name's first tag in the game.
  private record Tag(String name, String value, long offset) {}

  TagLint(PgnPlaces places) {
    this.places = places;
  }

  /// Begins a game at `offset`.
  void beginGame(long game, long offset, Remarks remarks) {
    this.game = game;
    this.offset = offset;
    this.remarks = remarks;
    tags.clear();
    result = Optional.empty();
    count = 0;
    rosterSeen = 0;
    outOfOrder = false;
  }

  void tag(PgnText name, PgnText value) {
    KnownTags.Known tag = known.at(count++, name, value);
    if (find(tag.name()).isPresent()) {
      remarks.add(Remark.at(game, name, "found the tag " + tag.name() + " a second time"));
    } else {
      tags.add(new Tag(tag.name(), tag.value(), value.offset()));
      order(tag.name(), name);
    }
    tag.timeControl().ifPresent(fault -> timeControl(fault, value));
    if (!tag.fits()) {
      String complaint = tag.form().orElseThrow().complaint(tag.name(), tag.value());
      remarks.add(Remark.at(game, value, complaint));
    }
  }

  private Optional<Tag> find(String name) {
    for (Tag tag : tags) {
      if (tag.name.equals(name)) {
        return Optional.of(tag);
      }
    }
    return Optional.empty();
  }

  private void timeControl(TextFault fault, PgnText value) {
    String text =
        String.format(Locale.ROOT, "found \"%s\", expected %s", fault.found(), fault.expected());
    remarks.add(new Remark(game, value.line(), value.column() + fault.offset(), text));
  }

  /// Checks the order: the seven come first, in their own order. Missing ones are reported
  /// elsewhere.
  private void order(String known, PgnText name) {
    int place = ROSTER.indexOf(known);
    if (place >= 0 && place < rosterSeen && !outOfOrder) {
      outOfOrder = true;
      String order = String.join(", ", ROSTER);
      remarks.add(
          Remark.at(game, name, "found the tag " + known + " here, expected the order " + order));
    }
    rosterSeen = place < 0 ? ROSTER.size() : Math.max(rosterSeen, place + 1);
  }

  /// Notes the start of the game, which is playable.
  void start(Setup start) {
    if (find("FEN").isPresent() && start.validate() instanceof Validation.Playable playable) {
      playable.unreachable().forEach(this::unreachable);
    }
  }

  private void unreachable(Fault fault) {
    about("FEN", "found a start position that no game can reach: " + Wording.english().of(fault));
  }

  void result(PgnResult result) {
    this.result = Optional.of(result);
  }

  /// Ends the game.
  ///
  /// @param plies the plies of the game, if known
  void end(OptionalInt plies) {
    for (String name : ROSTER) {
      if (find(name).isEmpty()) {
        String text = "expected a tag " + name + ", one of the seven that every game has";
        remarks.add(new Remark(game, places.line(offset), 1, text));
      }
    }
    setUp();
    result.ifPresent(known -> contradiction("Result", known.text(), " after the moves"));
    plies.ifPresent(known -> contradiction("PlyCount", "" + known, " plies"));
    termination();
  }

  private void setUp() {
    boolean setUp = value("SetUp").filter("1"::equals).isPresent();
    boolean fen = find("FEN").isPresent();
    if (fen && !setUp) {
      about("FEN", "found the tag FEN, expected a tag SetUp \"1\" beside it");
    } else if (setUp && !fen) {
      about("SetUp", "found SetUp \"1\", expected a tag FEN beside it");
    }
  }

  private void contradiction(String name, String found, String what) {
    value(name)
        .filter(value -> !value.equals(found))
        .ifPresent(value ->
            about(name, "found " + found + what + ", but a " + name + " of \"" + value + "\""));
  }

  private void termination() {
    boolean over = result.filter(known -> known != PgnResult.UNKNOWN).isPresent();
    if (over && value("Termination").filter("unterminated"::equalsIgnoreCase).isPresent()) {
      about("Termination", "found a result, but the game is \"unterminated\"");
    }
  }

  private Optional<String> value(String name) {
    return find(name).map(Tag::value);
  }

  private void about(String name, String text) {
    find(name)
        .ifPresent(tag ->
            remarks.add(
                new Remark(game, places.line(tag.offset), places.column(tag.offset), text)));
  }
}
