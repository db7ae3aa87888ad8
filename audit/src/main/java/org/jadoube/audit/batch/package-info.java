/// Batches of games from an archive, processed side by side.
package org.jadoube.audit.batch;
