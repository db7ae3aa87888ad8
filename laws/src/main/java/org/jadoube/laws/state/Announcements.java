package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.game.Ply;

/// The announcements, and the differences between the two boards.
///
/// @param announced the latest announced move
/// @param repeated the move the opponent repeated
/// @param executed the last ply made on both boards
/// @param early the move made on the opponent's board before the player made it, or before it was
///   repeated as announced
/// @param slips moves made differently on a player's own board
/// @param assisted who has an assistant
/// @param asked who is waiting for an answer from the assistant
/// @param start the start position that was drawn
public record Announcements(
    Optional<Attempt> announced,
    Optional<Attempt> repeated,
    int executed,
    Optional<Attempt> early,
    List<Slip> slips,
    Set<Colour> assisted,
    Set<Colour> asked,
    Optional<Setup> start) {
  static final Announcements NONE =
      new Announcements(
          Optional.empty(),
          Optional.empty(),
          0,
          Optional.empty(),
          List.of(),
          Set.of(),
          Set.of(),
          Optional.empty());

  /// A move made differently on the board of `board`.
  public record Slip(Colour board, int ply, Attempt attempt) {}

  Announcements after(AnnouncementEvent event, Ply ply) {
    return switch (event) {
      case AnnouncementEvent.MoveAnnounced said ->
          said(Optional.of(said.attempt()), Optional.empty());
      case AnnouncementEvent.AnnouncementCorrected said ->
          said(Optional.of(said.attempt()), Optional.empty());
      case AnnouncementEvent.MoveRepeated again ->
          said(announced, Optional.of(again.attempt())).made(ply);
      case AnnouncementEvent.MoveExecuted done -> early(done.attempt()).executed(done, ply);
      case AnnouncementEvent.BoardMended mended -> mended(mended.player());
      case AnnouncementEvent.AssistantTaken taken ->
          with(ColourSets.plus(assisted, taken.player()), asked);
      case AnnouncementEvent.AssistantAsked by ->
          with(assisted, ColourSets.plus(asked, by.player()));
      case AnnouncementEvent.PlayerInformed told ->
          with(assisted, ColourSets.minus(asked, told.player()));
      case AnnouncementEvent.StartDrawn drawn -> start(Setup.chess960(drawn.number()));
      case AnnouncementEvent.TwoBoardsRequested _,
          AnnouncementEvent.TouchReported _,
          AnnouncementEvent.PieceFelt _,
          AnnouncementEvent.CastlingAnnounced _ ->
          this;
    };
  }

  /// Whether the opponent has repeated the move as it was announced.
  public boolean isRepeated() {
    return repeated.equals(announced);
  }

  /// The move that leads to `ply` has been made and perhaps repeated. If it was executed on the
  /// opponent's board before, that now counts.
  Announcements made(Ply ply) {
    return early
        .filter(_ -> isRepeated() && executed < ply.number())
        .map(attempt -> executed(ply.turn(), attempt, ply))
        .orElse(this);
  }

  private Announcements executed(AnnouncementEvent.MoveExecuted done, Ply ply) {
    return done.ply() <= ply.number() && isRepeated()
        ? executed(done.player(), done.attempt(), ply.at(done.ply()))
        : this;
  }

  private Announcements executed(Colour board, Attempt attempt, Ply ply) {
    List<Slip> more = new ArrayList<>(slips);
    if (!ply.isMadeBy(attempt)) {
      more.add(new Slip(board, ply.number(), attempt));
    }
    return reset(ply.number(), more);
  }

  private Announcements mended(Colour board) {
    return with(slips.stream().filter(slip -> slip.board() != board).toList());
  }

  /// Goes back to that ply on both boards.
  Announcements backTo(int ply) {
    return reset(Math.min(executed, ply), List.of());
  }

  private Announcements said(Optional<Attempt> announced, Optional<Attempt> repeated) {
    return new Announcements(announced, repeated, executed, early, slips, assisted, asked, start);
  }

  private Announcements early(Attempt attempt) {
    return new Announcements(
        announced, repeated, executed, Optional.of(attempt), slips, assisted, asked, start);
  }

  private Announcements reset(int executed, List<Slip> slips) {
    return new Announcements(
        Optional.empty(),
        Optional.empty(),
        executed,
        Optional.empty(),
        slips,
        assisted,
        asked,
        start);
  }

  private Announcements with(List<Slip> slips) {
    return new Announcements(announced, repeated, executed, early, slips, assisted, asked, start);
  }

  private Announcements with(Set<Colour> assisted, Set<Colour> asked) {
    return new Announcements(announced, repeated, executed, early, slips, assisted, asked, start);
  }

  private Announcements start(Setup drawn) {
    return new Announcements(
        announced, repeated, executed, early, slips, assisted, asked, Optional.of(drawn));
  }
}
