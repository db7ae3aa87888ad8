/// What an archive holds, at a glance.
package org.jadoube.audit.statistics;
