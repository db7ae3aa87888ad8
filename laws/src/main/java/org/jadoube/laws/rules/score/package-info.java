/// Rules for keeping score (Article 8).
package org.jadoube.laws.rules.score;
