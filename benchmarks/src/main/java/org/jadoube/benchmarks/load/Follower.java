package org.jadoube.benchmarks.load;

import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/// One end of a WebSocket: a player, or a spectator, of a game. It examines messages no more than
/// necessary, so as not to be the bottleneck. Public because Jetty calls it.
public final class Follower implements Session.Listener.AutoDemanding {
  private static final String CHANGE = "{\"type\":\"change\"";
  private static final String GAME = "{\"type\":\"game\"";
  private static final String ERROR = "{\"type\":\"error\"";
  private static final String FIRST_MOVE = "\"moves\":[{\"ply\":";

  private final LoadedGame board;
  private final Tally tally;
  private final CountDownLatch welcomed;
  private final String hello;
  private final int player;
  private final Function<Session, LoadedGame.Mover> mover;
  private volatile @Nullable Session session;
  private volatile boolean leaving;

  /// @param player 0 for White, 1 for Black, negative for a spectator
  /// @param mover how a player sends acts
  Follower(
      LoadedGame board,
      Tally tally,
      CountDownLatch welcomed,
      String hello,
      int player,
      Function<Session, LoadedGame.Mover> mover) {
    this.board = board;
    this.tally = tally;
    this.welcomed = welcomed;
    this.hello = hello;
    this.player = player;
    this.mover = mover;
  }

  @Override
  public void onWebSocketOpen(Session opened) {
    session = opened;
    opened.sendText(hello, Callback.NOOP);
  }

  @Override
  public void onWebSocketText(String message) {
    tally.heard(message.length());
    if (message.startsWith(CHANGE)) {
      hear(message);
    } else if (message.startsWith(GAME)) {
      sit();
      welcomed.countDown();
    } else if (message.startsWith(ERROR)) {
      board.stop();
      tally.failed(message.substring(0, Math.min(message.length(), 160)));
    }
  }

  /// Sits down; from now on each move comes as a change.
  private void sit() {
    Session open = session;
    if (player >= 0 && open != null) {
      board.seat(player, mover.apply(open));
    }
  }

  private void hear(String message) {
    int moves = message.indexOf(FIRST_MOVE);
    if (player >= 0 && moves >= 0) {
      board.told(number(message, moves + FIRST_MOVE.length()));
    }
  }

  private static int number(String text, int from) {
    int end = from;
    while (Character.isDigit(text.charAt(end))) {
      end++;
    }
    return Integer.parseInt(text, from, end, 10);
  }

  void leave() {
    leaving = true;
  }

  @Override
  public void onWebSocketClose(int status, String reason, Callback callback) {
    callback.succeed();
    if (!leaving) {
      tally.failed("closed: " + status + " " + reason);
    }
  }
}
