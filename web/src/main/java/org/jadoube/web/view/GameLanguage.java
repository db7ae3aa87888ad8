package org.jadoube.web.view;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jadoube.chess.Setup;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.MoveStyle;
import org.jadoube.notation.spoken.SpokenMoves;
import org.jadoube.wording.Messages;
import org.jadoube.wording.Wording;

/// The means to describe a game in one language.
///
/// @param wording of rulings and events
/// @param style of written moves
/// @param spoken moves in words
/// @param texts of the web pages
record GameLanguage(Wording wording, MoveStyle style, SpokenMoves spoken, Messages texts) {
  /// Cached, because loading a language takes longer than deciding an act.
  private static final Map<Language, GameLanguage> READ = new ConcurrentHashMap<>();

  /// The language of a game from a start position; it must be supported.
  static GameLanguage of(Language language, Setup start) {
    return READ.computeIfAbsent(language, GameLanguage::read).startingFrom(start);
  }

  private static GameLanguage read(Language language) {
    return new GameLanguage(
        Wording.in(language).orElseGet(Wording::english),
        MoveStyle.PGN.in(language),
        SpokenMoves.in(language).or(() -> SpokenMoves.in(Language.ENGLISH)).orElseThrow(),
        PageTexts.in(language));
  }

  private GameLanguage startingFrom(Setup start) {
    return new GameLanguage(wording.startingFrom(start), style, spoken, texts);
  }
}
