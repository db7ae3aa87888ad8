/// Rules for the conduct of players and arbiters: penalties, points, devices, appeals (Articles 10
/// to 12).
package org.jadoube.laws.rules.conduct;
