/// Rules for draws that players offer, agree and claim (Articles 9.1 to 9.5).
package org.jadoube.laws.rules.draw;
