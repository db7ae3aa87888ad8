/// What is known of a game after an audit, one row for each: the facts that researchers count.
@org.jspecify.annotations.NullMarked
package org.jadoube.audit.facts;
