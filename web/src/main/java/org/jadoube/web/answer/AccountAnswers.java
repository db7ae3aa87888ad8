package org.jadoube.web.answer;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.Grant;
import org.jadoube.play.people.Sessions;
import org.jadoube.play.rights.Role;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// Accounts, their sessions and their roles.
public final class AccountAnswers {
  private AccountAnswers() {}

  /// An account, for its signed-in owner.
  public record AccountDetails(
      int schema,
      String id,
      String name,
      Optional<String> email,
      Instant created,
      List<HeldRole> roles,
      List<OpenSession> sessions) {
    public AccountDetails {
      roles = List.copyOf(roles);
      sessions = List.copyOf(sessions);
    }

    /// The details of an account.
    public static AccountDetails of(
        Account account, List<Grant> grants, List<OpenSession> sessions) {
      return new AccountDetails(
          Document.SCHEMA,
          account.id().text(),
          account.name(),
          account.email(),
          account.created(),
          grants.stream().map(HeldRole::of).toList(),
          sessions);
    }
  }

  /// A role of an account.
  ///
  /// @param scope where it holds: `game:` or `tournament:` and the id
  /// @param colour of the player, or of the player assisted
  public record HeldRole(
      String scope,
      @NameOf(Role.class) String role,
      @NameOf(Colour.class) Optional<String> colour) {
    static HeldRole of(Grant grant) {
      return new HeldRole(
          grant.scope().shown(), grant.role().text(), grant.colour().map(Names::of));
    }
  }

  /// A session of an account.
  ///
  /// @param session its id, which opens nothing
  /// @param seen when it was last used, to the hour
  /// @param own whether it is the session of this request
  public record OpenSession(String session, Instant created, Instant seen, boolean own) {
    /// A stored session.
    ///
    /// @param asking the id of the session of this request
    public static OpenSession of(Sessions.Open session, String asking) {
      return new OpenSession(
          session.id(), session.created(), session.seen(), session.id().equals(asking));
    }
  }
}
