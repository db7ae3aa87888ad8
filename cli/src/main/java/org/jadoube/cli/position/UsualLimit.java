package org.jadoube.cli.position;

import java.util.Map;
import java.util.Stack;
import org.jadoube.chess.retro.proof.ProofGame;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/// Lets a FEN follow an option with an optional number: anything else than a number is left alone.
final class UsualLimit implements IParameterPreprocessor {
  @Override
  @SuppressWarnings("JdkObsolete") // picocli's own type
  public boolean preprocess(
      Stack<String> arguments, CommandSpec command, ArgSpec option, Map<String, Object> found) {
    if (arguments.isEmpty() || !arguments.peek().matches("[0-9]+")) {
      arguments.push(String.valueOf(ProofGame.USUAL_LIMIT));
    }
    return false;
  }
}
