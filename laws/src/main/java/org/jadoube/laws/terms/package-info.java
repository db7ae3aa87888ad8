/// What an edition settles: the numbers and choices in which editions differ, typed.
package org.jadoube.laws.terms;
