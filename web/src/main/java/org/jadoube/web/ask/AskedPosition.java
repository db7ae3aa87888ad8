package org.jadoube.web.ask;

import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.fen.LenientFen;
import org.jadoube.wording.Wording;

/// The position of a question, a FEN or `startpos`.
record AskedPosition(Setup setup, Position position) {
  private static final String FEN = "fen";
  private static final int SHOWN = 40;

  /// The setup that a text stands for, whether it can be played or not.
  static Asked<Setup> setup(String text) {
    return switch (LenientFen.read(text.strip())) {
      case Reading.Read<LenientFen.Mended>(LenientFen.Mended read) ->
          new Asked.Answered<>(read.setup());
      case Reading.Unreadable<LenientFen.Mended>(TextFault fault) ->
          new Asked.NotUnderstood<>(FEN, quoted(text), "a FEN (" + fault.message() + ")");
    };
  }

  /// A position that can be played.
  static Asked<AskedPosition> read(String text) {
    return setup(text)
        .then(setup ->
            switch (setup.validate()) {
              case Validation.Playable(Position position, var _) ->
                  new Asked.Answered<>(new AskedPosition(setup, position));
              case Validation.Unplayable(var faults) ->
                  new Asked.NotUnderstood<>(
                      FEN,
                      quoted(text),
                      "a position that can be played ("
                          + Wording.english().of(faults.getFirst())
                          + ")");
            });
  }

  private static String quoted(String text) {
    String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    return "\"" + shown + "\"";
  }
}
