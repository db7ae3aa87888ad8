/// The editions of the Laws: their provisions, the number of each in each edition, and citations.
package org.jadoube.laws.edition;
