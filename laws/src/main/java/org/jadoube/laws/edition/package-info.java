/// The editions of the Laws: their provisions, what each is called where, and citations.
package org.jadoube.laws.edition;
