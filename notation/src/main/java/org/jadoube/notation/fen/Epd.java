package org.jadoube.notation.fen;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;

/// Extended position description: a setup without counters, and operations (PGN standard, 16.2).
///
/// ```java
/// Epd epd = Epd.read("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"one\";").orThrow();
/// epd.moves("bm"); // => [Normal[PAWN e2-e4]]
/// epd.text("id"); // => Optional[one]
/// ```
///
/// @param setup the setup; its counters are those of the operations `hmvc` and `fmvn`, otherwise `0
///   1`
/// @param operations the statements about it, in order, each operation once
/// @since 0.1.0
public record Epd(Setup setup, List<EpdOperation> operations) {
  /// The longest text that is read, in characters.
  public static final int LONGEST = 4096;

  private static final EpdOperation NONE = new EpdOperation.Other("noop", List.of());

  private static final String[] FIELDS = {
    FenReader.FIELDS[0], FenReader.FIELDS[1], FenReader.FIELDS[2], FenReader.FIELDS[3]
  };

  public Epd {
    operations = List.copyOf(operations);
    if (operations.stream().map(EpdOperation::opcode).distinct().count() < operations.size()) {
      throw new IllegalArgumentException("each operation must stand once, not " + operations);
    }
  }

  /// The operation with that name.
  public Optional<EpdOperation> operation(String opcode) {
    return operations.stream().filter(each -> each.opcode().equals(opcode)).findFirst();
  }

  /// The moves of the operation with that name: `bm`, `pv`; empty if there is none.
  public List<Move> moves(String opcode) {
    return operation(opcode)
        .map(operation ->
            switch (operation) {
              case EpdOperation.Moves moves -> moves.moves();
              case EpdOperation.Variation variation -> variation.moves();
              case EpdOperation.Value ignored -> List.<Move>of();
              case EpdOperation.Texts ignored -> List.<Move>of();
              case EpdOperation.Other ignored -> List.<Move>of();
            })
        .orElse(List.of());
  }

  /// The value of the operation with that name: `ce`, `dm`.
  public OptionalLong value(String opcode) {
    return operation(opcode).orElse(NONE) instanceof EpdOperation.Value(var ignored, long value)
        ? OptionalLong.of(value)
        : OptionalLong.empty();
  }

  /// The text of the operation with that name: `id`, `c0`.
  public Optional<String> text(String opcode) {
    return operation(opcode).orElse(NONE)
            instanceof EpdOperation.Texts(var ignored, List<String> texts)
        ? texts.stream().findFirst()
        : Optional.empty();
  }

  /// The position. It exists whenever there are operations with moves.
  ///
  /// @throws IllegalStateException if no game can be played from the setup
  Position position() {
    return setup
        .position()
        .orElseThrow(() -> new IllegalStateException("no game can be played from this setup"));
  }

  /// The EPD that `text` describes.
  public static Reading<Epd> read(String text) {
    if (text.length() > LONGEST) {
      String expected = "at most " + LONGEST + " characters";
      return Reading.failed(TextFault.atCharacter(text, LONGEST, expected));
    }
    int end = endOfFields(text);
    return TextField.split(text.substring(0, end), FIELDS, FIELDS.length)
        .flatMap(FenReader::placed)
        .flatMap(setup ->
            new EpdOperations(text, end, EpdTyping.of(text, setup))
                .read()
                .map(operations -> new Epd(counted(setup, operations), operations)));
  }

  private static int endOfFields(String text) {
    int end = -1;
    for (int field = 0; field < FIELDS.length; field++) {
      end = text.indexOf(' ', end + 1);
      if (end < 0) {
        return text.length();
      }
    }
    return end;
  }

  private static Setup counted(Setup setup, List<EpdOperation> operations) {
    Epd epd = new Epd(setup, operations);
    return setup.counted((int) epd.value("hmvc").orElse(0), (int) epd.value("fmvn").orElse(1));
  }

  /// The setup and its operations as one line.
  public String write() {
    return EpdWriter.write(this);
  }
}
