/// The form of a game: what its tags and clock times must look like.
package org.jadoube.audit.form;
