package org.jadoube.laws.edition.choice;

/// The Articles with which a mating move must accord to end the game (Article 5.1.1).
///
/// @since 0.1.0
public enum MatingMove {
  ARTICLE_3,
  ARTICLES_3_AND_4
}
