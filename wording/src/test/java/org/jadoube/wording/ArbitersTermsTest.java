package org.jadoube.wording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jadoube.wording.Sitting.step;
import static org.jadoube.wording.Sitting.white;

import java.time.ZoneId;
import java.util.Optional;
import org.jadoube.chess.Square;
import org.jadoube.laws.act.Act;
import org.jadoube.laws.act.Claim;
import org.jadoube.notation.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The words that national translations of the Laws use.
class ArbitersTermsTest {
  private static Wording in(String tag) {
    return Wording.in(Language.tagged(tag).orElseThrow()).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en      | White resigned. Black wins. FIDE 2023, Article 5.1.2.
          de      | Weiß hat aufgegeben. Schwarz gewinnt. FIDE 2023, Artikel 5.1.2.
          fr      | Les Blancs ont abandonné. Les Noirs gagnent. FIDE 2023, article 5.1.2.
          cs      | Bílý se vzdal. Černý vyhrává. FIDE 2023, článek 5.1.2.
          sl      | Beli se je vdal. Črni zmaga. FIDE 2023, člen 5.1.2.
          sr-Cyrl | Бели је предао партију. Црни побеђује. FIDE 2023, члан 5.1.2.
          sr-Latn | Beli je predao partiju. Crni pobeđuje. FIDE 2023, član 5.1.2.
          bg      | Белите се предадоха. Черните печелят. FIDE 2023, член 5.1.2.
          es      | Las blancas han abandonado. Ganan las negras. FIDE 2023, artículo 5.1.2.
          ru      | Белые сдались. Чёрные выигрывают. FIDE 2023, статья 5.1.2.
          """)
  void a_resignation(String tag, String expected) {
    Statement said = Sitting.begun().then(white(), new Act.Resign()).ruling(in(tag));
    assertThat(said.summary()).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en      | White’s claim is incorrect. | The position appeared once: after White’s move 1.
          de      | Der Antrag von Weiß ist unberechtigt. | Die Stellung entstand einmal: nach dem 1. Zug von Weiß.
          fr      | La réclamation des Blancs est incorrecte. | La position est apparue une fois : après le coup 1 des Blancs.
          cs      | Reklamace bílého je neoprávněná. | Pozice nastala jednou: po 1. tahu bílého.
          sl      | Reklamacija belega ni pravilna. | Pozicija je nastala enkrat: po 1. potezi belega.
          sr-Cyrl | Рекламација белог је нетачна. | Позиција је настала једном: после 1. потеза белог.
          bg      | Рекламацията на белите е неправилна. | Позицията е възникнала веднъж: след 1-ия ход на белите.
          es      | La reclamación de las blancas es incorrecta. | La posición se ha dado una vez: tras la jugada 1 de las blancas.
          ru      | Требование белых неправильно. | Позиция возникла один раз: после 1-го хода белых.
          """)
  void a_claim_and_the_position_it_is_about(String tag, String claim, String position) {
    Statement said =
        Sitting.begun()
            .then(
                white(),
                new Act.ClaimDraw(Claim.THREEFOLD, Optional.of(step(Square.G1, Square.F3))))
            .ruling(in(tag));
    assertThat(said.headline()).startsWith(claim);
    assertThat(said.details()).contains(position);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en      | White offers a draw
          de      | Weiß bietet Remis an
          fr      | Les Blancs proposent la nulle
          cs      | Bílý nabízí remízu
          sl      | Beli ponuja remi
          sr-Cyrl | Бели нуди реми
          bg      | Белите предлагат реми
          es      | Las blancas ofrecen tablas
          ru      | Белые предлагают ничью
          """)
  void an_offer(String tag, String expected) {
    Sitting sitting = Sitting.begun().then(white(), new Act.OfferDraw());
    assertThat(in(tag).of(sitting.latest())).startsWith(expected);
  }

  @Test
  void times_have_no_milliseconds_and_a_date_only_on_another_day() {
    Moments utc = Moments.IN_UTC.on(Sitting.NOON);
    assertThat(utc.text(Sitting.NOON)).isEqualTo("12:00 UTC");
    assertThat(utc.text(Sitting.NOON.plusMillis(5_123))).isEqualTo("12:00:05 UTC");
    assertThat(utc.text(Sitting.NOON.plusSeconds(86_400))).isEqualTo("2026-01-02 12:00 UTC");
    Moments prague = new Moments(ZoneId.of("Europe/Prague"), Optional.empty());
    assertThat(prague.on(Sitting.NOON).text(Sitting.NOON)).isEqualTo("13:00");
  }
}
