@NullMarked
package org.jadoube.competition.trf;

import org.jspecify.annotations.NullMarked;
