/// Who can still win: dead positions (Article 5.2.2) and flag-falls (Article 6.9). Stands on what
/// the men tell at a glance, on the phases of a game and on the search for a helpmate.
package org.jadoube.chess.fate;
