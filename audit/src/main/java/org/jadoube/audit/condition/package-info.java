/// Conditions on games: what can be asked for, read from text, and whether it holds.
package org.jadoube.audit.condition;
