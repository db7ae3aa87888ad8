/// Rules for quickplay finishes (Guidelines III).
package org.jadoube.laws.rules.quickplay;
