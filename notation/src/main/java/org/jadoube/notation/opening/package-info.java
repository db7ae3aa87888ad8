/// The names of chess openings.
package org.jadoube.notation.opening;
