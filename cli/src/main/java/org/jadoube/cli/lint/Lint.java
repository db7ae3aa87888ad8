package org.jadoube.cli.lint;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.LongPredicate;
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
import org.jadoube.notation.pgn.reading.PgnPlaces;

/// Lists everything in some games that departs from the PGN standard, with line and column.
final class Lint implements PgnVisitor {
  private final LongPredicate wanted;
  private final List<Remark> remarks = new ArrayList<>();
  private Remarks ofGame = new Remarks();
  private final TagLint tags;
  private final NumberLint numbers = new NumberLint(ofGame);
  private long game;
  private final PgnPlaces places;
  private long moveOffset;

  private Lint(PgnPlaces places, LongPredicate wanted) {
    this.places = places;
    tags = new TagLint(places);
    this.wanted = wanted;
  }

  /// The remarks about some games.
  record Result(long games, List<Remark> remarks) {}

  /// Reads the games of `batch`, whose moves use the letters of `language`, and checks those that
  /// are `wanted` by their numbers.
  static Result of(PgnBatch batch, Language language, LongPredicate wanted) {
    Lint lint = new Lint(batch.places(), wanted);
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
    ofGame = ofGame.isEmpty() ? ofGame : new Remarks();
    tags.beginGame(number, place.offset(), ofGame);
    numbers.beginGame(number, ofGame);
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
    moveOffset = move.offset();
  }

  @Override
  public void unread(PgnText word) {
    numbers.lose();
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
    ofGame.add(new Remark(game, places.line(moveOffset), places.column(moveOffset) + offset, text));
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
    if (wanted.test(game) && !ofGame.isEmpty()) {
      ofGame.inOrder().forEach(remarks::add);
    }
  }
}
