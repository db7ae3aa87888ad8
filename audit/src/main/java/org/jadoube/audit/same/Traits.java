package org.jadoube.audit.same;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.reading.PgnBatch;

/// A game's traits for comparison.
///
/// @param plies how many plies could be read
/// @param print its fingerprint; empty if the game is too short, or was not read to its end
public record Traits(int plies, Optional<GameFingerprint> print) {
  /// The traits of the games of `batch`, whose moves are in the letters of `language`.
  public static List<Traits> of(PgnBatch batch, Language language) {
    Reading reading = new Reading();
    try {
      batch.reader(reading, PgnLimits.USUAL, language).readAll();
    } catch (IOException e) {
      throw new UncheckedIOException("a batch lies in memory", e);
    }
    return reading.traits;
  }

  private static final class Reading implements PgnVisitor {
    private static final Set<String> NAMES = Set.of("White", "Black", "Date");

    private final List<Traits> traits = new ArrayList<>();
    private final Map<String, String> tags = new HashMap<>();
    private long number;
    private long line;
    private final MovesPrint moves = new MovesPrint();
    private int plies;
    private boolean whole;

    @Override
    public Set<PgnPart> wanted() {
      return EnumSet.of(PgnPart.TAGS, PgnPart.MOVES);
    }

    @Override
    public void beginGame(long number, PgnText place) {
      this.number = number;
      line = place.line();
      tags.clear();
      plies = 0;
      whole = false;
    }

    @Override
    public void tag(PgnText name, PgnText value) {
      for (String each : NAMES) {
        if (name.isAscii(each)) {
          tags.putIfAbsent(each, value.toString());
        }
      }
    }

    @Override
    public boolean beginMoves(Setup start) {
      start.position().ifPresent(moves::begin);
      whole = start.position().isPresent();
      return true;
    }

    @Override
    public void move(int packed, PgnText san) {
      plies++;
      moves.add(packed);
    }

    @Override
    public void nullMove(PgnText text) {
      plies++;
      whole = false;
    }

    @Override
    public void fault(PgnFault fault) {
      whole &= !fault.losesMoves();
    }

    @Override
    public void endGame() {
      traits.add(new Traits(plies, whole ? print() : Optional.empty()));
    }

    private Optional<GameFingerprint> print() {
      FindingPlace place = new FindingPlace("", number, Map.of(), line, 0, "", Position.standard());
      return GameFingerprint.of(place, moves, tags);
    }
  }
}
