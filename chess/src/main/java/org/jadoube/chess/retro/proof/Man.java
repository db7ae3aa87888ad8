package org.jadoube.chess.retro.proof;

import org.jadoube.chess.Role;

/// A piece or pawn on its square; its colour is known from the context.
record Man(Role role, int square) {}
