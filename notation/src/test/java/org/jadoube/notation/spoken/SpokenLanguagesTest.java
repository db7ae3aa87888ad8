package org.jadoube.notation.spoken;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.notation.PerftPositions.position;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jadoube.chess.Move;
import org.jadoube.chess.Position;
import org.jadoube.notation.Language;
import org.jadoube.notation.Reading;
import org.jadoube.notation.Uci;
import org.jadoube.notation.san.San;
import org.jadoube.testing.Seeded;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The peculiarities of languages: their words, their cases, words with two meanings.
class SpokenLanguagesTest {
  private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
  private static final String PROMOTES = "3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
  private static final String TAKES = "7k/8/8/3p4/4P1b1/8/4Q3/4K3 w - - 0 1";
  private static final String CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  private static final int GAMES = 12;
  private static final int PLIES = 80;

  private static SpokenMoves in(String tag) {
    return SpokenMoves.in(Language.tagged(tag).orElseThrow()).orElseThrow();
  }

  static Stream<Language> languages() {
    return SpokenMoves.languages().stream();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          es | caballo Gustavo uno Félix tres  | peón Eva siete por David ocho corona caballo
          it | cavallo Gustavo uno Felice tre  | pedone Eva sette prende Davide otto promuove a cavallo
          nl | paard Gustav een Felix drie     | pion Eva zeven slaat David acht promoveert tot paard
          pl | skoczek Gustaw jeden Feliks trzy | pion Ewa siedem bije Dawid osiem promocja na skoczka
          ru | конь Густав один Феликс три     | пешка Ева семь берёт Давид восемь превращается в коня
          hu | huszár Gusztáv egy Félix három  | gyalog Éva hét üti Dávid nyolc átváltozik huszárrá
          de | Springer Gustav eins Felix drei | Bauer Eva sieben schlägt David acht wird Springer
          cs | jezdec g jedna f tři            | pěšec e sedm bere d osm proměna v jezdce
          sl | skakač g ena f tri              | kmet e sedem jemlje d osem promocija v skakača
          sr-Latn | skakač g jedan f tri       | pešak e sedam uzima d osam promocija u skakača
          sr-Cyrl | скакач г један ф три       | пешак е седам узима д осам промоција у скакача
          """)
  void moves_are_announced(String tag, String knight, String promotion) {
    assertThat(said(tag, START, "g1f3")).isEqualTo(knight);
    assertThat(said(tag, PROMOTES, "e7d8n")).isEqualTo(promotion);
  }

  private static String said(String tag, String fen, String uci) {
    Position position = position(fen);
    return in(tag).spoken(position, Uci.read(position, uci).orThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "es | " + START + " | caballo de g1 a f3 | Nf3",
        "es | " + START + " | muevo el caballo a efe tres, por favor | Nf3",
        "es | " + START + " | peón a a cuatro | a4",
        "es | " + START + " | a 4 | a4",
        "es | " + START + " | peón de cuatro | d4",
        "es | " + TAKES + " | dama captura alfil | Qxg4",
        "es | " + TAKES + " | peón por peón | exd5",
        "es | " + CASTLES + " | me enroco corto | O-O",
        "es | " + PROMOTES + " | e8, pido dama | e8=Q+",
        "it | " + START + " | cavallo in f3 | Nf3",
        "it | " + START + " | il pedone di re va in e4 | e4",
        "it | " + START + " | pedone e due a e quattro | e4",
        "it | " + CASTLES + " | arrocco lungo | O-O-O",
        "it | " + TAKES + " | la donna prende l'alfiere | Qxg4",
        "it | " + PROMOTES + " | e8 diventa una torre | e8=R+",
        "nl | " + START + " | ik speel het paard naar f3 | Nf3",
        "nl | " + START + " | de pion naar dee vier | d4",
        "nl | " + TAKES + " | pion slaat de pion | exd5",
        "nl | " + CASTLES + " | ik rokeer kort | O-O",
        "nl | " + PROMOTES + " | e8 wordt een dame | e8=Q+",
        "pl | " + START + " | skoczkiem na f3 proszę | Nf3",
        "pl | " + START + " | pion a cztery | a4",
        "pl | " + TAKES + " | hetman bije gońca | Qxg4",
        "pl | " + CASTLES + " | robię długą roszadę |",
        "pl | " + CASTLES + " | roszuję długo | O-O-O",
        "pl | " + PROMOTES + " | e8 w skoczka | e8=N",
        "ru | " + START + " | хожу конём на эф три | Nf3",
        "ru | " + START + " | пешка с с два на с четыре | c4",
        "ru | " + START + " | пешка а два а четыре | a4",
        "ru | " + TAKES + " | пешка бьёт пешку | exd5",
        "ru | " + CASTLES + " | короткая рокировка | O-O",
        "ru | " + PROMOTES + " | е восемь в ферзя | e8=Q+",
        "hu | " + START + " | a huszárral f3-ra | Nf3",
        "hu | " + START + " | gyalog a négyre | a4",
        "hu | " + TAKES + " | vezér üti a futót | Qxg4",
        "hu | " + CASTLES + " | hosszú sánc | O-O-O",
        "hu | " + PROMOTES + " | e8 vezérré | e8=Q+",
        "de | " + PROMOTES + " | e acht wird Springer | e8=N",
        "de | " + START + " | Königsbauer e4 | e4",
        "de | " + START + " | der Damenspringer geht nach c3 | Nc3",
        "en | " + START + " | king's knight to f3 | Nf3",
        "en | " + START + " | push the pawn to d4 | d4",
        "en | " + PROMOTES + " | e7xd8 knight | exd8=N",
        "en | " + CASTLES + " | castle king's side | O-O",
        "fr | " + START + " | je pousse le pion en d4 | d4",
        "fr | " + PROMOTES + " | e8 et promeut en cavalier | e8=N",
        "es | " + START + " | avanzo el peón a d4 | d4",
        "ru | " + CASTLES + " | делаю короткую рокировку | O-O",
        "ru | " + CASTLES + " | рокируюсь в длинную сторону | O-O-O",
        "ru | " + PROMOTES + " | e7xd8 конь | exd8=N",
        "ru | " + START + " | ха четыре | h4",
        "cs | " + CASTLES + " | dělám malou rošádu | O-O",
        "cs | " + PROMOTES + " | e8 a proměňuje se v jezdce | e8=N",
        "sl | " + PROMOTES + " | e8 in postane skakač | e8=N",
        "sr-Latn | " + TAKES + " | pešak bije pešaka en passant | exd5",
        "sr-Latn | " + CASTLES + " | rokiram se malu | O-O",
        "sr-Cyrl | " + TAKES + " | дама бије ловца | Qxg4",
        "bg | " + CASTLES + " | правя малка рокада | O-O",
        "cs | " + PROMOTES + " | e osm v jezdce | e8=N",
        "sl | " + PROMOTES + " | e osem v skakača | e8=N",
        "sr-Latn | " + PROMOTES + " | e osam u skakača | e8=N",
        "sr-Cyrl | " + PROMOTES + " | е осам у скакача | e8=N",
        "de | " + CASTLES + " | Weiß rochiert klein | O-O",
        "de | " + CASTLES + " | klein rochiert | O-O",
        "de | " + CASTLES + " | groß rochiert | O-O-O",
        "en | " + START + " | knight to Felix three | Nf3",
        "cs | " + START + " | jezdec Felix tři | Nf3",
        "bg | " + START + " | кон Феликс три | Nf3",
      })
  void words_are_understood(String tag, String fen, String text, @Nullable String san) {
    Position position = position(fen);

    assertThat(in(tag).read(position, text).valueIfAny().map(move -> San.write(position, move)))
        .isEqualTo(Optional.ofNullable(san));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void what_is_said_and_announced_is_read_back_as_the_same_move(Language language) {
    SpokenMoves moves = SpokenMoves.in(language).orElseThrow();
    RandomGenerator random = Seeded.random(21);
    for (int game = 0; game < GAMES; game++) {
      Position position = Position.standard();
      for (int ply = 0; ply < PLIES && !position.legalMoves().isEmpty(); ply++) {
        Move move = position.legalMoves().get(random.nextInt(position.legalMoves().size()));
        for (String text : List.of(moves.spoken(position, move), moves.shown(position, move))) {
          assertThat(moves.read(position, text)).as(text).isEqualTo(Reading.of(move));
        }
        position = position.play(move);
      }
    }
  }
}
