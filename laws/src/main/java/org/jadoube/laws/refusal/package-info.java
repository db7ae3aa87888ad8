/// Why acts are refused.
package org.jadoube.laws.refusal;
