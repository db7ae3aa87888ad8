package org.jadoube.notation.spoken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.notation.PerftPositions.position;

import java.util.List;
import java.util.Optional;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Language;
import org.jadoube.notation.PerftPositions;
import org.jadoube.notation.Reading;
import org.jadoube.notation.TextFault;
import org.jadoube.notation.Uci;
import org.jadoube.notation.san.San;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SpokenMovesTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  private static final String ONE_SIDE = "r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1";
  private static final String PASSING = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
  private static final String PROMOTES = "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1";

  private static SpokenMoves in(String tag) {
    return SpokenMoves.in(Language.tagged(tag).orElseThrow()).orElseThrow();
  }

  @Test
  void the_languages_of_the_pages_are_spoken_and_some_more() {
    assertThat(SpokenMoves.languages())
        .extracting(Language::tag)
        .startsWith("en")
        .contains("cs", "sl", "sr-Latn", "sr-Cyrl", "bg", "de", "fr", "es", "ru")
        .contains("it", "nl", "pl", "hu");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "cs", "sl", "sr-Latn"})
  void the_names_of_files_in_appendix_d_are_understood_in_any_latin_language(String tag) {
    Position start = position(START);
    assertThat(in(tag).read(start, "Felix 3"))
        .isEqualTo(Reading.of(Uci.read(start, "f2f3").orThrow()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de | " + START + " | g1f3 | Springer Gustav eins Felix drei | Springer g1 f3",
        "de | " + START + " | e2e4 | Bauer Eva zwei Eva vier | Bauer e2 e4",
        "de | " + CASTLES + " | e1g1 | kurze Rochade | kurze Rochade",
        "de | " + CASTLES + " | e1c1 | lange Rochade | lange Rochade",
        "de | "
            + CASTLES
            + " | a1a8 | Turm Anna eins schlägt Anna acht, Schach "
            + "| Turm a1 schlägt a8, Schach",
        "de | "
            + PASSING
            + " | e5d6 | Bauer Eva fünf schlägt David sechs en passant "
            + "| Bauer e5 schlägt d6 en passant",
        "de | "
            + PROMOTES
            + " | e7d8q | Bauer Eva sieben schlägt David acht wird Dame, Schach"
            + " | Bauer e7 schlägt d8 wird Dame, Schach",
        "fr | " + START + " | g1f3 | cavalier g un f trois | cavalier g1 f3",
        "fr | " + CASTLES + " | e1c1 | grand roque | grand roque",
        "fr | " + CASTLES + " | a1a8 | tour a un prend a huit, échec | tour a1 prend a8, échec",
        "fr | "
            + PROMOTES
            + " | e7d8q | pion e sept prend d huit promotion en dame, échec "
            + "| pion e7 prend d8 promotion en dame, échec",
        "en | " + START + " | g1f3 | knight g one f three | knight g1 f3",
        "en | "
            + PROMOTES
            + " | e7d8q | pawn e seven takes d eight promotes to queen, check "
            + "| pawn e7 takes d8 promotes to queen, check",
        "cs | " + START + " | g1f3 | jezdec g jedna f tři | jezdec g1 f3",
        "bg | " + START + " | g1f3 | кон г едно ф три | кон g1 f3",
      })
  void a_move_is_said_and_shown_in_words(
      String tag, String fen, String uci, String spoken, String shown) {
    Position position = position(fen);
    Move move = Uci.read(position, uci).orThrow();

    assertThat(in(tag).spoken(position, move)).isEqualTo(spoken);
    assertThat(in(tag).shown(position, move)).isEqualTo(shown);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "de | " + START + " | Springer Gustav eins Felix drei | Nf3",
        "de | " + START + " | springer nach felix 3 | Nf3",
        "de | " + START + " | Springer von Gustav eins nach Felix drei | Nf3",
        "de | " + PROMOTES + " | Eva acht Umwandlung in Dame | e8=Q+",
        "de | " + START + " | Sf3 | Nf3",
        "de | " + START + " | BAUER EVA ZWO EVA VIER! | e4",
        "de | " + START + " | eva vier | e4",
        "de | " + CASTLES + " | Rochade kurz | O-O",
        "de | " + PASSING + " | Eva schlaegt David sechs im Vorbeigehen | exd6",
        "de | " + PROMOTES + " | Bauer Eva sieben Eva acht Dame Schach | e8=Q+",
        "de | " + PROMOTES + " | eva schlägt Springer david acht wird springer | exd8=N",
        "fr | " + START + " | cavalier de g1 à f3 | Nf3",
        "fr | " + START + " | le cavalier va en f trois, s’il vous plaît | Nf3",
        "fr | " + START + " | Euh, je joue mon pion roi en e quatre | e4",
        "fr | " + START + " | cheval Gaston un François trois | Nf3",
        "fr | " + START + " | Anna deux à Anna quatre | a4",
        "fr | " + START + " | pion de dé deux à dé quatre | d4",
        "fr | " + START + " | Cf3 | Nf3",
        "fr | " + CASTLES + " | je roque du côté de la dame | O-O-O",
        "fr | " + CASTLES + " | petit roque ! | O-O",
        "fr | " + CASTLES + " | tour prend tour a8 échec | Rxa8+",
        "fr | " + PROMOTES + " | le pion de e7 prend le cavalier d8 et devient une dame | exd8=Q+",
        "fr | " + PROMOTES + " | e8 fait cavalier | e8=N",
        "fr | " + PASSING + " | prise en passant en d6 | exd6",
        "fr | " + ONE_SIDE + " | je roque | O-O-O",
        "en | " + START + " | knight g1 f3 | Nf3",
        "en | " + CASTLES + " | king side castling | O-O",
        "en | " + CASTLES + " | castles queen side! | O-O-O",
        "en | " + START + " | Night to jeff 3 |",
        "en | " + START + " | um, move the knight to eff 3 please | Nf3",
        "en | " + CASTLES + " | queen side castle | O-O-O",
        "en | " + CASTLES + " | rook a1 x a8 | Rxa8+",
        "en | " + PROMOTES + " | promote to a rook on e8 | e8=R+",
        "en | " + PROMOTES + " | pawn e8 becomes a knight | e8=N",
        "de | " + START + " | Äh, ich ziehe mit dem Springer nach f3, bitte | Nf3",
        "de | " + START + " | Bauer Emil zwei Emil vier | e4",
        "de | " + PROMOTES + " | e8 verwandelt sich in einen Springer | e8=N",
        "cs | " + START + " | tak jezdcem na f3 prosím | Nf3",
        "sl | " + START + " | igram skakača na f3 | Nf3",
        "sr-Latn | " + START + " | igram skakačem na f3 | Nf3",
        "sr-Cyrl | " + START + " | сада коњем на ф3 | Nf3",
        "bg | " + START + " | конят отива на f3 | Nf3",
        "en | " + START + " | night to f three | Nf3",
        "en | " + START + " | pawn to echo four | e4",
        "en | " + CASTLES + " | castle kingside | O-O",
        "en | " + CASTLES + " | Castles queen’s side | O-O-O",
        "en | " + CASTLES + " | rook takes a8 check | Rxa8+",
        "en | " + CASTLES + " | king golf one | O-O",
        "en | " + CASTLES + " | rook takes rook a8 | Rxa8+",
        "en | " + PROMOTES + " | e8 equals queen | e8=Q+",
        "cs | " + START + " | kůň na f3 | Nf3",
        "cs | " + CASTLES + " | malá rošáda | O-O",
        "sl | " + START + " | skakac f tri | Nf3",
        "sr-Cyrl | " + START + " | скакач ге један еф три | Nf3",
        "sr-Latn | " + START + " | skakač ge jedan ef tri | Nf3",
        "bg | " + CASTLES + " | голяма рокада | O-O-O",
        "en | " + START + " | erm, hmmm, I think knight to f3 | Nf3",
        "en | " + START + " | Nf3 please | Nf3",
        "en | " + START + " | I'd like to move my knight from g1 to f3 | Nf3",
        "en | " + START + " | ehm... let me see: king's pawn to e4 | e4",
        "en | " + CASTLES + " | castle on the king's side | O-O",
        "en | " + CASTLES + " | oh oh oh | O-O-O",
        "en | " + ONE_SIDE + " | castle | O-O-O",
        "en | " + ONE_SIDE + " | I'd like to castle please | O-O-O",
        "en | " + ONE_SIDE + " | castles | O-O-O",
        "en | " + ONE_SIDE + " | castle takes a8 | Rxa8+",
        "en | " + ONE_SIDE + " | castles, short |",
        "en | " + START + " | castle |",
        "de | " + ONE_SIDE + " | ich rochiere | O-O-O",
        "de | " + ONE_SIDE + " | Rochade! | O-O-O",
        "cs | " + ONE_SIDE + " | rošáda | O-O-O",
        "sl | " + ONE_SIDE + " | rokada | O-O-O",
        "sr-Latn | " + ONE_SIDE + " | rokada | O-O-O",
        "sr-Cyrl | " + ONE_SIDE + " | рокада | O-O-O",
        "bg | " + ONE_SIDE + " | рокада | O-O-O",
        "en | " + PROMOTES + " | e8 making a queen | e8=Q+",
        "de | " + START + " | öhm, mal sehen, ich möchte Springer f3 spielen | Nf3",
        "de | " + START + " | ähhh Sf3 bitte | Nf3",
        "de | " + CASTLES + " | ich rochiere lang | O-O-O",
        "cs | " + START + " | takže, eee, chtěl bych jezdcem f3 | Nf3",
        "cs | " + CASTLES + " | rošáda na královské křídlo | O-O",
        "cs | " + PROMOTES + " | e8 proměna v dámu | e8=Q+",
        "sl | " + START + " | eee, mislim, skakač f3 | Nf3",
        "sr-Latn | " + START + " | znači, mmm, skakač ef tri | Nf3",
        "sr-Cyrl | " + START + " | значи, ммм, скакач еф три | Nf3",
        "bg | " + START + " | ъъъ, мисля, кон ф3 | Nf3",
        "bg | " + CASTLES + " | топът взима a8 | Rxa8+",
        "bg | " + START + " | пешка е две е четири | e4",
        "bg | " + START + " | Кф3 | Nf3",
        "ru | " + START + " | Кбц3 | Nc3",
        "ru | " + START + " | Кг1-ф3 | Nf3",
        "ru | " + START + " | Фд4 |",
        "sr-Cyrl | " + START + " | Сф3 | Nf3",
        "sr-Cyrl | " + CASTLES + " | Тха8+ | Rxa8+",
      })
  void words_are_understood_if_they_can_mean_only_one_move(
      String tag, String fen, String text, @Nullable String san) {
    Position position = position(fen);

    assertThat(in(tag).read(position, text).valueIfAny().map(move -> San.write(position, move)))
        .isEqualTo(Optional.ofNullable(san));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | Be3 | Be3",
        "en | be3 | Be3",
        "en | B e3 | Be3",
        "en | be 3 | b3",
        "en | bee three | b3",
        "en | Be4 |",
        "en | be4 |",
        "de | De4 | Qxe4",
        "de | de4 | dxe4",
        "de | de 4 | d4",
        "de | De4 Schach, bitte | Qxe4",
        "es | De4 jaque mate | Qxe4",
        "en | I play Be3 please | Be3",
        "en | d e4 | dxe4",
        "de | ge 3 | g3",
        "de | ge3 |",
        "de | Be4 | dxe4",
        "es | De4 | Qxe4",
        "cs | De4 | Qxe4",
        "sl | De4 | Qxe4",
        "sr-Latn | De4 | Qxe4",
        "sr-Cyrl | Де4 | Qxe4",
        "bg | Де4 | Qxe4",
        "bg | де 4 | d4",
      })
  void letters_without_a_blank_are_notation_before_they_are_words(
      String tag, String text, @Nullable String san) {
    Position position = position("7k/8/8/8/4pQ2/3P4/1P4P1/2B1K3 w - - 0 1");

    assertThat(in(tag).read(position, text).valueIfAny().map(move -> San.write(position, move)))
        .isEqualTo(Optional.ofNullable(san));
  }

  @Test
  void an_unknown_word_is_a_fault_in_its_place() {
    TextFault fault =
        in("en").read(Position.standard(), "knight to ghost three").faultIfAny().orElseThrow();

    assertThat(fault.column()).isEqualTo(11);
    assertThat(fault.found()).isEqualTo("ghost");
  }

  @Test
  void words_that_can_mean_several_moves_list_them() {
    Position position = position("4k3/8/8/8/8/4K3/8/N3N3 w - - 0 1");

    assertThat(
            in("de").read(position, "Springer Cäsar zwei").faultIfAny().orElseThrow().candidates())
        .containsExactly("Sac2", "Sec2");
  }

  @ParameterizedTest
  @CsvSource({"en, castle", "en, castles", "de, Rochade", "cs, rošáda", "bg, рокада"})
  void castling_without_a_side_is_ambiguous_where_both_are_legal(String tag, String text) {
    TextFault fault = in(tag).read(position(CASTLES), text).faultIfAny().orElseThrow();

    assertThat(fault.kind()).isEqualTo(TextFault.Kind.AMBIGUOUS);
    assertThat(fault.candidates()).containsExactly("O-O", "O-O-O");
    assertThat(in(tag).said(text).orThrow().plain()).isEqualTo("O-O or O-O-O");
  }

  @Test
  void every_legal_move_reads_back_as_it_is_said_and_shown_in_every_language() {
    for (Language language : SpokenMoves.languages()) {
      SpokenMoves moves = SpokenMoves.in(language).orElseThrow();
      for (Position position : PerftPositions.sample(400)) {
        for (Move move : position.legalMoves()) {
          for (String text : List.of(moves.spoken(position, move), moves.shown(position, move))) {
            assertThat(moves.read(position, text)).as(text).isEqualTo(Reading.of(move));
          }
        }
      }
    }
  }

  private static final String TWO_PASSING = "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1";
  private static final String EITHER_PASSING = "4k3/8/8/4PpP1/8/8/8/4K3 w - f6 0 1";
  private static final String BLACK = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | " + PASSING + " | en passant | e5d6",
        "en | " + PASSING + " | I take en passant | e5d6",
        "en | " + PASSING + " | pawn takes pawn en passant | e5d6",
        "en | " + TWO_PASSING + " | en passant | e5f6",
        "fr | " + PASSING + " | prise en passant | e5d6",
        "de | " + PASSING + " | im Vorbeigehen | e5d6",
        "ru | " + PASSING + " | взятие на проходе | e5d6",
        "fr | " + START + " | dé quatre | d2d4",
        "fr | " + START + " | pion dé quatre | d2d4",
        "fr | " + START + " | pion d'e deux à e quatre | e2e4",
        "fr | " + START + " | cavalier de g un à f trois | g1f3",
        "en | " + START + " | pawn to king four | e2e4",
        "en | " + START + " | pawn to queen's bishop four | c2c4",
        "en | " + START + " | knight to king's bishop three | g1f3",
        "en | " + BLACK + " | pawn to king four | e7e5",
        "en | " + BLACK + " | knight to queen's bishop three | b8c6",
        "de | " + START + " | Bauer Dame vier | d2d4",
      })
  void en_passant_alone_the_french_d_and_descriptive_squares_are_understood(
      String tag, String fen, String text, String uci) {
    Position position = position(fen);
    assertThat(in(tag).read(position, text))
        .isEqualTo(Reading.of(Uci.read(position, uci).orThrow()));
  }

  @Test
  void en_passant_alone_does_not_mean_another_capture_or_one_of_two() {
    TextFault none = in("en").read(position(START), "en passant").faultIfAny().orElseThrow();
    assertThat(none.kind()).isEqualTo(TextFault.Kind.ILLEGAL);
    TextFault two =
        in("en").read(position(EITHER_PASSING), "en passant").faultIfAny().orElseThrow();
    assertThat(two.kind()).isEqualTo(TextFault.Kind.AMBIGUOUS);
    assertThat(two.candidates()).containsExactly("exf6", "gxf6");
  }

  /// Bishop files come in pairs.
  @Test
  void half_a_descriptive_square_says_what_it_may_mean() {
    TextFault two =
        in("en").read(position(START), "pawn to bishop four").faultIfAny().orElseThrow();
    assertThat(two.kind()).isEqualTo(TextFault.Kind.AMBIGUOUS);
    assertThat(two.candidates()).contains("c4", "f4");
  }
}
