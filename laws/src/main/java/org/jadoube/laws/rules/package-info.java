/// What the rules of every subject share: what an act comes to, legal moves, how a game ends. The
/// packages within this one hold the rules by subject. A rule looks at a game and at the act, and
/// answers with events or a refusal; it keeps nothing.
package org.jadoube.laws.rules;
