package org.jadoube.notation.spelling;

/// Which letters are forgiven.
///
/// @param lookAlikes whether a letter may come from the other script: Latin `K` for Cyrillic `К`
/// @param anyCase whether a small letter that could be a file may be a piece: `bc4` for `Bc4`
public record ForgivenLetters(boolean lookAlikes, boolean anyCase) {}
