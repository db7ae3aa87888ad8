/// FEN, SAN, UCI and PGN, read and written.
package org.jadoube.notation;
