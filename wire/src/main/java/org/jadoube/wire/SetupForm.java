package org.jadoube.wire;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.notation.Reading;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.fen.FenDialect;

/// Playable setups, as FEN.
final class SetupForm {
  static final TextForm<Setup> FORM =
      new TextForm<>(
          Setup.class,
          "a playable position in FEN",
          "^\\S+ [wb] \\S+ \\S+( \\d+){0,2}$",
          setup -> Fen.write(setup, FenDialect.STANDARD),
          SetupForm::setup,
          SetupForm::where);

  private SetupForm() {}

  private static Optional<Setup> setup(String text) {
    return Fen.read(text).valueIfAny().filter(setup -> setup.position().isPresent());
  }

  private static String where(String text) {
    return switch (Fen.read(text)) {
      case Reading.Unreadable<Setup> unreadable -> TextForm.place(unreadable);
      case Reading.Read<Setup>(Setup setup) ->
          setup.validate() instanceof Validation.Unplayable(List<Fault> faults)
              ? "; its faults are "
                  + faults.stream().map(SetupForm::name).collect(Collectors.joining(", "))
              : "";
    };
  }

  /// The name with its details, since both sides can have the same fault.
  private static String name(Fault fault) {
    String details = fault.toString();
    return Names.of(fault.getClass())
        + details.substring(details.indexOf('[')).toLowerCase(Locale.ROOT);
  }
}
