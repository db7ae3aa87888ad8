package org.jadoube.audit.game;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.audit.form.ClockText;
import org.jadoube.audit.form.ClockWatch;
import org.jadoube.audit.form.TagsRead;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.movetext.BoardVisitor;
import org.jadoube.notation.replay.ReplayBoard;

/// Turns each game of a stream into a [PlayedGame]; variations are left out.
public final class GameCollector implements BoardVisitor {
  /// Longer comments are not taken as remarks about a flag.
  private static final int LONGEST_REMARK = 160;

  private static final Pattern COMMAND = Pattern.compile("\\s*\\[%[^\\]]*\\]\\s*");

  private static final Setup STANDARD = Setup.standard();

  private final Harvest games;
  private final Sieve sieve;
  private long number;
  private long line;
  private final TagsRead tags;
  private final ClockText clock = new ClockText();
  private final ClockWatch clocks = new ClockWatch();
  private List<FindingAt> form = List.of();
  private List<UnreadWord> unread = List.of();
  private Setup start = STANDARD;
  private final PlayRecorder play = new PlayRecorder();
  private final ReplayBoard unplayed = new ReplayBoard();
  private List<PgnFault> faults = List.of();
  private Optional<PgnResult> result = Optional.empty();
  private String comment = "";
  private Optional<Pass> passed = Optional.empty();
  private Optional<Colour> turn = Optional.empty();
  private boolean whole;
  private boolean usualStart;
  private boolean resumable;

  /// @param allTags whether to collect tags that only facts need, too
  public GameCollector(Harvest games, boolean allTags) {
    this(games, Sieve.OPEN, allTags);
  }

  /// @param sieve tells which games need not be judged
  /// @param allTags as above
  public GameCollector(Harvest games, Sieve sieve, boolean allTags) {
    this.games = games;
    this.sieve = sieve;
    this.tags = new TagsRead(allTags);
    unplayed.set(Position.standard());
  }

  @Override
  public Set<PgnPart> wanted() {
    return EnumSet.of(PgnPart.TAGS, PgnPart.MOVES, PgnPart.COMMENTS);
  }

  @Override
  public void beginGame(long number, PgnText place) {
    this.number = number;
    line = place.line();
    tags.clear();
    clocks.clear();
    form = List.of();
    unread = List.of();
    resumable = true;
    faults = List.of();
    result = Optional.empty();
    comment = "";
    passed = Optional.empty();
    turn = Optional.empty();
    whole = true;
    usualStart = true;
    startAt(STANDARD, Position.standard());
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    tags.add(name, value);
  }

  @Override
  public boolean beginMoves(Setup setup) {
    if (!setup.equals(start)) {
      usualStart = false;
      setup.position().ifPresent(position -> startAt(setup, position));
    }
    return true;
  }

  private void startAt(Setup setup, Position position) {
    start = setup;
    play.begin(position, setup.halfmoveClock());
  }

  @Override
  public void move(int packed, PgnText san) {
    throw new IllegalStateException("told of a move without its board");
  }

  @Override
  public boolean seesBefore() {
    return false;
  }

  @Override
  public void played(
      ReplayBoard before,
      ReplayBoard after,
      int packed,
      byte[] bytes,
      int from,
      int end,
      boolean good) {
    comment = "";
    play.add(packed, after);
  }

  @Override
  public void comment(PgnText text) {
    if (text.length() == 0) {
      return;
    }
    if (isCommand(text)) {
      read(text);
    } else if (text.length() <= LONGEST_REMARK) {
      comment = text.toString();
      if (comment.contains("[%")) {
        comment = COMMAND.matcher(comment).replaceAll(" ");
        read(text);
      }
    }
  }

  private static boolean isCommand(PgnText text) {
    int at = 0;
    while (at < text.length()
        && (text.at(at) == ' ' || text.at(at) == '\n' || text.at(at) == '\r')) {
      at++;
    }
    return at < text.length() && text.at(at) == '[';
  }

  /// Reads a comment with commands.
  private void read(PgnText text) {
    long millis = clock.read(text);
    String rest = clock.rest();
    if (!rest.isEmpty() && rest.length() <= LONGEST_REMARK) {
      comment = rest;
    }
    if (millis != ClockText.NONE && whole && play.plies() > 0) {
      watch(millis, text);
    }
  }

