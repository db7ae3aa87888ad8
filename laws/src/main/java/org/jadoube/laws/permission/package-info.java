/// What may be done now.
package org.jadoube.laws.permission;
