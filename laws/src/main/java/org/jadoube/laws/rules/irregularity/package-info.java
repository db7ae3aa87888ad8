/// Rules for irregularities: illegal moves, displaced pieces, a wrong start (Articles 7, A.5 and
/// B).
package org.jadoube.laws.rules.irregularity;
