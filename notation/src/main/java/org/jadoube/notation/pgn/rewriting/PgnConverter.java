package org.jadoube.notation.pgn.rewriting;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.movetext.BoardVisitor;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnReader;
import org.jadoube.notation.replay.ReplayBoard;

/// Rewrites games while they are read, without building anything. It writes what `PgnWriter` writes
/// of a game, except that a move's annotations keep their order. Games that cannot be played, such
/// as those of variants, pass through as they are.
public final class PgnConverter implements BoardVisitor {
  private final PgnBatch batch;
  private final PgnPlan plan;
  private final PgnRewriter.Sink sink;
  private final Consumer<PgnFault> faults;
  private final boolean rewrites;
  private final PgnTranscript text;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final List<PgnFault> ofGame = new ArrayList<>();
  private final Set<PgnFault.Kind> kinds = EnumSet.noneOf(PgnFault.Kind.class);

  /// Escaped lines since the last game.
  private final ByteArrayOutputStream between = new ByteArrayOutputStream();

  private Map<String, String> tags = Map.of();
  private boolean asked;
  private boolean wanted;
  private boolean inGame;
  private long from;

  private PgnConverter(
      PgnBatch batch,
      PgnPlan plan,
      PgnRewriter.Sink sink,
      Consumer<PgnFault> faults,
      boolean rewrites) {
    this.batch = batch;
    this.plan = plan;
    this.sink = sink;
    this.faults = faults;
    this.rewrites = rewrites;
    text = new PgnTranscript(plan);
  }

  /// Writes the games of `batch`, whose moves are in the letters of `language`, to `sink`, and
  /// reports the faults of those that are wanted.
  ///
  /// @return how many games there were
  /// @throws IOException if the sink cannot write
  public static long convert(
      PgnBatch batch,
      Language language,
      PgnPlan plan,
      PgnRewriter.Sink sink,
      Consumer<PgnFault> faults)
      throws IOException {
    return new PgnConverter(batch, plan, sink, faults, true).readAll(language);
  }

  /// Passes the games of `batch`, whose moves are in letters of no known language, on to `sink` as
  /// they are.
  ///
  /// @return how many games there were
  /// @throws IOException if the sink cannot write
  public static long passOn(PgnBatch batch, PgnPlan plan, PgnRewriter.Sink sink)
      throws IOException {
    return new PgnConverter(batch, plan, sink, ignored -> {}, false).readAll(Language.ENGLISH);
  }

  private long readAll(Language language) throws IOException {
    PgnReader reader = batch.reader(this, PgnLimits.USUAL, language);
    long games = 0;
    while (reader.readGame()) {
      games++;
      finish(reader.offset());
    }
    finishLast();
    return games;
  }

  @Override
  public Set<PgnPart> wanted() {
    return plan.wanted();
  }

  @Override
  public void beginGame(long number, PgnText place) {
    inGame = true;
    from = place.offset();
    text.clear();
    kinds.clear();
    tags = sink.readsTags() ? new LinkedHashMap<>() : Map.of();
    asked = false;
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    text.tag(name, value);
    if (sink.readsTags()) {
      tags.putIfAbsent(name.toString(), value.toString());
    }
  }

  @Override
  public boolean beginMoves(Setup start) {
    text.begin(start);
    return ask();
  }

  private boolean ask() {
    asked = true;
    wanted = sink.wants(tags);
    return wanted;
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
    text.played(before, after, packed, bytes, from, end, good);
  }

  @Override
  public void nullMove(PgnText move) {
    text.nullMove();
  }

  @Override
  public void comment(PgnText comment) {
    text.comment(comment);
  }

  @Override
  public void nag(int number) {
    text.nag(number);
  }

  @Override
  public void beginVariation() {
    text.open();
  }

  @Override
  public void endVariation() {
    text.close();
  }

  @Override
  public void unread(PgnText word) {
    text.unread(word);
  }

  @Override
  public void escaped(PgnText line) {
    if (inGame) {
      text.escaped(line);
    } else {
      between.writeBytes((line + "\n").getBytes(UTF_8));
    }
  }

  @Override
  public void result(PgnResult result) {
    text.result(result);
  }

  @Override
  public void fault(PgnFault fault) {
    ofGame.add(fault);
    kinds.add(fault.kind());
  }

  @Override
  public void endGame() {
    inGame = false;
  }

  /// Passes on the game that ends at the offset `end`.
  private void finish(long end) throws IOException {
    if ((asked ? wanted : ask()) && sink.wants(text.ending())) {
      between.writeTo(out);
      if (isRewritten(end)) {
        text.writeTo(out);
        sink.game(tags, out.toByteArray());
      } else {
        copy(end);
        sink.passedOn(tags, out.toByteArray());
      }
      ofGame.forEach(faults);
    }
    between.reset();
    out.reset();
    ofGame.clear();
  }

  private boolean isRewritten(long end) {
    boolean playable =
        !kinds.contains(PgnFault.Kind.START) && !kinds.contains(PgnFault.Kind.VARIANT);
    return (rewrites && playable)
        || kinds.contains(PgnFault.Kind.UNTERMINATED)
        || (kinds.contains(PgnFault.Kind.TAG) && isOpen(end))
        || (kinds.contains(PgnFault.Kind.STRAY) && isOpen(end));
  }

  /// Whether a tag or bracket may be left open. It would swallow the text after it once that is
  /// written differently.
  private boolean isOpen(long end) {
    ByteArrayOutputStream copied = new ByteArrayOutputStream();
    batch.writeTo(copied, from, end);
    byte[] bytes = copied.toByteArray();
    return count(bytes, '"') % 2 != 0
        || count(bytes, '[') != count(bytes, ']')
        || count(bytes, '<') != count(bytes, '>');
  }

  private static int count(byte[] bytes, char symbol) {
    int count = 0;
    for (byte each : bytes) {
      count += each == symbol ? 1 : 0;
    }
    return count;
  }

  private void copy(long end) {
    batch.writeTo(out, from, batch.beforeBlanks(end));
    boolean open = kinds.contains(PgnFault.Kind.MISSING_RESULT);
    out.writeBytes((open ? "\n*\n\n" : "\n\n").getBytes(UTF_8));
  }

  private void finishLast() throws IOException {
    if (between.size() > 0) {
      between.write('\n');
      sink.rest(between.toByteArray());
    }
  }
}
