package org.jadoube.notation.pgn.game;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.reading.PgnReader;

/// Builds games from a reader's reports.
final class PgnGameBuilder implements PgnVisitor {
  /// The faults that make the reader pass over all moves of a game.
  static final Set<PgnFault.Kind> UNPLAYABLE =
      EnumSet.of(PgnFault.Kind.START, PgnFault.Kind.VARIANT);

  private final Deque<PgnLineBuilder> lines = new ArrayDeque<>();
  private List<PgnTag> tags = new ArrayList<>();
  private List<PgnFault> faults = new ArrayList<>();
  private Setup start = PgnGame.EMPTY.start();
  private Optional<PgnResult> result = Optional.empty();
  private boolean playable;

  static Stream<PgnGame> stream(Function<PgnVisitor, PgnReader> readerFor) {
    PgnGameBuilder builder = new PgnGameBuilder();
    PgnReader reader = readerFor.apply(builder);
    return Stream.generate(() -> builder.next(reader))
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream);
  }

  static List<PgnGame> all(String pgn) {
    return stream(visitor -> PgnReader.of(pgn, visitor)).toList();
  }

  private Optional<PgnGame> next(PgnReader reader) {
    try {
      return reader.readGame() ? Optional.of(game()) : Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private PgnGame game() {
    return new PgnGame(tags, start, lines.element().line(), result, faults);
  }

  @Override
  public void beginGame(long number, PgnText place) {
    tags = new ArrayList<>();
    faults = new ArrayList<>();
    start = PgnGame.EMPTY.start();
    result = Optional.empty();
    playable = true;
    lines.clear();
    lines.push(new PgnLineBuilder());
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    tags.add(new PgnTag(name.toString(), value.toString()));
  }

  @Override
  public boolean beginMoves(Setup start) {
    this.start = start;
    return true;
  }

  @Override
  public void move(int packed, PgnText san) {
    lines.element().move(Optional.of(Move.unpacked(packed)));
  }

  @Override
  public void nullMove(PgnText text) {
    lines.element().move(Optional.empty());
  }

  @Override
  public void comment(PgnText text) {
    PgnComment comment = PgnComment.unfolded(text.toString());
    if (playable || !lines.element().hasUnread()) {
      lines.element().comment(comment);
    } else {
      lines.element().unread(comment.asWritten());
    }
  }

  @Override
  public void nag(int number) {
    lines.element().nag(number);
  }

  @Override
  public void beginVariation() {
    lines.push(new PgnLineBuilder());
  }

  @Override
  public void endVariation() {
    PgnLine variation = lines.pop().line();
    lines.element().variation(variation);
  }

  @Override
  public void unread(PgnText word) {
    lines.element().unread(word.toString());
  }

  @Override
  public void result(PgnResult result) {
    this.result = Optional.of(result);
  }

  @Override
  public void fault(PgnFault fault) {
    faults.add(fault);
    playable &= !UNPLAYABLE.contains(fault.kind());
  }
}
