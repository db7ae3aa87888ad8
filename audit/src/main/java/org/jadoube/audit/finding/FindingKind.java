package org.jadoube.audit.finding;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The kinds of findings, in order of importance.
///
/// @since 0.1.0
public enum FindingKind {
  /// Text after which a game could not be read any further.
  UNREADABLE(
      Severity.ERROR,
      About.TEXT,
      "Unreadable text",
      "There is text from which on the game could not be read."),
  /// A move that the Laws do not allow.
  ILLEGAL_MOVE(
      Severity.ERROR,
      About.LAWS,
      "Illegal moves",
      "The record has a move that the Laws do not allow, or a pass."),
  /// A move that could be one of several.
  AMBIGUOUS_MOVE(
      Severity.WARNING,
      About.TEXT,
      "Ambiguous moves",
      "The move as written can be any of several."),
  /// Play that went on after the Laws had ended the game.
  PLAYED_ON(
      Severity.ERROR,
      About.LAWS,
      "Played on after the end",
      "Moves follow although the game was over: the position was dead, had appeared for "
          + "the fifth time, or 75 moves had passed without a capture or a pawn's move."),
  /// A result that the last position or a fallen flag contradicts.
  CONTRADICTED_RESULT(
      Severity.ERROR,
      About.LAWS,
      "Contradicted results",
      "The last position, or a flag that fell, makes another result than the one " + "recorded."),
  /// Different results in the tags and after the moves.
  DIFFERING_RESULTS(
      Severity.ERROR,
      About.TEXT,
      "Two different results",
      "The Result tag and the result after the moves differ."),
  /// A win by a player who could no longer checkmate.
  IMPOSSIBLE_WIN(
      Severity.ERROR,
      About.LAWS,
      "Impossible wins",
      "Somebody is said to have won, on time or by resignation, who could not have "
          + "checkmated by any series of legal moves."),
  /// A stated reason for the end of the game that the moves or the result contradict.
  CONTRADICTED_TERMINATION(
      Severity.ERROR,
      About.LAWS,
      "Contradicted reasons for the end",
      "The record says how the game ended, but the moves or the result contradict it."),
  /// A draw that was agreed before the Laws or the event allowed it.
  EARLY_DRAW(
      Severity.WARNING,
      About.LAWS,
      "Draws agreed too early",
      "A draw was agreed before both players had made enough moves."),
  /// Rights to castle, or an en passant square, that contradict the position at the start.
  INCONSISTENT_START(
      Severity.WARNING,
      About.TEXT,
      "Inconsistent starts",
      "The game starts from a position with castling rights or an en passant square "
          + "that do not fit its pieces."),
  /// A start to which no game can lead.
  UNREACHABLE_START(
      Severity.WARNING,
      About.LAWS,
      "Unreachable starts",
      "The game starts from a position to which no game can lead."),
  /// Times on a clock that cannot be read, or cannot be true.
  IMPOSSIBLE_CLOCK(
      Severity.WARNING,
      About.TEXT,
      "Impossible clock times",
      "A time on a clock cannot be read, or cannot be true: it rises without an "
          + "increment or a new period, for instance. It may be an arbiter's correction."),
  /// A game that occurred before.
  DUPLICATE_GAME(
      Severity.WARNING,
      About.TEXT,
      "Games that occur twice",
      "The game was there before, with names perhaps spelt otherwise, or one is the "
          + "beginning of the other."),
  /// A player with two games in one round of a round robin.
  TWICE_IN_ROUND(
      Severity.WARNING,
      About.TEXT,
      "Twice in one round",
      "A player has two games in one round of a round robin, against different " + "opponents."),
  /// A game that a round robin should have, and lacks.
  MISSING_GAME(
      Severity.WARNING,
      About.TEXT,
      "Missing games",
      "Two players of a round robin met less often than the others."),
  /// A game that a round robin has too many.
  SURPLUS_GAME(
      Severity.WARNING,
      About.TEXT,
      "Surplus games",
      "Two players of a round robin met more often than the others."),
  /// A tag whose value cannot be understood or cannot be true.
  MALFORMED_TAG(
      Severity.WARNING,
      About.TEXT,
      "Malformed tags",
      "A date, rating, time control or other tag is not written as such, is impossible, "
          + "or contradicts another."),
  /// Text that is not proper PGN, though the moves could be read.
  MALFORMED(
      Severity.WARNING,
      About.TEXT,
      "Malformed text",
      "The text departs from the PGN standard, although the moves could be read."),
  /// Tags that every game should have, and this one lacks.
  MISSING_TAGS(
      Severity.NOTE,
      About.TEXT,
      "Missing tags",
      "One or more of the seven tags are missing that every game has."),
  /// A game that goes on after a move that could not be played, and was judged from there on.
  RESUMED(
      Severity.NOTE,
      About.TEXT,
      "Read on after an unplayable move",
      "The game goes on after a word that could not be played, and was judged from " + "there on."),
  /// A draw that could have been claimed, which is no mistake.
  CLAIMABLE_DRAW(
      Severity.NOTE,
      About.LAWS,
      "Draws that could be claimed",
      "A player could have claimed a draw here, and need not have; this is the first " + "moment.");

  /// Whether an edition of the Laws matters to it, or only the text.
  private enum About {
    LAWS,
    TEXT
  }

  private final Severity severity;
  private final About about;
  private final String title;
  private final String meaning;

  FindingKind(Severity severity, About about, String title, String meaning) {
    this.severity = severity;
    this.about = about;
    this.title = title;
    this.meaning = meaning;
  }

  /// The kind of that name in reports: `illegal-move`.
  public static Optional<FindingKind> named(String id) {
    return Arrays.stream(values()).filter(kind -> kind.id().equals(id)).findFirst();
  }

  /// The kinds that are not wanted: those to ignore, and those less severe than `least`.
  public static Set<FindingKind> leftOut(Set<FindingKind> ignored, Severity least) {
    Set<FindingKind> named = Set.copyOf(ignored);
    return Arrays.stream(values())
        .filter(kind -> named.contains(kind) || !kind.severity().isAtLeast(least))
        .collect(Collectors.toSet());
  }

  /// A heading for its findings: `Illegal moves`.
  public String title() {
    return title;
  }

  /// Its meaning, in a sentence, for people who have not read `docs/findings.md`.
  public String meaning() {
    return meaning;
  }

  /// Whether it concerns the text alone, so that no edition matters.
  boolean isAboutTheText() {
    return about == About.TEXT;
  }

  /// Its name in reports: `illegal-move`.
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// How much it matters.
  public Severity severity() {
    return severity;
  }

  /// Whether it only informs: nothing is wrong with the game.
  public boolean informs() {
    return severity == Severity.NOTE;
  }
}
