/// What may be done now, found out by trying.
package org.jadoube.laws.permission;
