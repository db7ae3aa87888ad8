/// Immutable lists that share their beginnings.
package org.jadoube.laws.trail;
