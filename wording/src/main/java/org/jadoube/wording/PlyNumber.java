package org.jadoube.wording;

/// A move of a game, counted from 1; 0 is before the first.
record PlyNumber(int number) {}
