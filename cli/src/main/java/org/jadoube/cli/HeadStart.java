package org.jadoube.cli;

import java.util.Map;
import org.jadoube.chess.Setup;
import org.jadoube.laws.edition.Edition;

/// What a short command needs and what takes long to load, got ready by another processor while
/// picocli reads the arguments: the tables of attacks, and the catalogue of the Laws.
final class HeadStart {
  private static final Map<String, Runnable> NEEDS =
      Map.of(
          "position", HeadStart::moves,
          "laws", Edition::newest,
          "explain", HeadStart::movesAndLaws);

  private HeadStart() {}

  /// Gets ready what the command needs.
  static void give(String... arguments) {
    boolean asksForHelp = arguments.length < 2 || arguments[1].startsWith("-");
    if (!asksForHelp && NEEDS.containsKey(arguments[0])) {
      Thread.ofPlatform().daemon().start(() -> load(NEEDS.get(arguments[0])));
    }
  }

  /// What goes wrong here goes wrong again for the command, which then says so.
  private static void load(Runnable need) {
    try {
      need.run();
    } catch (LinkageError failsAgain) {
      return;
    }
  }

  private static void moves() {
    Setup.standard().position().orElseThrow().legalMoves();
  }

  private static void movesAndLaws() {
    moves();
    Edition.newest();
  }
}
