package org.jadoube.laws.rules.conduct;

import java.util.Optional;
import java.util.stream.Stream;
import org.jadoube.laws.act.Basis;
import org.jadoube.laws.edition.Article;
import org.jadoube.laws.edition.Edition;
import org.jadoube.laws.edition.Provision;
import org.jadoube.laws.edition.Rule;
import org.jadoube.laws.refusal.ConductObjection;
import org.jadoube.laws.refusal.Objection;

/// The provisions that the arbiter's decisions rest on.
final class Bases {
  private Bases() {}

  /// Why a basis does not exist in that edition.
  static Optional<Objection> objection(Basis basis, Edition edition) {
    return switch (basis) {
      case Basis.OfProvision(String name) ->
          edition.provision(name).isPresent() ? Optional.empty() : Optional.of(unknown(name));
      case Basis.OfArticle(Article article) ->
          edition.prints(article)
              ? Optional.empty()
              : Optional.of(new ConductObjection.NoSuchArticle(article));
    };
  }

  private static Objection unknown(String name) {
    return Rule.named(name)
        .<Objection>map(Objection.NotInThisEdition::new)
        .orElseGet(() -> new ConductObjection.NoSuchProvision(name));
  }

  /// The provisions of the edition under that name or number.
  static Stream<Provision> provisions(Basis basis, Edition edition) {
    return switch (basis) {
      case Basis.OfProvision(String name) -> edition.provision(name).stream();
      case Basis.OfArticle(Article article) ->
          edition.provisions().stream().filter(each -> each.articles().contains(article));
    };
  }

  /// The number of the Article it belongs to.
  static Article article(Basis basis, Edition edition) {
    return switch (basis) {
      case Basis.OfProvision(String name) -> edition.provision(name).orElseThrow().article();
      case Basis.OfArticle(Article article) -> article;
    };
  }
}
