/// Boards drawn as text and as SVG.
@NullMarked
package org.jadoube.notation.diagram;

import org.jspecify.annotations.NullMarked;
