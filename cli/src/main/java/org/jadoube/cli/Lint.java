package org.jadoube.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnReader;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnTag;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnTimeControl;
import org.jadoube.notation.pgn.PgnVisitor;

/// Lists whatever in a file is not as PGN has it, each with its line and column.
final class Lint implements PgnVisitor {
  private static final List<String> ROSTER =
      List.of("Event", "Site", "Date", "Round", "White", "Black", "Result");

  private final String file;
  private final PrintWriter out;
  private final List<PgnTag> tags = new ArrayList<>();
  private Optional<PgnResult> result = Optional.empty();
  private long game;
  private long gameLine;
  private long moveLine;
  private int moveColumn;
  private long count;

  Lint(String file, PrintWriter out) {
    this.file = file;
    this.out = out;
  }

  /// Reads all games of `pgn`, whose moves are in the letters of `language`.
  void read(InputStream pgn, Language language) throws IOException {
    PgnReader.of(pgn, this, PgnLimits.USUAL, language).readAll();
  }

  /// How many findings there were.
  long count() {
    return count;
  }

  private void tell(long line, int column, String message) {
    count++;
    out.println(file + ":" + line + ":" + column + ": " + message);
  }

  private void tell(String message) {
    tell(gameLine, 1, "game " + game + ": " + message);
  }

  @Override
  public Set<PgnPart> wanted() {
    return EnumSet.of(PgnPart.TAGS, PgnPart.MOVES, PgnPart.VARIATIONS);
  }

  @Override
  public void beginGame(long number, long line, long offset) {
    game = number;
    gameLine = line;
    tags.clear();
    result = Optional.empty();
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    tags.add(new PgnTag(name.toString(), value.toString()));
    if (name.isAscii("TimeControl") && value.length() > 0) {
      PgnTimeControl.read(value.toString())
          .faultIfAny()
          .ifPresent(fault ->
              tell(
                  value.line(),
                  value.column() + fault.offset(),
                  "game %d: found \"%s\", expected %s"
                      .formatted(game, fault.found(), fault.expected())));
    }
  }

  @Override
  public void move(int packed, PgnText san) {
    moveLine = san.line();
    moveColumn = san.column();
  }

  @Override
  public void forgiven(Forgiven forgiven) {
    String liberty = forgiven.liberty().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    tell(
        moveLine,
        moveColumn + forgiven.offset(),
        "game %d: %s: found \"%s\", expected \"%s\""
            .formatted(game, liberty, forgiven.found(), forgiven.expected()));
  }

  @Override
  public void fault(PgnFault fault) {
    tell(fault.line(), fault.column(), fault.message());
  }

  @Override
  public void result(PgnResult result) {
    this.result = Optional.of(result);
  }

  @Override
  public void endGame() {
    List<String> names = tags.stream().map(PgnTag::name).toList();
    ROSTER.stream()
        .filter(name -> !names.contains(name))
        .forEach(name -> tell("expected a tag " + name + ", one of the seven of every game"));
    names.stream()
        .distinct()
        .filter(name -> names.indexOf(name) != names.lastIndexOf(name))
        .forEach(name -> tell("found the tag " + name + " more than once"));
    if (names.contains("FEN") && !names.contains("SetUp")) {
      tell("expected a tag SetUp beside FEN");
    }
    tags.stream().filter(tag -> tag.name().equals("Result")).findFirst().ifPresent(this::compare);
  }

  private void compare(PgnTag tag) {
    result
        .map(PgnResult::text)
        .filter(text -> !text.equals(tag.value()))
        .ifPresent(text ->
            tell("found " + text + " behind the moves, but a Result of \"" + tag.value() + "\""));
  }
}
