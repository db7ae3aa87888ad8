package org.jadoube.web.ask;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.chess.retro.Reachability;
import org.jadoube.laws.edition.Edition;
import org.jadoube.notation.Uci;
import org.jadoube.notation.fen.Fen;
import org.jadoube.notation.san.San;
import org.jadoube.web.description.NameOf;
import org.jadoube.web.description.OneOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;
import org.jadoube.wording.Wording;

/// A position under the Laws: whether it can be played, its status, its legal moves.
///
/// @param status absent if the position cannot be played
/// @param ending the Article that ends the game here
/// @param hopeless the colours that cannot checkmate by any series of legal moves
/// @param moves the legal moves in standard algebraic notation, and in the same order
/// @param uci as engines write them
/// @param faults the reasons why it cannot be played, or what is impossible about it all the same
/// @param unreachable the reasons why no game can lead here
public record PositionAnswer(
    int schema,
    String fen,
    @NameOf(Colour.class) String turn,
    @OneOf({"checkmate", "stalemate", "dead", "check", "normal"}) Optional<String> status,
    Optional<String> ending,
    List<String> hopeless,
    List<String> moves,
    List<String> uci,
    List<String> faults,
    List<String> unreachable) {
  public PositionAnswer {
    hopeless = List.copyOf(hopeless);
    moves = List.copyOf(moves);
    uci = List.copyOf(uci);
    faults = List.copyOf(faults);
    unreachable = List.copyOf(unreachable);
  }

  /// The answer about a setup.
  ///
  /// @param chess960 whether the game may have started from any Chess960 position
  public static PositionAnswer of(Setup setup, Edition edition, boolean chess960, Effort effort) {
    return switch (setup.validate()) {
      case Validation.Playable(Position position, List<Fault> faults) ->
          playable(setup, position, faults, edition, chess960, effort);
      case Validation.Unplayable(List<Fault> faults) ->
          new PositionAnswer(
              Document.SCHEMA,
              Fen.write(setup),
              Names.of(setup.turn()),
              Optional.empty(),
              Optional.empty(),
              List.of(),
              List.of(),
              List.of(),
              sentences(faults),
              List.of());
    };
  }

  private static PositionAnswer playable(
      Setup setup,
      Position position,
      List<Fault> faults,
      Edition edition,
      boolean chess960,
      Effort effort) {
    List<Colour> hopeless = PositionStatus.hopeless(position, effort);
    PositionStatus status = PositionStatus.of(position, hopeless);
    return new PositionAnswer(
        Document.SCHEMA,
        Fen.write(setup),
        Names.of(setup.turn()),
        Optional.of(status.name().toLowerCase(Locale.ROOT)),
        status.ending(edition),
        hopeless.stream().map(Names::of).toList(),
        position.legalMoves().stream().map(move -> San.write(position, move)).toList(),
        position.legalMoves().stream().map(move -> Uci.write(position, move)).toList(),
        sentences(faults),
        sentences(whyUnreachable(setup, chess960)));
  }

  /// The reasons why no game can lead to a setup, if any are found.
  public static List<Fault> whyUnreachable(Setup setup, boolean chess960) {
    return reachability(setup, chess960) instanceof Reachability.Unreachable(List<Fault> reasons)
        ? reasons
        : List.of();
  }

  private static Reachability reachability(Setup setup, boolean chess960) {
    return chess960 || !Setup.standard().castlingRooks().containsAll(setup.castlingRooks())
        ? Reachability.of(setup)
        : Reachability.from(Setup.standard(), setup);
  }

  private static List<String> sentences(List<Fault> faults) {
    return faults.stream().map(Wording.english()::of).toList();
  }
}
