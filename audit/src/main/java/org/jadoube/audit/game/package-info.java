/// Games as they were read, and what their tags and comments say about their dates and ends.
package org.jadoube.audit.game;
