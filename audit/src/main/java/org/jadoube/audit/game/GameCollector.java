package org.jadoube.audit.game;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnVisitor;

/// Turns each game of a stream into a [PlayedGame]; variations are left out.
public final class GameCollector implements PgnVisitor {
  /// The tags that are read: the roster, and what tells about the date and the end.
  private static final Set<String> READ =
      Stream.concat(PlayedGame.ROSTER.stream(), Stream.of("UTCDate", "EventDate", "Termination"))
          .collect(Collectors.toSet());

  /// Longer comments are not taken for remarks about a flag.
  private static final int LONGEST_REMARK = 160;

  private final Consumer<PlayedGame> games;
  private long number;
  private long line;
  private Map<String, String> tags = Map.of();
  private Setup start = Setup.standard();
  private List<Move> moves = List.of();
  private List<Position> positions = List.of();
  private List<PgnFault> faults = List.of();
  private Optional<PgnResult> result = Optional.empty();
  private String comment = "";
  private OptionalInt passed = OptionalInt.empty();
  private boolean whole;

  public GameCollector(Consumer<PlayedGame> games) {
    this.games = games;
  }

  @Override
  public Set<PgnPart> wanted() {
    return EnumSet.of(PgnPart.TAGS, PgnPart.MOVES, PgnPart.COMMENTS);
  }

  @Override
  public void beginGame(long number, PgnText place) {
    this.number = number;
    line = place.line();
    tags = new LinkedHashMap<>();
    faults = new ArrayList<>();
    moves = new ArrayList<>();
    result = Optional.empty();
    comment = "";
    passed = OptionalInt.empty();
    whole = true;
    startAt(Setup.standard(), Position.standard());
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    String key = name.toString();
    if (READ.contains(key)) {
      tags.putIfAbsent(key, value.toString());
    }
  }

  @Override
  public boolean beginMoves(Setup setup) {
    if (!setup.equals(start)) {
      setup.position().ifPresent(position -> startAt(setup, position));
    }
    return true;
  }

  private void startAt(Setup setup, Position position) {
    start = setup;
    positions = new ArrayList<>();
    positions.add(position);
  }

  @Override
  public void move(int packed, PgnText san) {
    if (passed.isPresent()) {
      return;
    }
    comment = "";
    Move move = Move.unpacked(packed);
    moves.add(move);
    positions.add(positions.getLast().play(move));
  }

  @Override
  public void comment(PgnText text) {
    if (text.length() <= LONGEST_REMARK && text.length() > 0 && text.at(0) != '[') {
      comment = text.toString();
    }
  }

  @Override
  public void nullMove(PgnText text) {
    passed = passed.isPresent() ? passed : OptionalInt.of(moves.size());
    whole = false;
  }

  @Override
  public void fault(PgnFault fault) {
    faults.add(fault);
    whole &= !fault.losesMoves();
  }

  @Override
  public void result(PgnResult result) {
    this.result = Optional.of(result);
  }

  @Override
  public void endGame() {
    games.accept(
        new PlayedGame(
            number, line, tags, start, moves, positions, result, comment, faults, passed, whole));
  }
}
