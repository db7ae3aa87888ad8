/// Work on an archive in batches of games, side by side.
package org.jadoube.audit.batch;
