package org.jadoube.tournament.pairing.dutch;

/// How far a bracket is paired with a view to those below it. Less is faster, and as good if what
/// is left below turns out well.
enum Depth {
  BRACKET,
  NEXT,
  ALL
}
