/// Files of games: opened, decompressed, and refused if they aren't text.
package org.jadoube.audit.archive;
