/// The checks: of the text of a game, its claims, its end and its result.
package org.jadoube.audit.judge;
