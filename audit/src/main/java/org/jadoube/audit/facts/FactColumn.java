package org.jadoube.audit.facts;

import static java.util.Objects.requireNonNull;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jadoube.audit.table.Column;

/// The columns of facts, in their order. A name is that of the constant in small letters.
public enum FactColumn implements Column<GameFacts> {
  ARCHIVE(Type.TEXT, "the name of the file", game -> Optional.of(game.place().archive())),
  GAME(
      Type.WHOLE, "the number of the game in it, from 1", game -> Optional.of(game.place().game())),
  LINE(Type.WHOLE, "the line where it begins, from 1", game -> Optional.of(game.place().line())),
  HASH(
      Type.TEXT,
      "16 hexadecimal digits that follow from the start, the moves and the result",
      game -> Optional.of(game.course().hash())),
  SITE(Type.TEXT, "`Site`: on servers the address of the game", game -> game.header().tag("Site")),
  EVENT(Type.TEXT, "`Event`", game -> game.header().tag("Event")),
  DATE(Type.TEXT, "`Date`, else `UTCDate`, else `EventDate`, as written", FactColumn::date),
  ROUND(Type.TEXT, "`Round`", game -> game.header().tag("Round")),
  WHITE(Type.TEXT, "`White`", game -> game.header().tag("White")),
  BLACK(Type.TEXT, "`Black`", game -> game.header().tag("Black")),
  WHITE_ELO(Type.WHOLE, "`WhiteElo`, from 100 to 9999", game -> rating(game, "WhiteElo")),
  BLACK_ELO(Type.WHOLE, "`BlackElo`, from 100 to 9999", game -> rating(game, "BlackElo")),
  ECO(Type.TEXT, "`ECO`: it is not worked out", game -> game.header().tag("ECO")),
  TIME_CONTROL(Type.TEXT, "`TimeControl`", game -> game.header().tag("TimeControl")),
  TIME_CLASS(
      Type.TEXT,
      "`standard`, `rapid` or `blitz`, as the edition tells them apart",
      game -> game.header().timeClass().map(FactColumn::name)),
  TERMINATION(Type.TEXT, "`Termination`", game -> game.header().tag("Termination")),
  EDITION(
      Type.TEXT,
      "the Laws that the columns below follow: those in force on the date, the latest that may"
          + " have been, or the newest for a game without a date",
      game -> Optional.of(game.edition().name())),
  RESULT(
      Type.TEXT,
      "the result behind the moves, else `Result`: `1-0`, `0-1`, `1/2-1/2` or `*`",
      game -> Optional.of(game.end().result())),
  PLIES(
      Type.WHOLE,
      "the plies that were understood",
      game -> Optional.of((long) game.course().plies())),
  WHOLE(Type.TRUTH, "whether that is all of them", game -> Optional.of(game.course().whole())),
  ENDED_BY(
      Type.TEXT,
      "what ended the game on the board: `checkmate`, `stalemate`, `dead-position`,"
          + " `fivefold-repetition`, `seventy-five-moves`; empty if the last position was in play",
      game -> game.end().rule().map(FactColumn::name)),
  ENDED_PLY(Type.WHOLE, "after how many plies it was over by that", game -> some(game.end().ply())),
  DEAD_PLY(
      Type.WHOLE,
      "after how many plies neither player could checkmate any more",
      game -> some(game.end().deadPly())),
  WHITE_CLAIM_PLY(
      Type.WHOLE,
      "after how many plies White, having the move, could first claim a draw, because of the"
          + " position or with the move that was then played",
      game -> some(game.course().whiteClaimPly())),
  BLACK_CLAIM_PLY(Type.WHOLE, "the same for Black", game -> some(game.course().blackClaimPly())),
  OCCURRENCES(
      Type.WHOLE,
      "how often the most frequent position occurred",
      game -> Optional.of((long) game.course().occurrences())),
  LONGEST_QUIET(
      Type.WHOLE,
      "the most plies in a row without a pawn move or a capture",
      game -> Optional.of((long) game.course().longestQuiet())),
  WHITE_CAN_MATE(
      Type.TEXT,
      "`yes`, `no` or `undecided`: whether White could checkmate in the last position by any"
          + " legal moves",
      game -> Optional.of(name(game.end().whiteCanMate()))),
  BLACK_CAN_MATE(
      Type.TEXT, "the same for Black", game -> Optional.of(name(game.end().blackCanMate()))),
  WHITE_CLOCK_MILLIS(
      Type.WHOLE,
      "the last `[%clk]` of White, in milliseconds",
      game -> some(game.end().whiteClockMillis())),
  BLACK_CLOCK_MILLIS(Type.WHOLE, "the same of Black", game -> some(game.end().blackClockMillis())),
  MATERIAL(
      Type.TEXT,
      "the pieces of the last position: `KQPP-KRP`",
      game -> Optional.of(game.end().material())),
  FINDINGS(
      Type.WHOLE,
      "how many findings the audit has about the game, those for information left out",
      game -> Optional.of((long) game.findings()));

  private final Type type;
  private final String meaning;

  @SuppressWarnings("ImmutableEnumChecker") // the functions have no state
  private final Function<GameFacts, Optional<?>> value;

  FactColumn(Type type, String meaning, Function<GameFacts, Optional<?>> value) {
    this.type = type;
    this.meaning = meaning;
    this.value = value;
  }

  @Override
  public String title() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Type type() {
    return type;
  }

  @Override
  public String meaning() {
    return meaning;
  }

  @Override
  public Optional<?> of(GameFacts game) {
    requireNonNull(game, "game");
    return value.apply(game);
  }

  private static Optional<String> date(GameFacts game) {
    Header header = game.header();
    return header.tag("Date").or(() -> header.tag("UTCDate")).or(() -> header.tag("EventDate"));
  }

  private static Optional<Long> rating(GameFacts game, String tag) {
    return some(game.header().rating(tag));
  }

  private static Optional<Long> some(OptionalInt number) {
    return number.isPresent() ? Optional.of((long) number.getAsInt()) : Optional.empty();
  }

  private static Optional<Long> some(OptionalLong number) {
    return number.isPresent() ? Optional.of(number.getAsLong()) : Optional.empty();
  }

  private static String name(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
