/// Decisions of organisers and arbiters: entries, numbers, pairings, line-ups, results. Every
/// change is a function of the tournament as it is; rights, time and storage are somebody else's
/// business.
@NullMarked
package org.jadoube.tournament.desk;

import org.jspecify.annotations.NullMarked;
