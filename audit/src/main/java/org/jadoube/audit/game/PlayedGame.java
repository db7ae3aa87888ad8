package org.jadoube.audit.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.audit.finding.EndRemark;
import org.jadoube.audit.finding.Finding;
import org.jadoube.audit.finding.FindingPlace;
import org.jadoube.audit.finding.JudgedBy;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.form.TagsRead;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.laws.ending.History;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.san.San;

/// A game as it was read: its moves up to the end, or to where reading failed.
///
/// @param number its number in the batch, from 1
/// @param line the line of the archive where it begins, from 1
/// @param start where it starts; the usual starting position if that could not be read
/// @param play its moves and positions
/// @param afterMoves the result after the moves, if there is one
/// @param lastComment a short comment after the last move that may mention a flag; mostly empty
/// @param clocks the last times on the clocks, as comments give them
/// @param passed where a player passed; the moves end there
/// @param form the faults of its tags, clock times and start, whatever the Laws say
/// @param whole whether all its moves were understood
/// @param resumption how it goes on after a move that could not be played, if that makes sense
public record PlayedGame(
    long number,
    long line,
    Map<String, String> tags,
    Setup start,
    PlayedMoves play,
    Optional<PgnResult> afterMoves,
    String lastComment,
    List<PgnFault> faults,
    LastClocks clocks,
    Optional<Pass> passed,
    List<FindingAt> form,
    boolean whole,
    Optional<WayOn> resumption) {
  private static final Pattern ONLINE =
      Pattern.compile(
          "^https?://|\\.(?:com|org|net)\\b|online|internet|^INT$", Pattern.CASE_INSENSITIVE);

  /// Its positions with the counts that the Laws require.
  public History history() {
    return play.history();
  }

  /// Its moves.
  public List<Move> moves() {
    return play.moves();
  }

  /// The position at the start and after each ply.
  public List<Position> positions() {
    return play.positions();
  }

  public int plies() {
    return play.plies();
  }

  public Position end() {
    return play.end();
  }

  /// The result given after the moves, or else in the tags.
  public Optional<PgnResult> result() {
    return afterMoves.or(() -> resultTag().flatMap(PgnResult::of));
  }

  public Optional<String> resultTag() {
    return Optional.ofNullable(tags.get("Result"));
  }

  /// The setup after `ply` plies, with en passant square and counters.
  public Setup setup(int ply) {
    Setup setup = start;
    for (int before = 0; before < ply; before++) {
      setup = setup.after(play.move(before));
    }
    return setup;
  }

  /// The result as written, `*` if there is none.
  public PgnResult written() {
    return result().orElse(PgnResult.UNKNOWN);
  }

  /// Whether it was played online, as its place or its mode says.
  public boolean isOnline() {
    return ONLINE.matcher(tags.getOrDefault("Site", "")).find()
        || tags.getOrDefault("Mode", "").equals("ICS")
        || ONLINE.matcher(tags.getOrDefault("EventType", "")).find();
  }

  /// The winner, if there is one.
  public Optional<Colour> winner() {
    return switch (written()) {
      case WHITE_WINS -> Optional.of(Colour.WHITE);
      case BLACK_WINS -> Optional.of(Colour.BLACK);
      default -> Optional.empty();
    };
  }

  /// How the game ended if the position did not end it.
  public Termination termination() {
    return Termination.of(tags.getOrDefault("Termination", ""), lastComment, tags);
  }

  /// The outcome that the record states: in the tag, or else by the way in which the game ended.
  public Optional<EndRemark> saidOutcome() {
    return Termination.outcome(tags)
        .or(() ->
            termination() instanceof Termination.Said(EndRemark remark)
                ? Optional.of(remark)
                : Optional.empty());
  }

  /// `finding`, made after `ply` plies.
  public FindingAt found(int ply, Finding finding) {
    return new FindingAt(ply, line, finding);
  }

  /// This game, with that continuation.
  PlayedGame with(Optional<WayOn> resumption) {
    return new PlayedGame(
        number,
        line,
        tags,
        start,
        play,
        afterMoves,
        lastComment,
        faults,
        clocks,
        passed,
        form,
        whole,
        resumption);
  }

  /// `found` with its place in the batch.
  public PlacedFinding placed(FindingAt found, JudgedBy basis) {
    return new PlacedFinding(place(found.line(), found.ply()), found.finding(), basis);
  }

  /// Where the game begins, in the batch.
  public FindingPlace place() {
    return place(line, 0);
  }

  private FindingPlace place(long line, int ply) {
    return new FindingPlace("", number, roster(), line, ply, move(ply), positions().get(ply));
  }

  private Map<String, String> roster() {
    Map<String, String> roster = new HashMap<>(tags);
    roster.keySet().retainAll(TagsRead.ROSTER);
    return roster;
  }

  /// The last move of the first `ply` plies, with its number.
  public String move(int ply) {
    if (ply == 0) {
      return "";
    }
    Position before = positions().get(ply - 1);
    return start.numberAfter(ply - 1) + San.write(before, play.move(ply - 1));
  }
}
