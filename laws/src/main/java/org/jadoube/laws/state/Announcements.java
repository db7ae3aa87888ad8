package org.jadoube.laws.state;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Attempt;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Setup;
import org.jadoube.laws.event.AnnouncementEvent;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.game.Ply;

/// What was announced, and where the two boards differ.
///
/// @param announced the latest announced move
/// @param repeated the move the opponent repeated
/// @param executed the last ply made on both boards
/// @param slips moves made differently on a player's own board
/// @param assisted who has an assistant
/// @param asked who is waiting for an answer from the assistant
/// @param start the start position that was drawn
public record Announcements(
    Optional<Attempt> announced,
    Optional<Attempt> repeated,
    int executed,
    List<Slip> slips,
    Set<Colour> assisted,
    Set<Colour> asked,
    Optional<Setup> start) {
  static final Announcements NONE =
      new Announcements(
          Optional.empty(), Optional.empty(), 0, List.of(), Set.of(), Set.of(), Optional.empty());

  /// A move made differently on the board of `board`.
  public record Slip(Colour board, int ply, Attempt attempt) {}

  Announcements after(AnnouncementEvent event, Ply ply) {
    return switch (event) {
      case AnnouncementEvent.MoveAnnounced said -> said(Optional.of(said.attempt()));
      case AnnouncementEvent.AnnouncementCorrected said -> said(Optional.of(said.attempt()));
      case AnnouncementEvent.MoveRepeated again ->
          new Announcements(
              announced, Optional.of(again.attempt()), executed, slips, assisted, asked, start);
      case AnnouncementEvent.MoveExecuted done -> executed(done, ply);
      case AnnouncementEvent.BoardMended mended -> mended(mended.player());
      case AnnouncementEvent.AssistantTaken taken -> with(plus(assisted, taken.player()), asked);
      case AnnouncementEvent.AssistantAsked by -> with(assisted, plus(asked, by.player()));
      case AnnouncementEvent.PlayerInformed told -> with(assisted, minus(asked, told.player()));
      case AnnouncementEvent.StartDrawn drawn ->
          new Announcements(
              announced,
              repeated,
              executed,
              slips,
              assisted,
              asked,
              Optional.of(Setup.chess960(drawn.number())));
      case AnnouncementEvent.TwoBoardsRequested _,
          AnnouncementEvent.TouchReported _,
          AnnouncementEvent.PieceFelt _,
          AnnouncementEvent.CastlingAnnounced _ ->
          this;
    };
  }

  private static Set<Colour> plus(Set<Colour> players, Colour one) {
    EnumSet<Colour> more = EnumSet.of(one);
    more.addAll(players);
    return Set.copyOf(more);
  }

  private static Set<Colour> minus(Set<Colour> players, Colour one) {
    return players.contains(one.opposite()) ? Set.of(one.opposite()) : Set.of();
  }

  private Announcements said(Optional<Attempt> attempt) {
    return new Announcements(attempt, Optional.empty(), executed, slips, assisted, asked, start);
  }

  private Announcements with(Set<Colour> assisted, Set<Colour> asked) {
    return new Announcements(announced, repeated, executed, slips, assisted, asked, start);
  }

  private Announcements executed(AnnouncementEvent.MoveExecuted done, Ply ply) {
    List<Slip> more = new ArrayList<>(slips);
    if (isOther(done.attempt(), ply.at(done.ply()))) {
      more.add(new Slip(done.player(), done.ply(), done.attempt()));
    }
    return new Announcements(
        Optional.empty(), Optional.empty(), done.ply(), more, assisted, asked, start);
  }

  private static boolean isOther(Attempt attempt, Ply ply) {
    return !attempt
        .in(ply.previous().orElseThrow().position())
        .equals(ply.made().map(Event.MoveMade::move));
  }

  private Announcements mended(Colour board) {
    List<Slip> others = slips.stream().filter(slip -> slip.board() != board).toList();
    return new Announcements(announced, repeated, executed, others, assisted, asked, start);
  }

  /// Goes back to that ply on both boards.
  Announcements backTo(int ply) {
    return new Announcements(
        Optional.empty(),
        Optional.empty(),
        Math.min(executed, ply),
        List.of(),
        assisted,
        asked,
        start);
  }
}
