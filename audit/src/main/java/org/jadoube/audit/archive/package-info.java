/// Files of games: opened, decompressed, and refused if they aren't text.
@API(status = Status.EXPERIMENTAL)
@NullMarked
package org.jadoube.audit.archive;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
import org.jspecify.annotations.NullMarked;
