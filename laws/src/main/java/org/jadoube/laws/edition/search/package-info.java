/// Looking provisions up as people ask for them: by an Article in any spelling, by name, by words.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.laws.edition.search;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
