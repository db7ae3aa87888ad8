/// Games that prove a position legal: moves from the beginning to it.
package org.jadoube.chess.proof;
