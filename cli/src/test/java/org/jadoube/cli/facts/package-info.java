@org.jspecify.annotations.NullMarked
package org.jadoube.cli.facts;
