/// The acts that are possible now.
package org.jadoube.laws.permission;
