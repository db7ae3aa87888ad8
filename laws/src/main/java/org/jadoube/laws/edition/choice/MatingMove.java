package org.jadoube.laws.edition.choice;

/// What a mating move must be in accordance with to end the game (Article 5.1.1).
public enum MatingMove {
  ARTICLE_3,
  ARTICLES_3_AND_4
}
