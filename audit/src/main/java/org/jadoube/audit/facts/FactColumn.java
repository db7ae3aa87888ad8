package org.jadoube.audit.facts;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import org.jadoube.audit.table.Column;

/// The columns of facts, in order. A name is that of the constant in small letters.
public enum FactColumn implements Column<GameFacts> {
  ARCHIVE(
      Type.TEXT,
      "the file as it was given; `-` is standard input",
      game -> Optional.of(game.place().archive())),
  GAME(
      Type.WHOLE, "the number of the game in it, from 1", game -> Optional.of(game.place().game())),
  LINE(Type.WHOLE, "the line where it begins, from 1", game -> Optional.of(game.place().line())),
  HASH(
      Type.TEXT,
      "16 hexadecimal digits that follow from the start, the moves and the result",
      game -> Optional.of(game.course().hash())),
  SITE(Type.TEXT, "`Site`: on servers the address of the game", game -> game.header().tag("Site")),
  EVENT(Type.TEXT, "`Event`", game -> game.header().tag("Event")),
  DATE(
      Type.TEXT,
      "`Date`, else `UTCDate`, else `EventDate`, as written: `1950.??.??`",
      FactColumn::date),
  ROUND(Type.TEXT, "`Round`", game -> game.header().tag("Round")),
  WHITE(Type.TEXT, "`White`", game -> game.header().tag("White")),
  BLACK(Type.TEXT, "`Black`", game -> game.header().tag("Black")),
  WHITE_ELO(Type.WHOLE, "`WhiteElo`, from 100 to 9999", game -> rating(game, "WhiteElo")),
  BLACK_ELO(Type.WHOLE, "`BlackElo`, from 100 to 9999", game -> rating(game, "BlackElo")),
  ECO(Type.TEXT, "`ECO`: it is not worked out", game -> game.header().tag("ECO")),
  TIME_CONTROL(Type.TEXT, "`TimeControl`", game -> game.header().tag("TimeControl")),
  TIME_CLASS(
      Type.TEXT,
      "`standard`, `rapid` or `blitz`, as the edition tells them apart; empty unless `TimeControl` gives a time",
      game -> game.header().timeClass().map(FactColumn::name)),
  TERMINATION(Type.TEXT, "`Termination`", game -> game.header().tag("Termination")),
  EDITION(
      Type.TEXT,
      "the Laws that the columns below follow, such as `FIDE 2018`: those in force on the date,"
          + " or the latest that may have been",
      game -> Optional.of(game.edition().name())),
  RESULT(
      Type.TEXT,
      "the result behind the moves, else `Result`: `1-0`, `0-1`, `1/2-1/2`, or `*` for none",
      game -> Optional.of(game.end().result())),
  PLIES(
      Type.WHOLE,
      "how many plies were understood, up to the first word that could not be played",
      game -> Optional.of((long) game.course().plies())),
  WHOLE(Type.TRUTH, "whether that is all of them", game -> Optional.of(game.course().whole())),
  ENDED_BY(
      Type.TEXT,
      "what first ended the game on the board: `checkmate`, `stalemate`, `dead-position`,"
          + " `fivefold-repetition`, `seventy-five-moves`; empty if nothing did",
      game -> game.end().rule().map(FactColumn::name)),
  ENDED_PLY(
      Type.WHOLE,
      "after how many plies it was over by that, from 0; fewer than `plies` if moves follow",
      game -> some(game.end().ply())),
  DEAD_PLY(
      Type.WHOLE,
      "after how many plies neither player could checkmate any more, by proof; empty if somebody"
          + " can at the end, and after a checkmate",
      game -> some(game.end().deadPly())),
  WHITE_CLAIM_PLY(
      Type.WHOLE,
      "after how many plies White, having the move, could first claim a draw, because of the"
          + " position or with the move that was then played",
      game -> some(game.course().whiteClaimPly())),
  BLACK_CLAIM_PLY(Type.WHOLE, "the same for Black", game -> some(game.course().blackClaimPly())),
  OCCURRENCES(
      Type.WHOLE,
      "how often the most frequent position occurred, from 1",
      game -> Optional.of((long) game.course().occurrences())),
  LONGEST_QUIET(
      Type.WHOLE,
      "the most plies in a row without a pawn move or a capture; those before the start, as the"
          + " FEN counts them, included",
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
      "the last `[%clk]` of White that can be read, in milliseconds; empty if there is none",
      game -> some(game.end().whiteClockMillis())),
  BLACK_CLOCK_MILLIS(Type.WHOLE, "the same of Black", game -> some(game.end().blackClockMillis())),
  MATERIAL(
      Type.TEXT,
      "the pieces of the last position, White's first: `KQPP-KRP`",
      game -> Optional.of(game.end().material())),
  FINDINGS(
      Type.WHOLE,
      "how many findings the audit has about the game, notes left out",
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
