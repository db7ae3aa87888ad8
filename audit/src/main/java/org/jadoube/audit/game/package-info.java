/// Games as they were read, and the remarks of their tags and comments on dates and ends.
package org.jadoube.audit.game;
