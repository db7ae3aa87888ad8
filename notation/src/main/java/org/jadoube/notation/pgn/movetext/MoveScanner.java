package org.jadoube.notation.pgn.movetext;

import java.io.IOException;
import java.util.Set;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.tags.StartTags;
import org.jadoube.notation.pgn.window.Blanks;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.words.MoveShape;
import org.jadoube.notation.replay.ReplayBoard;
import org.jadoube.notation.replay.SanBytes;
import org.jadoube.notation.replay.SanWord;

/// Reads the movetext of one game after another.
public final class MoveScanner {
  private final Window window;
  private final PgnVisitor visitor;
  private final FaultReport report;
  private final CommentScanner comments;
  private final WordScanner words;
  private final NumberScanner numbers;
  private final NagScanner nags;
  private final PgnLimits limits;
  private final BracketScanner brackets;
  private final StrayScanner strays;
  private final ResultTail tail;
  private final boolean movesWanted;
  private final boolean numbersWanted;
  private final boolean libertiesWanted;
  private final boolean english;
  private final MovePlayer player;
  private final LineStack lines;

  private boolean told;
  private boolean over;
  private boolean resultWanted = true;
  private long lastOffset;
  private long itemsLeft;

  public MoveScanner(
      Window window,
      PgnVisitor visitor,
      FaultReport report,
      CommentScanner comments,
      PgnLimits limits,
      Language language) {
    this.window = window;
    this.visitor = visitor;
    this.report = report;
    this.comments = comments;
    this.limits = limits;
    Set<PgnPart> wanted = visitor.wanted();
    movesWanted = wanted.contains(PgnPart.MOVES);
    numbersWanted = wanted.contains(PgnPart.NUMBERS);
    libertiesWanted = wanted.contains(PgnPart.LIBERTIES);
    player = new MovePlayer(window, visitor, report, limits);
    lines = player.lines;
    strays = new StrayScanner(window, report, comments, lines);
    nags = new NagScanner(window, visitor, strays);
    brackets = new BracketScanner(window, visitor, report, comments, lines, nags, limits);
    ResultScanner results = new ResultScanner(window, report, lines, this::result);
    MoveShape shape = new MoveShape(language);
    PlainWords plain = new PlainWords(window, lines, strays, results, shape);
    tail = new ResultTail(window, comments, plain);
    words =
        new WordScanner(window, visitor, report, player, nags, results, strays, plain, language);
    numbers = new NumberScanner(window, visitor, words, lines);
    english = language.equals(Language.ENGLISH);
  }

  /// Ends a game that has no movetext.
  public void readNone(StartTags start) {
    if (start.playable()) {
      visitor.beginMoves(start.setup());
    }
    if (window.breaksOff()) {
      tooLong("a game of at most " + limits.gameBytes() + " bytes", 0);
    } else {
      report.fault(PgnFault.Kind.MISSING_RESULT, window.at(), 0, 0, "moves or a result");
    }
  }

  /// Reads the moves of a game that starts as `start` says.
  public void read(StartTags start) throws IOException {
    lines.begin(start.board());
    told = start.playable() ? visitor.beginMoves(start.setup()) : true;
    lines.line.lost = !start.playable() || !told || !movesWanted;
    words.begin(start, told && movesWanted);
    lastOffset = window.offsetOf(window.at()) + limits.gameBytes();
    itemsLeft = limits.items();
    readOn();
  }

  /// Skips moves to the end of their game without reporting them.
  public void passOver(StartTags start) throws IOException {
    lines.begin(start.board());
    told = false;
    lines.line.lost = true;
    words.begin(start, false);
    unlimited();
    resultWanted = false;
    readOn();
    resultWanted = true;
  }

  private void readOn() throws IOException {
    over = false;
    mute(!told);
    while (!over) {
      step();
    }
    brackets.closeAll();
    mute(false);
  }

  private void unlimited() {
    lastOffset = Long.MAX_VALUE;
    itemsLeft = Long.MAX_VALUE;
  }

  private void mute(boolean muted) {
    comments.mute(muted);
    nags.mute(muted);
    numbers.mute(muted);
  }

  private void step() throws IOException {
    playOn();
    Blanks.skip(window);
    if (window.offsetOf(window.at()) > lastOffset) {
      endTelling("a game of at most " + limits.gameBytes() + " bytes");
    } else if (--itemsLeft < 0) {
      endTelling("a game of at most " + limits.items() + " moves, comments and other words");
    }
    switch (window.bytes()[window.at()]) {
      case 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'N', 'B', 'R', 'Q', 'K', 'O' -> move();
      case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> numbers.read();
      case '.' -> window.skip(1);
      case '{' -> comments.inBraces(lines.line.ply);
      case '$' -> nags.number(lines.line);
      case '!', '?' -> nags.sign(lines.line);
      case '(' -> brackets.open(told && movesWanted);
      case ')' -> brackets.close(told && movesWanted);
      case ';' -> comments.toEndOfLine();
      case '*' -> result(PgnResult.UNKNOWN, 1);
      case '[' -> tagOrCommand();
      case '<' -> strays.reserved();
      case '"' -> strays.inQuotes();
      case '%' -> strays.lateEscape();
      case '}', ']', '>' -> brackets.unopened(told && movesWanted);
      case 0 -> missingResult();
      default -> words.read();
    }
  }

