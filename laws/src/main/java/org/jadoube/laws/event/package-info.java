/// The events of a game: facts that are never judged again.
package org.jadoube.laws.event;
