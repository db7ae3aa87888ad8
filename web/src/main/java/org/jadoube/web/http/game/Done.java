package org.jadoube.web.http.game;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import java.util.Optional;
import org.jadoube.play.game.ActOutcome;
import org.jadoube.web.view.GameView.CitationView;
import org.jadoube.web.view.GameView.EventView;
import org.jadoube.web.view.PermissionsView.RefusalView;
import org.jadoube.web.view.Reader;
import org.jadoube.web.view.StateView;
import org.jadoube.web.view.Views;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;

/// The answer to an act that took effect.
///
/// @param events the events; absent if the request prefers little
/// @param state of the game afterwards; absent on a WebSocket, where `change` has it, and if the
///   request prefers little
/// @param refusal the reason why part of it, such as a draw offer, had no effect
public record Done(
    int schema,
    int sequence,
    boolean repeated,
    Optional<List<EventView>> events,
    Optional<StateView> state,
    Optional<Refused> refusal) {
  /// @param refusal the document of `wire`
  record Refused(String sentence, CitationView citation, @JsonRawValue String refusal) {
    static Refused of(RefusalView view) {
      return new Refused(view.sentence(), view.citation(), Documents.REFUSAL.write(view.refusal()));
    }
  }

  /// The extent of an answer.
  public enum Extent {
    /// Everything.
    WHOLE,
    /// All but the state.
    EVENTS,
    /// Only things that a follower of the game does not learn otherwise.
    LEAST
  }

  static Done of(ActOutcome.Decided decided, Views views, Reader reader, Extent extent) {
    return new Done(
        Document.SCHEMA,
        decided.game().events().size(),
        decided.repeated(),
        extent == Extent.LEAST
            ? Optional.empty()
            : Optional.of(views.events(decided.game(), decided.before(), decided.last(), reader)),
        extent == Extent.WHOLE ? Optional.of(views.state(decided.now(), reader)) : Optional.empty(),
        decided
            .refusal()
            .map(why -> Refused.of(views.refusal(why, decided.game(), reader.language()))));
  }
}
