package org.jadoube.web.answer;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jadoube.chess.Colour;
import org.jadoube.play.people.Account;
import org.jadoube.play.people.PersonalTokens;
import org.jadoube.play.people.RoleGrant;
import org.jadoube.play.people.Sessions;
import org.jadoube.play.people.TokenScope;
import org.jadoube.play.rights.Role;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// Accounts, their sessions and their roles.
public final class AccountAnswers {
  private AccountAnswers() {}

  /// An account, for its signed-in owner.
  ///
  /// @param bot whether a program plays for it
  public record AccountDetails(
      int schema,
      String id,
      String name,
      Optional<String> email,
      Instant created,
      boolean bot,
      List<HeldRole> roles,
      List<OpenSession> sessions,
      List<KeptToken> tokens) {
    public AccountDetails {
      roles = List.copyOf(roles);
      sessions = List.copyOf(sessions);
      tokens = List.copyOf(tokens);
    }

    /// The details of an account.
    public static AccountDetails of(
        Account account,
        boolean bot,
        List<RoleGrant> grants,
        List<OpenSession> sessions,
        List<PersonalTokens.Kept> tokens) {
      return new AccountDetails(
          Document.SCHEMA,
          account.id().text(),
          account.name(),
          account.email(),
          account.created(),
          bot,
          grants.stream().map(HeldRole::of).toList(),
          sessions,
          tokens.stream().map(KeptToken::of).toList());
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
    static HeldRole of(RoleGrant grant) {
      return new HeldRole(
          grant.scope().shown(), grant.role().text(), grant.colour().map(Names::of));
    }
  }

  /// A token with which a program acts for an account.
  ///
  /// @param id which opens nothing
  /// @param name its owner's name for it
  /// @param scopes what the program may do, such as `board:play`
  /// @param seen when it was last used, to the hour
  public record KeptToken(
      String id, String name, List<String> scopes, Instant created, Instant seen) {
    public KeptToken {
      scopes = List.copyOf(scopes);
    }

    static KeptToken of(PersonalTokens.Kept kept) {
      return new KeptToken(
          kept.id(), kept.name(), names(kept.scopes()), kept.created(), kept.seen());
    }

    private static List<String> names(Set<TokenScope> scopes) {
      return scopes.stream().sorted().map(TokenScope::text).toList();
    }
  }

  /// A token that has just been made.
  ///
  /// @param token to be kept; nobody can read it again
  public record NewToken(int schema, String id, String token, List<String> scopes) {
    public NewToken {
      scopes = List.copyOf(scopes);
    }

    /// The answer to its owner.
    public static NewToken of(PersonalTokens.Given given) {
      return new NewToken(
          Document.SCHEMA,
          given.kept().id(),
          given.secret().text(),
          KeptToken.names(given.kept().scopes()));
    }

    /// Keeps the token out of logs.
    @Override
    public String toString() {
      return "NewToken " + id;
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
