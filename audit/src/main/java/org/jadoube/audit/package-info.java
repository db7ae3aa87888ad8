/// Archives of games checked against the Laws.
package org.jadoube.audit;
