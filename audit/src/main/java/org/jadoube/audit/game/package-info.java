/// A game as it was read, with what its tags and comments say of its date and its end.
package org.jadoube.audit.game;