  private void watch(long millis, PgnText text) {
    if (!clocks.hasStarted()) {
      clocks.begin(tags.timeControl());
    }
    Colour mover = play.isWhitesLast() ? Colour.WHITE : Colour.BLACK;
    clocks
        .read(mover, (play.plies() + 1) / 2, millis, clock)
        .ifPresent(finding -> add(new FindingAt(play.plies(), text.line(), finding)));
  }

  private void add(FindingAt found) {
    form = form.isEmpty() ? new ArrayList<>() : form;
    form.add(found);
  }

  @Override
  public boolean passes() {
    return false;
  }

  @Override
  public void nullMove(PgnText text) {
    passed = Optional.of(new Pass(play.plies(), text.line()));
    whole = false;
  }

  @Override
  public void fault(PgnFault fault) {
    faults = faults.isEmpty() ? new ArrayList<>() : faults;
    faults.add(fault);
    whole &= !fault.losesMoves();
    resumable &=
        !fault.losesMoves()
            || fault.kind() == PgnFault.Kind.UNREADABLE
            || fault.kind() == PgnFault.Kind.ILLEGAL_MOVE
            || fault.kind() == PgnFault.Kind.AMBIGUOUS_MOVE;
  }

  @Override
  public void unread(PgnText word) {
    if (isNumber(word)) {
      turn = turn(word);
    } else if (resumable && unread.size() <= WayOn.MOST_WORDS) {
      unread = unread.isEmpty() ? new ArrayList<>() : unread;
      unread.add(new UnreadWord(word.toString(), word.line(), turn));
      turn = Optional.empty();
      comment = "";
    }
  }

  /// The player whose move a number announces: `12.` White's, `12...` Black's; `12` may be half a
  /// move.
  private static Optional<Colour> turn(PgnText number) {
    boolean dot = number.at(number.length() - 1) == '.';
    boolean dots = dot && number.length() > 1 && number.at(number.length() - 2) == '.';
    return dot ? Optional.of(dots ? Colour.BLACK : Colour.WHITE) : Optional.empty();
  }

  /// `12.`, `12...` or `12`.
  private static boolean isNumber(PgnText word) {
    for (int at = 0; at < word.length(); at++) {
      byte sign = word.at(at);
      if (sign != '.' && (sign < '0' || sign > '9')) {
        return false;
      }
    }
    return true;
  }

  @Override
  public void result(PgnResult result) {
    this.result = Optional.of(result);
  }

  @Override
  public void endGame() {
    if (isClean()) {
      games.pass(play.plies(), this::played);
    } else {
      PlayedGame game = played();
      games.judge(unread.isEmpty() || !resumable ? game : game.with(WayOn.of(game, unread)));
    }
  }

  private boolean isClean() {
    return result.isPresent() && isInForm() && sieve.isClean(read(lastBoard()));
  }

  /// The board after the last move of a game from the usual start.
  private ReplayBoard lastBoard() {
    ReplayBoard played = play.board();
    return played == null ? unplayed : played;
  }

  /// Whether the game has no fault under any edition.
  private boolean isInForm() {
    return whole
        && faults.isEmpty()
        && form.isEmpty()
        && unread.isEmpty()
        && usualStart
        && tags.areFlawless();
  }

  private ReadGame read(ReplayBoard board) {
    return new ReadGame(
        tags,
        result.orElseThrow(),
        comment,
        play.plies(),
        play.mostOccurrences(),
        play.mostReversiblePlies(),
        board);
  }

  private PlayedGame played() {
    tags.faults(line).forEach(fault -> add(new FindingAt(0, fault.line(), fault.finding())));
    return new PlayedGame(
        number,
        line,
        tags.tags(),
        start,
        play.play(),
        result,
        comment,
        faults,
        clocks.hasStarted()
            ? new LastClocks(clocks.last(Colour.WHITE), clocks.last(Colour.BLACK))
            : LastClocks.NONE,
        passed,
        form,
        whole,
        Optional.empty());
  }
}
