package org.jadoube.audit.query;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.condition.BoardTest;
import org.jadoube.audit.condition.Condition;
import org.jadoube.audit.condition.ExaminedGame;
import org.jadoube.audit.condition.TagRange;
import org.jadoube.audit.condition.Truth;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnVisitor;

/// Decides which games meet a condition while they are read.
final class QueryMatch implements PgnVisitor, ExaminedGame {
  private static final int ANY = Integer.MAX_VALUE;

  private final Condition condition;
  private final List<String> names;
  private final List<BoardTest> tests;
  private final List<Matches.Begin> begins = new ArrayList<>();
  private final BitSet wanted = new BitSet();
  private final Map<String, Long> doubts = new HashMap<>();

  private Map<String, String> tags = Map.of();
  private final Set<BoardTest> passed = new HashSet<>();
  private Optional<Position> position = Optional.empty();
  private int plies;
  private boolean whole;
  private boolean over;
  private boolean decided;

  QueryMatch(Condition condition) {
    this.condition = condition;
    names = condition.tags().distinct().toList();
    tests = condition.boards().distinct().toList();
  }

  Matches matches() {
    return new Matches(begins, wanted, new Doubts(doubts));
  }

  @Override
  public Set<PgnPart> wanted() {
    return EnumSet.of(PgnPart.TAGS, PgnPart.MOVES);
  }

  @Override
  public void beginGame(long number, PgnText place) {
    begins.add(new Matches.Begin(place.offset(), place.line(), place.column()));
    tags = new HashMap<>();
    passed.clear();
    position = Optional.empty();
    plies = 0;
    whole = false;
    over = false;
    decided = false;
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    for (String each : names) {
      if (name.isRenamed() ? name.toString().equals(each) : name.isAscii(each)) {
        tags.putIfAbsent(each, value.toString());
      }
    }
  }

  @Override
  public boolean beginMoves(Setup start) {
    decided = condition.of(this) != Truth.UNKNOWN;
    whole = true;
    if (!decided && !tests.isEmpty()) {
      start.position().ifPresent(this::reach);
    }
    return !decided;
  }

  private void reach(Position next) {
    position = Optional.of(next);
    for (BoardTest test : tests) {
      if (!passed.contains(test) && test.passes(next)) {
        passed.add(test);
      }
    }
  }

  @Override
  public void move(int packed, PgnText san) {
    plies++;
    if (passed.size() < tests.size()) {
      position.ifPresent(before -> reach(before.play(Move.unpacked(packed))));
    }
  }

  @Override
  public void nullMove(PgnText text) {
    plies++;
    whole &= tests.isEmpty();
    position = Optional.empty();
  }

  @Override
  public void fault(PgnFault fault) {
    whole &= !fault.losesMoves();
  }

  @Override
  public void endGame() {
    over = !decided;
    Truth truth = condition.of(this);
    if (truth == Truth.YES) {
      wanted.set(begins.size() - 1);
    } else if (truth == Truth.UNKNOWN) {
      condition.doubts(this).distinct().forEach(what -> doubts.merge(what, 1L, Long::sum));
    }
  }

  @Override
  public Map<String, String> tags() {
    return tags;
  }

  @Override
  public TagRange plies() {
    return TagRange.of(plies, over && whole ? plies : ANY);
  }

  @Override
  public Truth shows(BoardTest test) {
    return Truth.of(passed.contains(test), over && whole);
  }
}
