/// The common ground of all notations: readings and faults, languages and their letters. Also the
/// moves of engines (UCI), of correspondence chess (ICCF), and attempts in coordinates.
package org.jadoube.notation;
