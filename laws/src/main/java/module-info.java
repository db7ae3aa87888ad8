import org.jspecify.annotations.NullMarked;

/// The Laws of Chess as a decider: acts in, events and refusals out, each with its article.
///
/// The rules stand by subject in the packages of `laws.rules`, which are not exported, nor is the
/// state of a game that they look at (`laws.state`). Arrows point one way: from `laws.Laws` to what
/// decides on acts, to the rules, to the state, to events.
///
/// Null is refused everywhere, with a NullPointerException that names the parameter, and values
/// that make no sense with an IllegalArgumentException that says what was found and what was
/// expected.
@NullMarked
@SuppressWarnings("module") // the audit is built later and not seen from here
module org.jadoube.laws {
  requires transitive org.jadoube.chess;
  requires transitive org.jadoube.notation;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports org.jadoube.laws;
  exports org.jadoube.laws.act;
  exports org.jadoube.laws.clock;
  exports org.jadoube.laws.edition;
  exports org.jadoube.laws.edition.choice;
  exports org.jadoube.laws.edition.search;
  exports org.jadoube.laws.ending to
      org.jadoube.audit; // which judges whole games, and needs no referee for that
  exports org.jadoube.laws.event;
  exports org.jadoube.laws.game;
  exports org.jadoube.laws.record;
  exports org.jadoube.laws.refusal;
  exports org.jadoube.laws.regulations;
}
