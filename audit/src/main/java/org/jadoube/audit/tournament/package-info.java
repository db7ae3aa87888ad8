/// Games as parts of an event, and whether the event is complete.
package org.jadoube.audit.tournament;
