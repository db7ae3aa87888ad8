/// Rules for games that are adjourned and resumed (Guidelines I).
package org.jadoube.laws.rules.adjournment;
