/// Conditions on games: their terms, how text is read as one, and whether they hold.
package org.jadoube.audit.condition;
