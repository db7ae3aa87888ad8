/// Systems that fill each bracket from below: for teams (C.04.6), and the Double-Swiss (C.04.5).
package org.jadoube.tournament.pairing.upfloat;
