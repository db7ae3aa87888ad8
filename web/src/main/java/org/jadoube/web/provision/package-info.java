/// The provisions of the Laws in the languages of their readers, and how they are found by people
/// who ask in their own words.
@NullMarked
package org.jadoube.web.provision;

import org.jspecify.annotations.NullMarked;
