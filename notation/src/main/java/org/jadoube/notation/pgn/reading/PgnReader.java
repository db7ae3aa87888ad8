package org.jadoube.notation.pgn.reading;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.movetext.MoveScanner;
import org.jadoube.notation.pgn.tags.StartTags;
import org.jadoube.notation.pgn.tags.TagScanner;
import org.jadoube.notation.pgn.window.Blanks;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Preamble;
import org.jadoube.notation.pgn.window.TextAhead;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.window.WindowText;

/// Reads the games of a PGN from a stream of bytes and reports them to a visitor on the fly.
///
/// It holds only a small part of the stream at a time, skips what the visitor did not ask for, and
/// allocates nothing for a move. A fault may end a line of play or a game, but never the reading.
///
/// ```java
/// PgnVisitor checks =
///     new PgnVisitor() {
///       @Override
///       public void fault(PgnFault fault) {
///         System.err.println(fault.message());
///       }
///     };
/// PgnReader.of("1. e4 e5 1-0\n\n1. d4 *", checks).readAll(); // => 2
/// ```
///
/// @since 0.1.0
public final class PgnReader {
  private static final int[] BYTE_ORDER_MARK = {0xEF, 0xBB, 0xBF};

  private final Window window;
  private final PgnVisitor visitor;
  private final FaultReport report;
  private final StartTags start;
  private final TagScanner tags;
  private final CommentScanner comments;
  private final MoveScanner moves;
  private final WindowText place;
  private boolean continued;
  private long games;

  /// @param continued whether the window begins inside a game whose rest nobody wants
  PgnReader(
      Window window, boolean continued, PgnVisitor visitor, PgnLimits limits, Language language) {
    this.window = window;
    this.continued = continued;
    this.visitor = visitor;
    place = new WindowText(window);
    report = new FaultReport(window, visitor, limits);
    start = new StartTags(report);
    comments = new CommentScanner(window, visitor, report, limits);
    tags = new TagScanner(window, visitor, report, start, comments, limits);
    moves = new MoveScanner(window, visitor, report, comments, limits, language);
    window.tellEscapes(visitor::escaped);
  }

  /// A reader of `source`, which stays open.
  public static PgnReader of(InputStream source, PgnVisitor visitor) {
    return of(source, visitor, PgnLimits.USUAL);
  }

  /// A reader of `source`, which stays open, within `limits`.
  public static PgnReader of(InputStream source, PgnVisitor visitor, PgnLimits limits) {
    return of(source, visitor, limits, Language.ENGLISH);
  }

  /// A reader of `source`, which stays open, within `limits`. Moves are in the letters of
  /// `language`.
  public static PgnReader of(
      InputStream source, PgnVisitor visitor, PgnLimits limits, Language language) {
    return new PgnReader(new Window(source), false, visitor, limits, language);
  }

  /// A reader of `source`, which stays open.
  public static PgnReader of(ReadableByteChannel source, PgnVisitor visitor) {
    return of(Channels.newInputStream(source), visitor);
  }

  /// A reader of text.
  public static PgnReader of(String pgn, PgnVisitor visitor) {
    return of(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)), visitor);
  }

  /// Reads all remaining games.
  ///
  /// @return how many there were
  /// @throws IOException if the source cannot be read
  public long readAll() throws IOException {
    long before = games;
    while (readGame()) {
      // the visitor receives each game
    }
    return games - before;
  }

  /// Reads the next game.
  ///
  /// @return whether there was one
  /// @throws IOException if the source cannot be read
  public boolean readGame() throws IOException {
    if (continued) {
      continued = false;
      report.mute();
      moves.passOver(start);
    }
    Blanks.skip(window);
    skipByteOrderMark();
    if (window.isOver() || TextAhead.isLast(window)) {
      window.goTo(window.end());
      return false;
    }
    begin();
    if (readTags()) {
      moves.read(start);
    } else {
      moves.readNone(start);
    }
    readTextBehind();
    if (window.takesOverlong()) {
      report.fault(
          PgnFault.Kind.TOO_LONG,
          window.at(),
          0,
          0,
          "an escaped line that is not cut, before here");
    }
    report.endGame(0);
    visitor.endGame();
    return true;
  }

  /// How far the reader has come, in bytes from the start of the file: to the end of the last game
  /// read.
  public long offset() {
    return window.offsetOf(window.at());
  }

  private void begin() {
    games++;
    report.beginGame(games);
    start.clear();
    tags.beginGame();
    window.beginGame();
    visitor.beginGame(games, place.set(window.at(), window.at()));
  }

  private void skipByteOrderMark() throws IOException {
    if (startsWithByteOrderMark()) {
      window.skip(BYTE_ORDER_MARK.length);
      Blanks.skip(window);
    }
  }

  private boolean startsWithByteOrderMark() {
    for (int i = 0; i < BYTE_ORDER_MARK.length; i++) {
      if ((window.bytes()[window.at() + i] & 0xFF) != BYTE_ORDER_MARK[i]) {
        return false;
      }
    }
    return true;
  }

  /// Reads text after the last game.
  private void readTextBehind() throws IOException {
    if (TextAhead.isLast(window)) {
      Blanks.skip(window);
      while (!window.isOver()) {
        comments.preamble();
        Blanks.skip(window);
      }
    }
  }

  /// Reads the tags, and any comments before or among them.
  ///
  /// @return whether movetext follows
  private boolean readTags() throws IOException {
    boolean apart = false;
    while (true) {
      Blanks.skip(window);
      if (window.isOver()) {
        return false;
      }
      apart |= window.isBehindEmptyLine();
      if (passText()) {
        continue;
      }
      switch (window.bytes()[window.at()]) {
        case '[' -> {
          if (tags.beginsAnotherGame(apart)) {
            return false;
          }
          tags.read();
          apart = false;
        }
        case '{' -> comments.inBraces(0);
        case ';' -> comments.toEndOfLine();
        default -> {
          return true;
        }
      }
    }
  }

  /// Passes an HTML tag, or a line of text that belongs to no game.
  ///
  /// @return whether there was any
  private boolean passText() throws IOException {
    window.need(Preamble.LENGTH);
    byte[] bytes = window.bytes();
    int at = window.at();
    int markup = Preamble.markupLength(bytes, at, window.end());
    if (markup > 0) {
      comments.stray(at + markup);
      return true;
    }
    boolean text =
        tags.isFirst()
            ? Preamble.isAt(bytes, at, window.end())
            : Preamble.isRuleAt(bytes, at, window.end());
    if (text) {
      comments.preamble();
    }
    return text;
  }
}
