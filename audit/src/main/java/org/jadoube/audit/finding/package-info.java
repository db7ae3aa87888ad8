/// What an audit finds, where, under which Laws, and how it is worded.
package org.jadoube.audit.finding;
