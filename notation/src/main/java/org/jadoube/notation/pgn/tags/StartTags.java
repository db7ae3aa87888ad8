package org.jadoube.notation.pgn.tags;

import java.util.Locale;
import java.util.Set;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.LenientFen;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.WindowText;
import org.jadoube.notation.replay.ReplayBoard;

/// The tags that say where a game starts and which variant is played, noted while tags are read.
public final class StartTags {
  private static final Set<String> CHESS =
      Set.of(
          "",
          "standard",
          "normal",
          "chess",
          "from position",
          "chess960",
          "chess 960",
          "fischerandom",
          "fischerrandom",
          "fischer random",
          "fischerandom chess",
          "freestyle",
          "freestyle chess");

  private static final Setup STANDARD = Setup.standard();
  private static final Position STANDARD_POSITION = Position.standard();

  private static final ReplayBoard STANDARD_BOARD = board(STANDARD_POSITION);

  private final FaultReport report;
  private Setup setup = STANDARD;
  private ReplayBoard board = STANDARD_BOARD;
  private boolean playable = true;
  private boolean bothLose;
  private boolean forfeited;

  public StartTags(FaultReport report) {
    this.report = report;
  }

  private static ReplayBoard board(Position position) {
    ReplayBoard board = new ReplayBoard();
    board.set(position);
    return board;
  }

  public void clear() {
    setup = STANDARD;
    board = STANDARD_BOARD;
    playable = true;
    bothLose = false;
    forfeited = false;
  }

  /// @param at the index of the value's first byte
  void note(WindowText name, WindowText value, int at) {
    switch (name.length() == 0 ? 0 : name.at(0)) {
      case 'F', 'f' -> noteFen(name, value, at);
      case 'V', 'v' -> noteVariant(name, value, at);
      case 'R', 'r' -> noteResult(name, value);
      default -> {}
    }
  }

  private void noteFen(WindowText name, WindowText value, int at) {
    if (name.isTag("FEN") && value.length() > 0) {
      String fen = value.toString();
      switch (Fen.readWhole(fen)) {
        case Reading.Read<Setup>(Setup start) -> startFrom(start, value, at);
        case Reading.Unreadable<Setup>(TextFault fault) ->
            LenientFen.read(fen)
                .or(() -> LenientFen.read(fen.strip() + " w"))
                .map(LenientFen.Mended::setup)
                .valueIfAny()
                .ifPresentOrElse(
                    start -> {
                      tell(PgnFault.Kind.TAG, fault, at);
                      startFrom(start, value, at);
                    },
                    () -> {
                      playable = false;
                      tell(PgnFault.Kind.START, fault, at);
                    });
      }
    }
  }

  private void tell(PgnFault.Kind kind, TextFault fault, int at) {
    report.tell(kind, at + fault.offset(), fault.found(), 0, fault.expected(), fault.candidates());
  }

  private void startFrom(Setup start, WindowText value, int at) {
    switch (start.validate()) {
      case Validation.Playable playableSetup -> {
        setup = start;
        board = board(playableSetup.position());
      }
      case Validation.Unplayable ignored -> {
        playable = false;
        TextFault fault = Fen.position(Fen.write(start)).faultIfAny().orElseThrow();
        report.fault(PgnFault.Kind.START, at, value.length(), 0, fault.expected());
      }
    }
  }

  private void noteVariant(WindowText name, WindowText value, int at) {
    if (name.isTag("Variant") && !isChess(value.toString())) {
      playable = false;
      report.fault(
          PgnFault.Kind.VARIANT,
          at,
          value.length(),
          0,
          "Standard or Chess960, the variants played");
    }
  }

  private static boolean isChess(String variant) {
    return CHESS.contains(variant.strip().toLowerCase(Locale.ROOT));
  }

  private void noteResult(WindowText name, WindowText value) {
    if (name.isTag("Result") && value.length() > 0) {
      bothLose = value.isAscii("0-0");
      forfeited = value.at(0) == '+' || value.at(0) == '-';
    }
  }

  public Setup setup() {
    return setup;
  }

  /// The board at the start of the game. It must not be played on.
  public ReplayBoard board() {
    return board;
  }

  /// Whether the moves can be played.
  public boolean playable() {
    return playable;
  }

  /// Whether `0-0` in the movetext may be a result.
  public boolean bothLose() {
    return bothLose;
  }

  /// Whether signs such as `+/-` in the movetext are results.
  public boolean forfeited() {
    return forfeited;
  }
}
