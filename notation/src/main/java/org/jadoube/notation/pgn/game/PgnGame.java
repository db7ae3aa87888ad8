package org.jadoube.notation.pgn.game;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.PlayedLine;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.chess.Validation;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnResult;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnReader;

/// A game with everything that its PGN says. It is a value: editing it returns another game.
///
/// ```java
/// PgnGame game = PgnGame.all("[White \"Ana\"]\n\n1. e4 e5 2. Nf3 *").getFirst();
/// game.tag("White"); // => Optional[Ana]
/// game.moves().size(); // => 3
/// PgnGame won = game.withResult(PgnResult.WHITE_WINS);
/// won.tag("Result"); // => Optional[1-0]
/// ```
///
/// @param tags the tag pairs in order
/// @param start where the game starts; a game can be played from there
/// @param line the moves that were played, with their variations
/// @param result the result at the end of the movetext; empty if it is missing
/// @param faults what was wrong with the PGN
/// @since 0.1.0
public record PgnGame(
    List<PgnTag> tags,
    Setup start,
    PgnLine line,
    Optional<PgnResult> result,
    List<PgnFault> faults) {
  private static final Setup STANDARD = Setup.standard();

  /// A game from the initial position; nothing else is known about it.
  public static final PgnGame EMPTY =
      new PgnGame(List.of(), STANDARD, PgnLine.EMPTY, Optional.of(PgnResult.UNKNOWN), List.of());

  public PgnGame {
    tags = List.copyOf(tags);
    faults = List.copyOf(faults);
    if (!start.equals(STANDARD) && start.position().isEmpty()) {
      throw new IllegalArgumentException("the start must be playable, not " + start);
    }
  }

  /// A game with these moves, and nothing else known about it.
  public static PgnGame of(PlayedLine line) {
    List<PgnMove> moves = line.moves().stream().map(PgnMove::of).toList();
    return new PgnGame(
        List.of(),
        line.start(),
        PgnLine.EMPTY.withMoves(moves),
        Optional.of(PgnResult.UNKNOWN),
        List.of());
  }

  /// The games in `source`, each read on demand. Errors of the source are thrown as
  /// [java.io.UncheckedIOException].
  public static Stream<PgnGame> stream(InputStream source) {
    return stream(source, PgnLimits.USUAL);
  }

  /// The games in `source`, each read on demand and within `limits`.
  public static Stream<PgnGame> stream(InputStream source, PgnLimits limits) {
    return stream(source, limits, Language.ENGLISH);
  }

  /// The games in `source`, each read on demand and within `limits`. Moves are in the letters of
  /// `language`.
  public static Stream<PgnGame> stream(InputStream source, PgnLimits limits, Language language) {
    return PgnGameBuilder.stream(visitor -> PgnReader.of(source, visitor, limits, language));
  }

  /// The games of `batch`, each read on demand and within `limits`. Moves are in the letters of
  /// `language`.
  public static Stream<PgnGame> stream(PgnBatch batch, PgnLimits limits, Language language) {
    return PgnGameBuilder.stream(visitor -> batch.reader(visitor, limits, language));
  }

  /// The games in a text.
  public static List<PgnGame> all(String pgn) {
    return PgnGameBuilder.all(pgn);
  }

  /// The value of the first tag with that name.
  public Optional<String> tag(String name) {
    return tags.stream().filter(tag -> tag.name().equals(name)).map(PgnTag::value).findFirst();
  }

  /// The result to write after the moves. If there is none, the tag's result is written. In a game
  /// that cannot be played, only `*` ends a variation that is left open.
  public PgnResult writtenResult() {
    Optional<String> tagged = isUnplayable() ? Optional.empty() : tag("Result");
    return result.or(() -> tagged.flatMap(PgnResult::of)).orElse(PgnResult.UNKNOWN);
  }

  /// This game with that tag, in place of the first one of that name or after all others.
  public PgnGame withTag(String name, String value) {
    PgnTag tag = new PgnTag(name, value);
    List<PgnTag> changed = new ArrayList<>(tags);
    int at = tags.stream().map(PgnTag::name).toList().indexOf(name);
    if (at < 0) {
      changed.add(tag);
    } else {
      changed.set(at, tag);
    }
    return withTags(changed);
  }

  /// This game with these tags.
  public PgnGame withTags(List<PgnTag> tags) {
    return new PgnGame(tags, start, line, result, faults);
  }

  /// This game with that line, whose moves must be legal from the start.
  public PgnGame withLine(PgnLine line) {
    return new PgnGame(tags, start, line, result, faults);
  }

  /// This game with `change` applied to its line.
  public PgnGame mapLine(UnaryOperator<PgnLine> change) {
    return withLine(change.apply(line));
  }

  /// This game with that result, in the movetext and in the tags.
  public PgnGame withResult(PgnResult result) {
    return new PgnGame(tags, start, line, Optional.of(result), faults)
        .withTag("Result", result.text());
  }

  /// The position in which the game starts.
  public Position startPosition() {
    return switch (start.validate()) {
      case Validation.Playable playable -> playable.position();
      case Validation.Unplayable unplayable ->
          throw new IllegalStateException("a game from " + unplayable.faults());
    };
  }

  /// The moves that were played, up to the first null move.
  public List<Move> moves() {
    return line.moves().stream()
        .map(PgnMove::move)
        .takeWhile(Optional::isPresent)
        .flatMap(Optional::stream)
        .toList();
  }

  /// The game as it was played, from its start by [#moves()]: with counters and repetitions.
  public PlayedLine played() {
    PlayedLine played = PlayedLine.of(start).orElseThrow();
    for (Move move : moves()) {
      played = played.play(move);
    }
    return played;
  }

  /// The positions of the game: the start, then one more after each of [#moves()].
  public List<Position> positions() {
    List<Position> positions = new ArrayList<>();
    Position position = startPosition();
    positions.add(position);
    for (Move move : moves()) {
      position = position.play(move);
      positions.add(position);
    }
    return List.copyOf(positions);
  }

  /// Whether the moves could only be kept as words, because the start or the variant cannot be
  /// played.
  boolean isUnplayable() {
    return line.moves().isEmpty()
        && !line.unread().isEmpty()
        && faults.stream().map(PgnFault::kind).anyMatch(PgnGameBuilder.UNPLAYABLE::contains);
  }

  /// Whether the reader lost moves.
  public boolean losesMoves() {
    return faults.stream().anyMatch(PgnFault::losesMoves);
  }

  @Override
  public String toString() {
    return PgnWriter.write(this);
  }
}
