package org.jadoube.web.cases;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.jadoube.chess.Colour;
import org.jadoube.laws.act.Result;
import org.jadoube.notation.Language;
import org.jadoube.web.view.LawTexts;
import org.jadoube.web.view.TimeControlSentence;

/// A possible outcome of an act, as far as learners are asked about it. Equal outcomes are one
/// answer.
sealed interface PossibleOutcome {
  /// An outcome without particulars.
  enum Plain implements PossibleOutcome {
    STANDS("stands"),
    DECIDED("decided"),
    REFUSED("refused"),
    OVER("over"),
    OTHER_PERSON("other-person"),
    OTHER_MOVE("other-move"),
    BOUND("bound"),
    PUT_RIGHT("put-right"),
    NO_PENALTY("no-penalty"),
    NEW_GAME("new-game");

    private final String key;

    Plain(String key) {
      this.key = key;
    }
  }

  /// A player is warned.
  record Warned(Colour player) implements PossibleOutcome {}

  /// A player's time changes, and perhaps the opponent's.
  ///
  /// @param added the player's gain; zero if nothing
  /// @param taken the opponent's loss; zero if nothing
  record Time(Colour player, Duration added, Duration taken) implements PossibleOutcome {}

  /// The game is over.
  record Ended(Result result) implements PossibleOutcome {}

  /// The outcome in words.
  ///
  /// @param deed what it is the outcome of
  default String in(Language language, Deed deed) {
    return switch (this) {
      case Plain.REFUSED -> said("refused", Map.of("deed", deed.key()), language);
      case Plain plain -> said(plain.key, Map.of(), language);
      case Warned(Colour player) -> said("warned", Map.of("player", player), language);
      case Time time -> time(time, language);
      case Ended(Result result) -> ended(result, language);
    };
  }

  /// The place among other answers: by kind, so that it does not give the right one away.
  default int rank() {
    return switch (this) {
      case Plain plain -> plain.ordinal();
      case Warned _ -> 20;
      case Time time -> 30 + (int) Math.min(60, time.added().plus(time.taken()).toMinutes());
      case Ended(Result result) -> 100 + result.toString().length() + result.white().ordinal();
    };
  }

  private static String time(Time time, Language language) {
    boolean adds = time.added().isPositive();
    boolean takes = time.taken().isPositive();
    Colour player = adds ? time.player() : time.player().opposite();
    Map<String, Object> arguments =
        Map.of(
            "player",
            player,
            "time",
            TimeControlSentence.words(adds ? time.added() : time.taken(), language),
            "taken",
            TimeControlSentence.words(time.taken(), language));
    return said(
        adds && takes ? "time-both" : adds ? "time-added" : "time-taken", arguments, language);
  }

  private static String ended(Result result, Language language) {
    return plain(result)
        .map(key -> said(key, Map.of(), language))
        .orElseGet(() ->
            said("result", Map.of("result", result.toString().replace("1/2", "½")), language));
  }

  private static Optional<String> plain(Result result) {
    Map<Result, String> keys =
        Map.of(
            Result.WHITE_WINS, "white-wins",
            Result.BLACK_WINS, "black-wins",
            Result.DRAW, "draw",
            Result.BOTH_LOSE, "both-lose");
    return Optional.ofNullable(keys.get(result));
  }

  private static String said(String key, Map<String, Object> arguments, Language language) {
    return LawTexts.in(language).text("answer." + key, arguments);
  }
}
