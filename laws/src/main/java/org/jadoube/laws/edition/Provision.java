package org.jadoube.laws.edition;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.domain.Require;

/// A provision as one edition has it.
///
/// ```java
/// Provision provision = Edition.newest().provision(Rule.CHECKMATE).orElseThrow();
/// provision.kind(); // => COMPUTED
/// provision.article(); // => 5.1.1
/// ```
///
/// @param name its stable name, the same in all editions
/// @param articles its numbers; the first is the one that is cited
/// @param inferred whether the numbers are taken from another edition because the source has none
/// @param gist its content in that edition, in our words
/// @param limit why a program can do no more, for a provision left to people; else empty
/// @param parameters the numbers and choices that the edition has made; the gist mentions each
/// @param elsewhere what implements it, if no code of this module uses its rule
/// @param notes what translations get wrong about it, or what is odd about the texts
/// @since 0.1.0
public record Provision(
    String name,
    Kind kind,
    List<Article> articles,
    boolean inferred,
    String gist,
    String limit,
    List<ParameterValue<?>> parameters,
    Optional<Elsewhere> elsewhere,
    List<String> notes) {
  /// A program's part in a provision.
  public enum Kind {
    /// The program works it out.
    COMPUTED,
    /// The program records what players and arbiters do about it, and what follows.
    RECORDED,
    /// It calls for an arbiter's judgement.
    DISCRETION,
    /// It concerns things outside any program.
    PHYSICAL
  }

  /// The implementation of a provision that does not use its rule.
  ///
  /// @param type the class, `chess.Position`
  /// @param test the test that shows it, `PositionTest`
  public record Elsewhere(String type, String test) {
    public Elsewhere {
      Require.notBlank(type, "type");
      Require.notBlank(test, "test");
    }
  }

  public Provision {
    Require.notBlank(name, "name");
    Require.notEmpty(articles, "articles");
    articles = List.copyOf(articles);
    parameters = List.copyOf(parameters);
    notes = List.copyOf(notes);
  }

  /// The number that is cited.
  public Article article() {
    return articles.getFirst();
  }

  /// Whether the program does anything about it.
  public boolean isApplied() {
    return kind == Kind.COMPUTED || kind == Kind.RECORDED;
  }

  /// The rule, if the program applies it.
  public Optional<Rule> rule() {
    return Rule.named(name);
  }
}
