package org.jadoube.web.http.stream;

import java.util.Optional;
import org.jadoube.web.description.OneOf;
import org.jadoube.web.http.game.Done;

/// An act sent on a WebSocket took effect.
///
/// @param key of the act
/// @param done the answer that a POST would have got
record ActDone(@OneOf("done") String type, Optional<String> key, Done done) {
  ActDone(Optional<String> key, Done done) {
    this("done", key, done);
  }
}
