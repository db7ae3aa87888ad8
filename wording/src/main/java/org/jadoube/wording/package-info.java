/// Rulings, refusals and moves as sentences in several languages.
package org.jadoube.wording;
