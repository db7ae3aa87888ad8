/// Which rule decides on an act: by how far the game has come, and by what is done.
package org.jadoube.laws.deciding;
