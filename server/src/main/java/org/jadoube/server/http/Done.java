package org.jadoube.server.http;

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
/// @param refusal why part of it, such as a draw offer, had no effect
record Done(
    int schema,
    int sequence,
    boolean repeated,
    List<EventView> events,
    StateView state,
    Optional<Refused> refusal) {
  /// @param refusal the document of `wire`
  record Refused(String sentence, CitationView citation, @JsonRawValue String refusal) {
    static Refused of(RefusalView view) {
      return new Refused(view.sentence(), view.citation(), Documents.REFUSAL.write(view.refusal()));
    }
  }

  static Done of(Outcome.Decided decided, Views views, Reader reader) {
    return new Done(
        Document.SCHEMA,
        decided.game().events().size(),
        decided.repeated(),
        views.events(decided.game(), decided.before(), decided.last(), reader),
        views.state(decided.now(), reader),
        decided
            .refusal()
            .map(why -> Refused.of(views.refusal(why, decided.game(), reader.language()))));
  }
}
