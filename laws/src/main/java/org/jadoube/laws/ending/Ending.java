package org.jadoube.laws.ending;

import java.util.List;
import org.jadoube.laws.act.Result;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Fact;

/// An end that the Laws put to a game.
///
/// @param citation the provision that ends it; the first in the order of the Laws if several do
/// @param facts what it rests on; further provisions that draw the game at the same moment are
///   among them, each before its own facts
public record Ending(Citation citation, Result result, List<Fact> facts) {
  public Ending {
    facts = List.copyOf(facts);
  }
}
