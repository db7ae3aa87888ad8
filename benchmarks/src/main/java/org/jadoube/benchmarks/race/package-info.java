/// Our library and its peers in one race, with the same questions and answers.
@NullMarked
package org.jadoube.benchmarks.race;

import org.jspecify.annotations.NullMarked;
