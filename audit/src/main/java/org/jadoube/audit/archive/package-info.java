/// Files of games: opened, decompressed, and refused if they aren't text.
@API(status = Status.EXPERIMENTAL)
package org.jadoube.audit.archive;

import org.apiguardian.api.API;
import org.apiguardian.api.API.Status;
