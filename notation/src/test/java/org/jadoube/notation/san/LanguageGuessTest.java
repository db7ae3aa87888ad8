package org.jadoube.notation.san;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jadoube.chess.Position;
import org.jadoube.notation.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguageGuessTest {
  private static LanguageGuess guess(String moves) {
    return LanguageGuess.of(Position.standard(), List.of(moves.split(" ", -1)));
  }

  @ParameterizedTest
  @CsvSource({
    "e4 e5 Nf3 Nc6 Bb5 a6 O-O Be7 Re1 d6 Qe2, en",
    "e4 e5 Jf3 Jc6 Sb5 a6 O-O Se7 Ve1 d6 De2, cs",
    "e4 e5 Кf3 Кc6 Оb5 a6 O-O Оe7 Тe1 d6 Дe2, bg",
    "e4 e5 Сf3 Сc6 Лb5 a6 O-O Лe7 Тe1 d6 Дe2, sr-Cyrl",
    "e4 e5 Кf3 Кc6 Сb5 a6 O-O Сe7 Лe1 d6 Фe2, ru",
    "e4 e5 Cf3 Cc6 Fb5 a6 O-O Fe7 Te1 d6 De2, fr",
    "e4 e5 Sf3 Sc6 Gb5 a6 O-O Ge7 We1 d6 He2, pl",
    "e4 e5 Кf3 Кc6 Сb5 a6 O-O Сe7 Тe1 d6 Фe2, uk",
    "e4 e5 Af3 Ac6 Fb5 a6 O-O Fe7 Ke1 d6 Ve2 Şf8, tr",
    "e4 e5 Ιf3 Ιc6 Αb5 a6 O-O Αe7 Πe1 d6 Βe2, el",
    "e4 e5 Zf3 Zc6 Lb5 a6 O-O Le7 Te1 d6 De2, lv",
    "e4 e5 Žf3 Žc6 Rb5 a6 O-O Re7 Be1 d6 Ve2, lt",
  })
  void language_of_a_game_is_found(String moves, String tag) {
    LanguageGuess guess = guess(moves);

    assertThat(guess.language().tag()).isEqualTo(tag);
    assertThat(guess.certainty()).isGreaterThan(0.9);
  }

  @Test
  void languages_of_the_same_letters_stay_possible() {
    LanguageGuess guess = guess("e4 e5 Sf3 Sc6 Lb5 a6 O-O Le7 Te1 d6 De2");

    assertThat(guess.language().tag()).isEqualTo("sl");
    assertThat(guess.alsoPossible())
        .extracting(Language::tag)
        .containsExactly("sr-Latn", "de", "da", "nb", "sv");
    assertThat(guess.certainty()).isEqualTo(1); // the letters are sure, the language is not
  }

  @Test
  void letters_typed_in_the_wrong_script_count_less() {
    assertThat(guess("e4 e5 Kf3 Kc6 Оb5 a6 O-O Оe7 Тe1 d6 Дe2").language().tag()).isEqualTo("bg");
    assertThat(guess("e4 e5 Ke2 Ke7").language()).isEqualTo(Language.ENGLISH);
  }

  @ParameterizedTest
  @CsvSource({
    "e4 e5 xyz Sf3 Sc6 Gb5 a6 O-O Ge7 We1 d6 He2, pl", // one word too many
    "e4 e5 Sf33 Sc6 Gb5 a6 O-O Ge7 We1 d6 He2, pl", // a move that nobody can read
    "?? e5 Jf3 Jc6 Sb5 a6 Sc4 Se7 Vf1 d6 De2, cs",
  })
  void one_unreadable_word_does_not_spoil_the_guess(String moves, String tag) {
    LanguageGuess guess = guess(moves);

    assertThat(guess.language().tag()).isEqualTo(tag);
    assertThat(guess.certainty()).isBetween(0.5, 0.99);
  }

  @ParameterizedTest
  @CsvSource({
    "e4 c6 d4 d5 e5 Lf5 e6 Sb3 Sd7 Sf3 Se7 c3 Sg6 Le3, sl", // without a knight's move
    "d4 Кf6 c4 e6 g3 d5 Оg2 Оb4+ O-O Кf3 Кbd7 O-O b6 b3, bg",
  })
  void a_missing_move_does_not_spoil_the_guess(String moves, String tag) {
    assertThat(guess(moves).language().tag()).isEqualTo(tag);
  }

  @ParameterizedTest
  @CsvSource({
    "e4 e5 ფf3 ფc6 კb5 a6 O-O კe7 ეe1 d6 ლe2, 2", // no letters known
    "e4 e5 馬f3 馬c6, 2",
    "e4 c5 Bb5, -1",
    "e4 e5 Xf3 Nc6 Bb5 a6, -1", // a slip
    "e4 e5 Nf3 White resigns because of time trouble in this bad position, -1",
    "e4 e5 Ke4 Nf6 Nc3 Nxe4 Bc4 d5 Bd3 Rg8 Qe2 f5 Nf3, -1", // illegal, but in English letters
    "e4 e5 Sf3 Sc6 Lb5 a6 O-O Le7 Te1 d6 De2, -1",
  })
  void letters_that_nobody_knows_are_found(String moves, int first) {
    assertThat(LanguageGuess.firstStrange(List.of(moves.split(" ", -1))).orElse(-1))
        .isEqualTo(first);
  }

  @Test
  void pawns_alone_say_nothing() {
    assertThat(guess("e4 e5").certainty()).isLessThan(0.1);
    assertThat(guess("e4 e5").language()).isEqualTo(Language.ENGLISH);
  }
}
