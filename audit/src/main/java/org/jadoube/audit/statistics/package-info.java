/// The contents of an archive, at a glance.
package org.jadoube.audit.statistics;
