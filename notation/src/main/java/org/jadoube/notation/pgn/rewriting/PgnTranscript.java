package org.jadoube.notation.pgn.rewriting;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.command.PgnComment;
import org.jadoube.notation.pgn.game.PgnForm;
import org.jadoube.notation.pgn.writing.Folder;
import org.jadoube.notation.pgn.writing.Movetext;
import org.jadoube.notation.replay.ReplayBoard;
import org.jadoube.notation.replay.SanExactness;
import org.jspecify.annotations.Nullable;

/// The text of one game after another, put together from a reader's reports.
final class PgnTranscript {
  private static final Setup STANDARD = Setup.standard();

  private final PgnPlan plan;
  private final boolean copies;

  /// How moves are written if strict SAN only needs other letters; otherwise null.
  private final @Nullable Lettered lettered;

  private final TagPairs tags = new TagPairs();
  private final Folder folder = new Folder();
  private final Movetext movetext = new Movetext(folder);
  private final byte[] move = new byte[MoveWriting.LONGEST];
  private byte[] scratch = new byte[1 << 8];

  /// Escaped lines before the moves.
  private final ByteArrayOutputStream escapes = new ByteArrayOutputStream();

  private String fen = "";
  private Setup start = STANDARD;

  /// The result after the moves, if there is one.
  private Optional<PgnResult> result = Optional.empty();

  private boolean begun;

  /// The half-moves of the main line.
  private int plies;

  /// These half-moves, packed, unless a null move was among them.
  private int[] moves = new int[256];

  /// Whether all of them are moves.
  private boolean whole;

  /// The board of the main line; null before its first move.
  private @Nullable ReplayBoard board;

  PgnTranscript(PgnPlan plan) {
    this.plan = plan;
    copies = plan.moves().equals(MoveWriting.SAN);
    lettered = plan.moves() instanceof Lettered form ? form : null;
    clear();
  }

  void clear() {
    tags.clear();
    folder.clear();
    escapes.reset();
    fen = "";
    start = STANDARD;
    result = Optional.empty();
    begun = false;
    plies = 0;
    whole = true;
    board = null;
    movetext.begin(STANDARD.numberAfter(0));
  }

  void tag(PgnText name, PgnText value) {
    if (isNamed(name, "Event") && tags.has("Event")) {
      return; // it would begin another game; such a tag is malformed, and was reported
    }
    tags.add(name, value);
    if (isNamed(name, "FEN") && fen.isEmpty()) {
      fen = value.toString();
    }
  }

  private static boolean isNamed(PgnText name, String text) {
    return name.isAscii(text) || (name.isRenamed() && name.toString().equals(text));
  }

  void begin(Setup start) {
    begun = true;
    if (!start.equals(STANDARD)) {
      this.start = start;
      movetext.numberFrom(start.numberAfter(0));
    }
  }

  void played(
      ReplayBoard before,
      ReplayBoard after,
      int packed,
      byte[] bytes,
      int from,
      int end,
      boolean good) {
    if (movetext.isMainLine()) {
      note(packed);
      board = after;
    }
    movetext.beginMove();
    if (lettered == null || !good || !isStrict(before, after, packed, bytes, from, end)) {
      folder.add(move, 0, plan.moves().write(before, after, packed, move, 0));
    } else if (copies) {
      folder.add(bytes, from, end);
    } else {
      folder.add(move, 0, lettered.respell(packed, bytes, from, end, move, 0));
    }
    movetext.endMove();
  }

  /// Whether good SAN is strict SAN.
  private static boolean isStrict(
      ReplayBoard before, ReplayBoard after, int packed, byte[] bytes, int from, int end) {
    return SanExactness.isExact(before, packed, bytes, from, end)
        && SanExactness.isSignExact(after, bytes, end);
  }

  private void note(int packed) {
    if (plies == moves.length) {
      moves = Arrays.copyOf(moves, 2 * plies);
    }
    moves[plies++] = packed;
  }

  void nullMove() {
    if (movetext.isMainLine()) {
      note(0);
      whole = false;
    }
    movetext.move("--");
  }

  void comment(PgnText text) {
    if (!plan.commands()) {
      withoutCommands(text);
      return;
    }
    int length = text.length();
    if (scratch.length < length) {
      scratch = new byte[2 * length];
    }
    text.copyTo(scratch, 0);
    if (!movetext.plainComment(scratch, 0, length)) {
      movetext.comment(PgnComment.unfolded(text.toString()).text());
    }
  }

  private void withoutCommands(PgnText text) {
    String plain = PgnComment.unfolded(text.toString()).plainText();
    if (!plain.isBlank()) {
      movetext.comment(plain);
    }
  }

  void nag(int number) {
    movetext.nag(number);
  }

  void open() {
    movetext.open();
  }

  void close() {
    movetext.close();
  }

  void unread(PgnText word) {
    whole &= !movetext.isMainLine();
    if (plan.form() != PgnForm.REDUCED) {
      movetext.unread(word.toString());
    }
  }

  void escaped(PgnText line) {
    if (plan.form() == PgnForm.REDUCED) {
      return;
    }
    if (!movetext.isEmpty()) {
      movetext.escaped(line.toString());
    } else {
      escapes.writeBytes((line + "\n").getBytes(UTF_8));
    }
  }

  void result(PgnResult result) {
    this.result = Optional.of(result);
  }

  /// The result after the moves or, if there is none, the tag's. In a game that cannot be played,
  /// only `*` ends a variation that is left open.
  private PgnResult result() {
    return result.or(this::tagged).orElse(PgnResult.UNKNOWN);
  }

  private Optional<PgnResult> tagged() {
    return begun ? tags.value("Result").flatMap(PgnResult::of) : Optional.empty();
  }

  PgnEnding ending() {
    return new PgnEnding(plies, start, this::last, this::moves, result());
  }

  private Optional<Position> last() {
    return !isKnown()
        ? Optional.empty()
        : board == null ? start.position() : Optional.of(board.position());
  }

  private Optional<List<Move>> moves() {
    return isKnown()
        ? Optional.of(Arrays.stream(moves, 0, plies).mapToObj(Move::unpacked).toList())
        : Optional.empty();
  }

  private boolean isKnown() {
    return whole && begun;
  }

  /// Writes the game, and a blank line after it.
  void writeTo(ByteArrayOutputStream out) {
    mendStart();
    mendEnd();
    out.writeBytes(escapes.toByteArray());
    int before = out.size();
    tags.writeTo(out, plan.form(), result().text());
    if (out.size() > before) {
      out.write('\n');
    }
    movetext.end(result());
    out.write(folder.bytes(), 0, folder.length());
    out.write('\n');
  }

  private void mendEnd() {
    PgnResult mended = plan.result().apply(ending());
    if (mended != result()) {
      result(mended);
      tags.put("Result", mended.text());
    }
    if (plan.plyCount()) {
      tags.put("PlyCount", Integer.toString(plies));
    }
  }

  /// Writes the start from which the game was played if its tag gives it badly, and the tag beside
  /// it that the standard demands.
  private void mendStart() {
    if (fen.isBlank()) {
      return;
    }
    if (begun && Fen.readWhole(fen).valueIfAny().isEmpty()) {
      tags.replace("FEN", Fen.write(start));
    }
    if (plan.form() != PgnForm.AS_READ && !tags.has("SetUp")) {
      tags.add("SetUp", "1");
    }
  }
}
