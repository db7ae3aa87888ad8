/// What all notations share: readings and faults, languages and their letters; and the moves of
/// engines (UCI) and of correspondence chess (ICCF).
package org.jadoube.notation;
