package org.jadoube.laws.edition.choice;

/// In which phase of a game the arbiter may tell the number of moves, once a flag has fallen
/// (Article 12.6).
public enum NumberTold {
  ANY_PHASE,

  QUICKPLAY_FINISH
}
