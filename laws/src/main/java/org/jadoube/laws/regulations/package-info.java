/// What is settled before a game.
package org.jadoube.laws.regulations;
