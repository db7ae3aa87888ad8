/// Our library and its peers in one race, with equal questions and answers.
@NullMarked
package org.jadoube.benchmarks.race;

import org.jspecify.annotations.NullMarked;
