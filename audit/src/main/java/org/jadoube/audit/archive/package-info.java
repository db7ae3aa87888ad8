/// Files of games: what they are compressed by, whether they are text, and their games read in
/// batches side by side.
package org.jadoube.audit.archive;
