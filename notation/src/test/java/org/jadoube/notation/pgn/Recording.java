package org.jadoube.notation.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jadoube.chess.Move;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.pgn.reading.PgnReader;

/// Records what a reader reports, one line per call.
final class Recording implements PgnVisitor {
  private final Set<PgnPart> wanted;
  private final List<String> told = new ArrayList<>();
  private final List<PgnFault> faults = new ArrayList<>();

  private Recording(Set<PgnPart> wanted) {
    this.wanted = wanted;
  }

  Recording() {
    this(PgnPart.CONTENT);
  }

  static Recording of(String pgn) {
    return of(pgn, PgnPart.CONTENT);
  }

  static Recording of(String pgn, Set<PgnPart> wanted) {
    Recording recording = new Recording(wanted);
    try {
      PgnReader.of(pgn, recording).readAll();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return recording;
  }

  static Recording of(InputStream pgn, PgnLimits limits) {
    Recording recording = new Recording(PgnPart.CONTENT);
    try {
      PgnReader.of(pgn, recording, limits).readAll();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return recording;
  }

  List<String> told() {
    return told;
  }

  /// The reports, without the numbers of the games.
  List<String> toldOfGames() {
    return told.stream().map(line -> line.replaceFirst("^game \\d+", "game")).toList();
  }

  List<PgnFault> faults() {
    return faults;
  }

  @Override
  public Set<PgnPart> wanted() {
    return wanted;
  }

  @Override
  public void beginGame(long number, PgnText place) {
    told.add("game " + number + " line " + place.line());
  }

  @Override
  public void tag(PgnText name, PgnText value) {
    told.add("tag " + name + "=" + value);
  }

  @Override
  public boolean beginMoves(Setup start) {
    told.add("moves");
    return true;
  }

  @Override
  public void move(int packed, PgnText san) {
    told.add(san + " " + Move.unpacked(packed).from() + Move.unpacked(packed).to());
  }

  @Override
  public void forgiven(Forgiven forgiven) {
    told.add("forgiven " + forgiven.liberty());
  }

  @Override
  public void number(int number, PgnText text) {
    told.add(number + " as " + text);
  }

  @Override
  public void nullMove(PgnText text) {
    told.add("null");
  }

  @Override
  public void comment(PgnText text) {
    told.add("{" + text + "}");
  }

  @Override
  public void nag(int number) {
    told.add("$" + number);
  }

  @Override
  public void beginVariation() {
    told.add("(");
  }

  @Override
  public void endVariation() {
    told.add(")");
  }

  @Override
  public void unread(PgnText word) {
    told.add("unread " + word);
  }

  @Override
  public void result(PgnResult result) {
    told.add("result " + result);
  }

  @Override
  public void fault(PgnFault fault) {
    told.add("fault " + fault.kind());
    faults.add(fault);
  }

  @Override
  public void endGame() {
    told.add("end");
  }
}
