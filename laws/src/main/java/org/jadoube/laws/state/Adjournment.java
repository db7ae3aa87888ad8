package org.jadoube.laws.state;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.EnvelopeLabel;
import org.jadoube.laws.event.AdjournmentEvent;
import org.jadoube.laws.event.Written;

/// The state of an adjournment.
///
/// @param sealer who was told to seal
/// @param written the move in the envelope, or the reply in the second one
/// @param played whether it was played on the board
/// @param label the arbiter's information on the envelope
/// @param session when the session ends, or when the resumption began
/// @param present who was present at the resumption or has arrived since
/// @param excused who may play despite being late
public record Adjournment(
    Stage stage,
    Optional<Colour> sealer,
    Optional<Written> written,
    boolean played,
    Optional<EnvelopeLabel> label,
    Optional<Instant> session,
    Set<Colour> present,
    Set<Colour> excused) {
  static final Adjournment NONE =
      new Adjournment(
          Stage.NONE,
          Optional.empty(),
          Optional.empty(),
          false,
          Optional.empty(),
          Optional.empty(),
          Set.of(),
          Set.of());

  /// The stages of an adjournment.
  public enum Stage {
    /// The game is not adjourned.
    NONE,
    /// The player having the move seals.
    SEALING,
    /// The envelope is in safe keeping.
    ADJOURNED,
    /// The envelope is missing.
    LOST,
    /// The envelope is missing, and the sealer has to say which move was sealed.
    STATING,
    /// The player who has to reply is absent, and that player's clock runs.
    AWAITING_REPLIER,
    /// The sealed move is made.
    RESUMED,
    /// The reply is sealed, and the absent player's clock runs.
    REPLY_SEALED
  }

  Adjournment after(AdjournmentEvent event) {
    return switch (event) {
      case AdjournmentEvent.SealingOrdered ordered ->
          NONE.at(Stage.SEALING).by(ordered.player()).session(ordered.sessionEnds());
      case AdjournmentEvent.MoveSealed move -> holding(move.written(), move.played());
      case AdjournmentEvent.GameAdjourned _ -> at(Stage.ADJOURNED);
      case AdjournmentEvent.EnvelopeLabelled labelled -> labelled(labelled.label());
      case AdjournmentEvent.EnvelopeLost _ -> at(Stage.LOST);
      case AdjournmentEvent.ResumptionBegun begun ->
          at(stage == Stage.LOST ? Stage.STATING : Stage.AWAITING_REPLIER)
              .session(Optional.of(begun.at()))
              .present(begun.present());
      case AdjournmentEvent.ReplierAwaited _, AdjournmentEvent.TimesDisputed _ -> this;
      case AdjournmentEvent.ArrivedForResumption arrived ->
          present(ColourSets.plus(present, arrived.player()));
      case AdjournmentEvent.LatenessExcused excused ->
          excused(ColourSets.plus(this.excused, excused.player()));
      case AdjournmentEvent.EnvelopeOpened _ -> at(Stage.RESUMED);
      case AdjournmentEvent.ReplySealed reply ->
          holding(reply.written(), false).at(Stage.REPLY_SEALED);
    };
  }

  /// The player who has to reply to the sealed move.
  public Optional<Colour> replier() {
    return sealer.map(Colour::opposite);
  }

  /// Whether nobody can move, because the game is adjourned or waiting for somebody.
  public boolean holdsTheGame() {
    return stage != Stage.NONE && stage != Stage.SEALING && stage != Stage.RESUMED;
  }

  /// Whether something is sealed and not yet public.
  boolean isClosed() {
    return written.isPresent() && stage != Stage.NONE && stage != Stage.RESUMED;
  }

  private Adjournment at(Stage stage) {
    return new Adjournment(stage, sealer, written, played, label, session, present, excused);
  }

  private Adjournment by(Colour sealer) {
    return new Adjournment(
        stage, Optional.of(sealer), written, played, label, session, present, excused);
  }

  private Adjournment holding(Written written, boolean played) {
    return new Adjournment(
        stage, sealer, Optional.of(written), played, label, session, present, excused);
  }

  private Adjournment labelled(EnvelopeLabel label) {
    return new Adjournment(
        stage, sealer, written, played, Optional.of(label), session, present, excused);
  }

  private Adjournment session(Optional<Instant> session) {
    return new Adjournment(stage, sealer, written, played, label, session, present, excused);
  }

  private Adjournment present(Set<Colour> present) {
    return new Adjournment(stage, sealer, written, played, label, session, present, excused);
  }

  private Adjournment excused(Set<Colour> excused) {
    return new Adjournment(stage, sealer, written, played, label, session, present, excused);
  }
}
