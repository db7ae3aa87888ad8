/// The state of a game as the rules see it, and how each event changes it. Data only: no rule is
/// applied here.
package org.jadoube.laws.state;
