/// The form of a game: the required look of its tags and clock times.
package org.jadoube.audit.form;
