package org.jadoube.laws.ending;

import java.util.List;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Fact;

/// The end of a game under the Laws.
///
/// @param citation the provision that ends it; if there are several, the first in the order of the
///   Laws
/// @param facts the facts behind it; further provisions that draw the game at the same moment are
///   among them, each before its own facts
public record Ending(Citation citation, Result result, List<Fact> facts) {
  public Ending {
    facts = List.copyOf(facts);
  }
}
