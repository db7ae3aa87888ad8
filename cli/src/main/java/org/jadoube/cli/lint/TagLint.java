package org.jadoube.cli.lint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.time.PgnTimeControl;
import org.jadoube.wording.Wording;

/// Checks the tags of one game: required tags, order and format, and contradictions between tags or
/// with the moves.
final class TagLint {
  private static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private final long game;
  private final long gameLine;
  private final Remarks remarks;
  private final Map<String, Tag> tags = new LinkedHashMap<>();
  private Optional<PgnResult> result = Optional.empty();
  private int rosterSeen;
  private boolean outOfOrder;

  private record Tag(String value, long line, int column) {}

  TagLint(long game, long gameLine, Remarks remarks) {
    this.game = game;
    this.gameLine = gameLine;
    this.remarks = remarks;
  }

  void tag(PgnText name, PgnText value) {
    String known = name.toString();
    String text = value.toString();
    if (tags.putIfAbsent(known, new Tag(text, value.line(), value.column())) != null) {
      remarks.add(Remark.at(game, name, "found the tag " + known + " a second time"));
    } else {
      order(known, name);
    }
    if (known.equals("TimeControl") && !text.isEmpty()) {
      PgnTimeControl.read(text).faultIfAny().ifPresent(fault -> timeControl(fault, value));
    }
    TagForm.of(known)
        .filter(form -> !form.fits(text))
        .ifPresent(form -> remarks.add(Remark.at(game, value, form.complaint(known, text))));
  }

  private void timeControl(TextFault fault, PgnText value) {
    String text =
        String.format(Locale.ROOT, "found \"%s\", expected %s", fault.found(), fault.expected());
    remarks.add(new Remark(game, value.line(), value.column() + fault.offset(), text));
  }

  /// The seven come first, in their order; missing ones are reported elsewhere.
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

  /// The first value of each tag.
  Map<String, String> values() {
    Map<String, String> values = new LinkedHashMap<>();
    tags.forEach((name, tag) -> values.put(name, tag.value));
    return values;
  }

  /// The game starts from `start`, which is playable.
  void start(Setup start) {
    if (tags.containsKey("FEN") && start.validate() instanceof Validation.Playable playable) {
      playable.unreachable().forEach(this::unreachable);
    }
  }

  private void unreachable(Fault fault) {
    about("FEN", "found a start position that no game can reach: " + Wording.english().of(fault));
  }

  void result(PgnResult result) {
    this.result = Optional.of(result);
  }

  /// The game ends here.
  ///
  /// @param plies the plies of the game, if known
  void end(OptionalInt plies) {
    ROSTER.stream()
        .filter(name -> !tags.containsKey(name))
        .map(name -> "expected a tag " + name + ", one of the seven that every game has")
        .forEach(text -> remarks.add(new Remark(game, gameLine, 1, text)));
    setUp();
    contradiction("Result", result.map(PgnResult::text), " after the moves");
    contradiction(
        "PlyCount",
        plies.isPresent() ? Optional.of("" + plies.getAsInt()) : Optional.empty(),
        " plies");
    termination();
  }

  private void setUp() {
    boolean setUp = value("SetUp").filter("1"::equals).isPresent();
    if (tags.containsKey("FEN") && !setUp) {
      about("FEN", "found the tag FEN, expected a tag SetUp \"1\" beside it");
    } else if (setUp && !tags.containsKey("FEN")) {
      about("SetUp", "found SetUp \"1\", expected a tag FEN beside it");
    }
  }

  private void contradiction(String name, Optional<String> found, String what) {
    found
        .filter(text -> value(name).filter(value -> !value.equals(text)).isPresent())
        .ifPresent(text ->
            about(
                name,
                "found "
                    + text
                    + what
                    + ", but a "
                    + name
                    + " of \""
                    + value(name).orElse("")
                    + "\""));
  }

  private void termination() {
    boolean over = result.filter(known -> known != PgnResult.UNKNOWN).isPresent();
    if (over && value("Termination").filter("unterminated"::equalsIgnoreCase).isPresent()) {
      about("Termination", "found a result, but the game is \"unterminated\"");
    }
  }

  private Optional<String> value(String name) {
    return Optional.ofNullable(tags.get(name)).map(Tag::value);
  }

  private void about(String name, String text) {
    Tag tag = tags.get(name);
    if (tag != null) {
      remarks.add(new Remark(game, tag.line, tag.column, text));
    }
  }
}
