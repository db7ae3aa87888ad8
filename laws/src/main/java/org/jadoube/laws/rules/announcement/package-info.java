/// Rules for moves announced to visually disabled players (Appendix D), and for Chess960
/// (Guidelines II).
package org.jadoube.laws.rules.announcement;
