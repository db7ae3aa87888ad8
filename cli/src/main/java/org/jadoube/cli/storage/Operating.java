package org.jadoube.cli.storage;

import java.util.Optional;
import java.util.function.Function;
import org.jadoube.cli.shell.ExitCode;
import org.jadoube.cli.shell.Streams;
import org.jadoube.play.people.Moderation;
import org.jadoube.play.people.Scope;
import org.jadoube.web.StartFailure;
import org.jadoube.web.Storage;
import org.jadoube.wire.Json;

/// Hides and removes games, tournaments and accounts in a server's database.
///
/// @param command the command's name in messages
/// @param missing what is said if nothing is found
/// @param json whether the answer is a JSON object
public record Operating(
    Streams streams, Storage storage, String command, String missing, boolean json) {
  /// Hides something, or shows it again.
  public int hide(Function<Moderation, Optional<Scope>> what, boolean hide) {
    return tried(
        what,
        (moderation, scope) -> {
          moderation.hide(scope, hide);
          return true;
        },
        hide ? "hidden" : "shown again");
  }

  /// Removes something for good.
  public int remove(Function<Moderation, Optional<Scope>> what) {
    return tried(what, Moderation::remove, "removed");
  }

  private interface Task {
    boolean done(Moderation moderation, Scope scope);
  }

  private int tried(Function<Moderation, Optional<Scope>> what, Task task, String done) {
    try {
      Optional<Scope> found =
          storage.moderate(moderation ->
              what.apply(moderation)
                  .filter(moderation::knows)
                  .filter(scope -> task.done(moderation, scope)));
      if (found.isPresent()) {
        String name = found.get().text();
        streams
            .out()
            .println(
                json ? Json.object("schema", 1, "done", done, "what", name) : done + ": " + name);
        streams.out().flush();
        return ExitCode.DONE;
      }
      boolean known =
          storage.moderate(
              moderation -> what.apply(moderation).filter(moderation::knows).isPresent());
      tell(
          known
              ? "A tournament would have no organiser: let another organiser be appointed, or remove it."
              : missing);
    } catch (StartFailure failed) {
      tell(String.valueOf(failed.getMessage()));
    }
    return ExitCode.MISUSE;
  }

  private void tell(String message) {
    streams.err().println("jadoube " + command + ": " + message);
  }
}
