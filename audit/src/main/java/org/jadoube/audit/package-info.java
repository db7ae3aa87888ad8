/// An archive of games held against the Laws.
package org.jadoube.audit;
