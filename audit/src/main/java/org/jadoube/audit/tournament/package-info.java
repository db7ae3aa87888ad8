/// Games as parts of an event: whether it has all that it should have.
package org.jadoube.audit.tournament;
