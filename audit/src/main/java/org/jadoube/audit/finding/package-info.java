/// What an audit finds, where, by which Laws, and as sentences.
package org.jadoube.audit.finding;
