package org.jadoube.server.http.game;

import com.fasterxml.jackson.annotation.JsonRawValue;
import java.util.List;
import java.util.Optional;
import org.jadoube.server.game.Outcome;
import org.jadoube.server.view.CitationView;
import org.jadoube.server.view.EventView;
import org.jadoube.server.view.Reader;
import org.jadoube.server.view.RefusalView;
import org.jadoube.server.view.StateView;
import org.jadoube.server.view.Views;
import org.jadoube.wire.Document;
import org.jadoube.wire.Documents;

/// The answer to an act that took effect.
///
/// @param state of the game then; absent on a WebSocket, where `change` says it, and if the request
///   prefers little
/// @param refusal why part of it, such as a draw offer, had no effect
public record Done(
    int schema,
    int sequence,
    boolean repeated,
    List<EventView> events,
    Optional<StateView> state,
    Optional<Refused> refusal) {
  /// @param refusal the document of `wire`
  record Refused(String sentence, CitationView citation, @JsonRawValue String refusal) {
    static Refused of(RefusalView view) {
      return new Refused(view.sentence(), view.citation(), Documents.REFUSAL.write(view.refusal()));
    }
  }

  /// @param brief whether the state is left out
  static Done of(Outcome.Decided decided, Views views, Reader reader, boolean brief) {
    return new Done(
        Document.SCHEMA,
        decided.game().events().size(),
        decided.repeated(),
        views.events(decided.game(), decided.before(), decided.last(), reader),
        brief ? Optional.empty() : Optional.of(views.state(decided.now(), reader)),
        decided
            .refusal()
            .map(why -> Refused.of(views.refusal(why, decided.game(), reader.language()))));
  }
}
