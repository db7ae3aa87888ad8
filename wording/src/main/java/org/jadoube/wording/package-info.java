/// Rulings, refusals and moves as one clear sentence each, per language.
package org.jadoube.wording;
