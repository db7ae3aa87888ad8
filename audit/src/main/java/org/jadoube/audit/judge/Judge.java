package org.jadoube.audit.judge;

import java.util.List;
import org.jadoube.audit.finding.PlacedFinding;
import org.jadoube.audit.game.PlayedGame;
import org.jadoube.audit.game.Sieve;
import org.jadoube.laws.edition.Edition;

/// Checks games against the Laws.
public interface Judge {
  /// How many positions to search before it stays undecided whether a player can checkmate. Hardly
  /// any position of a real game takes a hundredth of this.
  long MOST_NODES = 1_000_000;

  /// The findings in `game`: first those about the text, then claims, then its end.
  List<PlacedFinding> findings(PlayedGame game);

  /// A sieve for one thread, which never lets a game pass in which this judge finds something.
  Sieve sieve();

  /// The edition by which facts are found: of several that may have been in force, the latest.
  Edition edition(PlayedGame game);
}
