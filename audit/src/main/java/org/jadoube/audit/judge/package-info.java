/// Games held against the Laws: their text, their claims, their ends and their results.
package org.jadoube.audit.judge;
