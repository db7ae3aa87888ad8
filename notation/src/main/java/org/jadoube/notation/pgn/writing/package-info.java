/// Writes movetext as bytes, for games as trees and for games that are only passing through.
@NullMarked
package org.jadoube.notation.pgn.writing;

import org.jspecify.annotations.NullMarked;
