package org.jadoube.chess.retro.proof;

import org.jadoube.chess.Role;

/// A piece or pawn of a known side on its square.
record Man(Role role, int square) {}
