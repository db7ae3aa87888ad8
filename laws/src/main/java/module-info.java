import org.jspecify.annotations.NullMarked;

/// The Laws of Chess as a decider: acts in, events and refusals out, each with its Article.
///
/// The rules are filed by subject in the packages of `laws.rules`. These are not exported, nor is
/// the state of a game that they look at (`laws.state`). Arrows point one way: from `laws.Laws` to
/// the dispatch of acts, to the rules, to the state, to events.
///
/// Null is refused everywhere, with a NullPointerException that names the parameter. A value that
/// makes no sense is refused with an IllegalArgumentException that says what was found and what was
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
      org.jadoube.audit; // it judges whole games, and needs no referee for that
  exports org.jadoube.laws.event;
  exports org.jadoube.laws.game;
  exports org.jadoube.laws.record;
  exports org.jadoube.laws.refusal;
  exports org.jadoube.laws.regulations;
}
