/// Who can still win: dead positions (Article 5.2.2) and flag-falls (Article 6.9).
package org.jadoube.chess.fate;
