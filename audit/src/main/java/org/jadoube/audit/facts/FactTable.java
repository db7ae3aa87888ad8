package org.jadoube.audit.facts;

import static org.jadoube.audit.table.Column.text;
import static org.jadoube.audit.table.Column.truth;
import static org.jadoube.audit.table.Column.whole;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jadoube.audit.table.TableContents;

/// The table of facts: a row for each game.
///
/// @since 0.1.0
public final class FactTable {
  /// Its columns, in order. A column never changes its meaning; new columns raise the number of the
  /// schema.
  public static final TableContents<GameFacts> CONTENTS =
      new TableContents<>(
          GameFacts.class,
          "jadoube.schema",
          1,
          List.of(
              text(
                  "archive",
                  "the file as it was given; `-` is standard input",
                  game -> Optional.of(game.place().archive())),
              whole(
                  "game",
                  "the number of the game in it, from 1",
                  game -> Optional.of(game.place().game())),
              whole(
                  "line",
                  "the line where it begins, from 1",
                  game -> Optional.of(game.place().line())),
              text(
                  "hash",
                  "16 hexadecimal digits that follow from the start, the moves and the result",
                  game -> Optional.of(game.course().hash())),
              text(
                  "site",
                  "`Site`: on servers the address of the game",
                  game -> game.header().tag("Site")),
              text("event", "`Event`", game -> game.header().tag("Event")),
              text(
                  "date",
                  "`Date`, else `UTCDate`, else `EventDate`, as written: `1950.??.??`",
                  FactTable::date),
              text("round", "`Round`", game -> game.header().tag("Round")),
              text("white", "`White`", game -> game.header().tag("White")),
              text("black", "`Black`", game -> game.header().tag("Black")),
              whole("white_elo", "`WhiteElo`, from 100 to 9999", game -> rating(game, "WhiteElo")),
              whole("black_elo", "`BlackElo`, from 100 to 9999", game -> rating(game, "BlackElo")),
              text("eco", "`ECO`: it is not worked out", game -> game.header().tag("ECO")),
              text("time_control", "`TimeControl`", game -> game.header().tag("TimeControl")),
              text(
                  "time_class",
                  "`standard`, `rapid` or `blitz`, as the edition tells them apart; empty unless `TimeControl` gives a time",
                  game -> game.header().timeClass().map(FactTable::name)),
              text("termination", "`Termination`", game -> game.header().tag("Termination")),
              text(
                  "edition",
                  "the Laws that the columns below follow, such as `FIDE 2018`: those in force on the date,"
                      + " or the latest that may have been",
                  game -> Optional.of(game.edition().name())),
              text(
                  "result",
                  "the result behind the moves, else `Result`: `1-0`, `0-1`, `1/2-1/2`, or `*` for none",
                  game -> Optional.of(game.end().result())),
              whole(
                  "plies",
                  "how many plies were understood, up to the first word that could not be played",
                  game -> Optional.of((long) game.course().plies())),
              truth(
                  "whole",
                  "whether that is all of them",
                  game -> Optional.of(game.course().whole())),
              text(
                  "ended_by",
                  "what first ended the game on the board: `checkmate`, `stalemate`, `dead-position`,"
                      + " `fivefold-repetition`, `seventy-five-moves`; empty if nothing did",
                  game -> game.end().rule().map(FactTable::name)),
              whole(
                  "ended_ply",
                  "after how many plies it was over by that, from 0; fewer than `plies` if moves follow",
                  game -> some(game.end().ply())),
              whole(
                  "dead_ply",
                  "after how many plies neither player could checkmate any more, by proof; empty if somebody"
                      + " can at the end, and after a checkmate",
                  game -> some(game.end().deadPly())),
              whole(
                  "white_claim_ply",
                  "after how many plies White, having the move, could first claim a draw, because of the"
                      + " position or with the move that was then played",
                  game -> some(game.course().whiteClaimPly())),
              whole(
                  "black_claim_ply",
                  "the same for Black",
                  game -> some(game.course().blackClaimPly())),
              whole(
                  "occurrences",
                  "how often the most frequent position occurred, from 1",
                  game -> Optional.of((long) game.course().occurrences())),
              whole(
                  "longest_quiet",
                  "the most plies in a row without a pawn move or a capture; those before the start, as the"
                      + " FEN counts them, included",
                  game -> Optional.of((long) game.course().longestQuiet())),
              text(
                  "white_can_mate",
                  "`yes`, `no` or `undecided`: whether White could checkmate in the last position by any"
                      + " legal moves",
                  game -> Optional.of(name(game.end().whiteCanMate()))),
              text(
                  "black_can_mate",
                  "the same for Black",
                  game -> Optional.of(name(game.end().blackCanMate()))),
              whole(
                  "white_clock_millis",
                  "the last `[%clk]` of White that can be read, in milliseconds; empty if there is none",
                  game -> some(game.end().whiteClockMillis())),
              whole(
                  "black_clock_millis",
                  "the same of Black",
                  game -> some(game.end().blackClockMillis())),
              text(
                  "material",
                  "the pieces of the last position, White's first: `KQPP-KRP`",
                  game -> Optional.of(game.end().material())),
              whole(
                  "findings",
                  "how many findings the audit has about the game, notes left out",
                  game -> Optional.of((long) game.findings()))));

  private FactTable() {}

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
