package org.jadoube.laws;

/// The three kinds of play that the Laws tell apart by the time allotted (Appendices A and B).
public enum TimeClass {
  STANDARD,
  RAPID,
  BLITZ
}
