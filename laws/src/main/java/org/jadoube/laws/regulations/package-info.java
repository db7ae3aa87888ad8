/// Everything that is agreed before a game.
package org.jadoube.laws.regulations;
