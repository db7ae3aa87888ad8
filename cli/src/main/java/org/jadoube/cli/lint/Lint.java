package org.jadoube.cli.lint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// Lists everything in some games that departs from the PGN standard, with line and column.
final class Lint implements PgnVisitor {
  private static final int LARGEST_NAG = 255;

  private final Predicate<Map<String, String>> wanted;
  private final List<Remark> remarks = new ArrayList<>();
  private Remarks ofGame = new Remarks();
  private TagLint tags = new TagLint(0, 0, ofGame);
  private NumberLint numbers = new NumberLint(0, ofGame);
  private long game;
  private long moveLine;
  private int moveColumn;

  private Lint(Predicate<Map<String, String>> wanted) {
    this.wanted = wanted;
  }

  /// The remarks about some games.
  record Result(long games, List<Remark> remarks) {}

  /// Reads the games of `batch`, whose moves use the letters of `language`, and checks those with
  /// `wanted` tags.
  static Result of(PgnBatch batch, Language language, Predicate<Map<String, String>> wanted) {
    Lint lint = new Lint(wanted);
    try {
      return new Result(batch.reader(lint, PgnLimits.USUAL, language).readAll(), lint.remarks);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a batch in memory cannot fail
    }
  }

  @Override
  public Set<PgnPart> wanted() {
    return EnumSet.complementOf(EnumSet.of(PgnPart.COMMENTS));
  }

  @Override
  public void beginGame(long number, PgnText place) {
    game = number;
    ofGame = new Remarks();
    tags = new TagLint(number, place.line(), ofGame);
    numbers = new NumberLint(number, ofGame);
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    tags.tag(name, value);
  }

  @Override
  public boolean beginMoves(Setup start) {
    tags.start(start);
    numbers.begin(start);
    return true;
  }

  @Override
  public void number(int number, PgnText text) {
    numbers.number(number, text);
  }

  @Override
  public void move(int packed, PgnText san) {
    note(san);
    numbers.move(san);
  }

  @Override
  public void nullMove(PgnText text) {
    note(text);
    ofGame.add(
        Remark.at(game, text, "found " + text + ", expected a move: passing is not allowed"));
    numbers.nullMove();
  }

  private void note(PgnText move) {
    moveLine = move.line();
    moveColumn = move.column();
  }

  @Override
  public void unread(PgnText word) {
    numbers.lose();
  }

  @Override
  public void nag(int number) {
    if (number > LARGEST_NAG) {
      remark("found $" + number + ", expected a glyph from $0 to $" + LARGEST_NAG, 0);
    }
  }

  @Override
  public void beginVariation() {
    numbers.beginVariation();
  }

  @Override
  public void endVariation() {
    numbers.endVariation();
  }

  @Override
  public void forgiven(Forgiven forgiven) {
    String liberty = forgiven.liberty().name().toLowerCase(Locale.ROOT).replace('_', ' ');
    String text =
        String.format(
            Locale.ROOT,
            "%s: found \"%s\", expected \"%s\"",
            liberty,
            forgiven.found(),
            forgiven.expected());
    remark(text, forgiven.offset());
  }

  private void remark(String text, int offset) {
    ofGame.add(new Remark(game, moveLine, moveColumn + offset, text));
  }

  @Override
  public void fault(PgnFault fault) {
    ofGame.add(new Remark(game, fault.line(), fault.column(), fault.sentence()));
  }

  @Override
  public void result(PgnResult result) {
    tags.result(result);
  }

  @Override
  public void endGame() {
    tags.end(numbers.plies());
    if (wanted.test(tags.values())) {
      ofGame.inOrder().forEach(remarks::add);
    }
  }
}
