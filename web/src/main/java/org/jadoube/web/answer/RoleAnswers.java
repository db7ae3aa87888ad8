package org.jadoube.web.answer;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.play.people.OfficeLog;
import org.jadoube.play.people.RoleGrant;
import org.jadoube.play.rights.Role;
import org.jadoube.web.description.NameOf;
import org.jadoube.wire.Document;
import org.jadoube.wire.Names;

/// The roles in a game or a tournament, and the deeds of those who hold them.
public final class RoleAnswers {
  private RoleAnswers() {}

  /// The roles in a game or a tournament.
  ///
  /// @param roles in the order in which they were given
  public record RoleList(int schema, List<GivenRole> roles) {
    public RoleList {
      roles = List.copyOf(roles);
    }
  }

  /// A role that somebody has.
  ///
  /// @param account the name of the account; left out if the holder of a token has the role
  /// @param name the name of the token's holder, if known
  public record GivenRole(
      String id,
      @NameOf(Role.class) String role,
      @NameOf(Colour.class) Optional<String> colour,
      Optional<String> account,
      Optional<String> name,
      Instant granted) {
    /// A role as granted.
    ///
    /// @param account the name of the account that has it
    public static GivenRole of(RoleGrant grant, Optional<String> account) {
      return new GivenRole(
          grant.id(),
          grant.role().text(),
          grant.colour().map(Names::of),
          account,
          Optional.of(grant.name()).filter(name -> !name.isEmpty()),
          grant.granted());
    }
  }

  /// A role that has just been given.
  ///
  /// @param token for the holder of the role, unless it is an account
  public record NewRole(int schema, @NameOf(Role.class) String role, Optional<String> token) {
    /// A role for an account, or with a token.
    public static NewRole of(Role role, Optional<String> token) {
      return new NewRole(Document.SCHEMA, role.text(), token);
    }

    /// Keeps the token out of logs.
    @Override
    public String toString() {
      return "NewRole " + role;
    }
  }

  /// The deeds of officials in a game or a tournament.
  ///
  /// @param entries the latest first, at most 200
  /// @param next `before` of the next page, if there is one
  public record OfficeEntries(int schema, List<OfficeEntry> entries, Optional<String> next) {
    public OfficeEntries {
      entries = List.copyOf(entries);
    }

    /// A stored page.
    public static OfficeEntries of(OfficeLog.Page page) {
      return new OfficeEntries(
          Document.SCHEMA, page.entries().stream().map(OfficeEntry::of).toList(), page.next());
    }
  }

  /// A deed of an official.
  ///
  /// @param holder `account:` or `key:` and an id
  /// @param deed the type of the act or another matter
  /// @param what the act as it was sent
  /// @param outcome such as `done: events 7 to 8` or `refused: …`; empty if the server stopped in
  ///   between
  public record OfficeEntry(
      Instant moment, String role, String holder, String deed, String what, String outcome) {
    /// A stored entry.
    public static OfficeEntry of(OfficeLog.Entry entry) {
      return new OfficeEntry(
          entry.moment(),
          entry.role(),
          entry.holder(),
          entry.deed(),
          entry.what(),
          entry.outcome());
    }
  }
}
