/// Where a game stands, as the rules see it, and what each event makes of it. Data only: no rule is
/// applied here.
package org.jadoube.laws.state;
