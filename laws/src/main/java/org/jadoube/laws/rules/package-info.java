/// The common ground of all rules: outcomes, legal moves, endings. The packages inside this one
/// hold the rules by subject. A rule is a stateless function from a game and an act to events or a
/// refusal.
package org.jadoube.laws.rules;