  /// Reads on while there is nothing but good SAN, move numbers, blanks and short comments, well
  /// inside the window. That is nearly always the case, so this loop takes most of the time.
  private void playOn() {
    byte[] bytes = window.bytes();
    int last = window.end() - Window.PADDING;
    int at = window.at();
    ReadLine line = lines.line;
    int before = line.ply;
    int commented = 0;
    while (at < last && !line.lost) {
      int symbol = bytes[at];
      int next;
      if (symbol == ' ' || symbol == '\n' || symbol == '\r') {
        next = at + 1;
      } else if (symbol >= '1' && symbol <= '9') {
        next = afterNumber(bytes, at);
        if (numbersWanted && next > 0) {
          numbers.tell(at, next);
        }
      } else if (symbol == '{') {
        next = comments.afterShort(at);
        commented++;
      } else {
        next = afterMove(line, bytes, at);
      }
      if (next < 0) {
        break;
      }
      at = bytes[next] == ' ' ? next + 1 : next;
    }
    window.goTo(at);
    itemsLeft -= line.ply - before + commented;
  }

  /// The index after the move number at `at`; negative if there is none.
  private static int afterNumber(byte[] bytes, int at) {
    int next = at + 1;
    while (bytes[next] >= '0' && bytes[next] <= '9') {
      next++;
    }
    if (bytes[next] != '.') {
      return -1;
    }
    while (bytes[next] == '.') {
      next++;
    }
    return next;
  }

  /// Plays the move in good SAN at `at` and returns the index after it; negative if there is none.
  private int afterMove(ReadLine line, byte[] bytes, int at) {
    long read = english ? SanBytes.read(bytes, at) : withoutLetters(bytes, at);
    int packed =
        read == SanBytes.UNKNOWN ? ReplayBoard.ILLEGAL : line.board.find(SanBytes.word(read));
    if (packed <= ReplayBoard.ILLEGAL || line.ply == limits.plies()) {
      return -1;
    }
    int end = SanBytes.end(read);
    if (libertiesWanted) {
      words.playedStrictly(packed, at, end);
    } else {
      player.played(line, packed, at, end, true);
    }
    return end;
  }

  /// Reads a pawn's move. It is written alike in all languages, except for promotions: `d1=B` is a
  /// rook in Hungarian.
  private static long withoutLetters(byte[] bytes, int at) {
    long read = bytes[at] >= 'a' ? SanBytes.read(bytes, at) : SanBytes.UNKNOWN;
    return SanWord.promoted(SanBytes.word(read)) == 0 ? read : SanBytes.UNKNOWN;
  }

  private void move() throws IOException {
    ReadLine line = lines.line;
    int next = line.lost ? -1 : afterMove(line, window.bytes(), window.at());
    if (next < 0) {
      words.read();
    } else {
      window.goTo(next);
    }
  }

  private void tooLong(String expected, int ply) {
    report.lastFault(PgnFault.Kind.TOO_MANY_MOVES, window.at(), 8, ply, expected);
  }

  /// Stops reporting a game that is longer than the limits allow.
  private void endTelling(String expected) {
    tooLong(expected, lines.line.ply);
    unlimited();
    told = false;
    words.mute();
    mute(true);
    lines.loseAll();
  }

  /// Ends the game with a result `length` bytes long. In a variation, it is only a remark.
  private void result(PgnResult result, int length) throws IOException {
    window.skip(length);
    if (!lines.isMain() && result != PgnResult.UNKNOWN) {
      comments.tell(window.at() - length, window.at());
    } else if (lines.isMain()) {
      if (resultWanted) {
        visitor.result(result);
      }
      over = true;
      tail.read(lines.line.ply);
    }
  }

  private void tagOrCommand() throws IOException {
    byte next = window.bytes()[window.at() + 1];
    boolean command = next == '%';
    if (!command && (window.beginsLine() || (next >= 'A' && next <= 'Z'))) {
      missingResult();
    } else {
      strays.inBrackets();
    }
  }

  private void missingResult() throws IOException {
    over = true;
    if (window.breaksOff() && window.isOver()) {
      if (lastOffset < Long.MAX_VALUE) {
        tooLong("a game of at most " + limits.gameBytes() + " bytes", lines.line.ply);
      }
      return;
    }
    report.fault(
        PgnFault.Kind.MISSING_RESULT,
        window.at(),
        Math.min(8, window.end() - window.at()),
        lines.line.ply,
        "a result: 1-0, 0-1, 1/2-1/2 or *");
  }
}
