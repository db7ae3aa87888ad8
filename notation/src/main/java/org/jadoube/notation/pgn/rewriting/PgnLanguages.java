package org.jadoube.notation.pgn.rewriting;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.chess.Setup;
import org.jadoube.chess.domain.Require;
import org.jadoube.notation.Forgiven;
import org.jadoube.notation.Forgiven.Liberty;
import org.jadoube.notation.Language;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnText;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.game.PgnGame;
import org.jadoube.notation.pgn.reading.PgnBatch;
import org.jadoube.notation.pgn.reading.PgnPlaces;
import org.jadoube.notation.san.LanguageGuess;

/// Finds out in which language's letters the games of a batch are written: English if that reads
/// well, otherwise a guess for each game.
public final class PgnLanguages implements PgnVisitor {
  /// How many words are enough to show the language of a game.
  private static final int ENOUGH_WORDS = 2_000;

  private static final Pattern NUMBER = Pattern.compile("\\d+\\.*");

  private static final Set<Liberty> FOREIGN =
      EnumSet.of(Liberty.OTHER_LETTER, Liberty.LOOK_ALIKE, Liberty.LETTER_CASE);

  private final List<Noted> games = new ArrayList<>();
  private final PgnBatch batch;
  private long offset;
  private long line;
  private int column;
  private Setup start = PgnGame.EMPTY.start();
  private final List<String> words = new ArrayList<>();
  private final List<Long> places = new ArrayList<>();
  private boolean foreign;
  private boolean playable;

  /// Consecutive games in the letters of one language.
  ///
  /// @param games the games
  /// @param count how many games there are
  /// @param language the language
  /// @param guess the guess, for a single game; empty if English reads well
  /// @param strange the fault of a single game in letters of no known language, which is then taken
  ///   for English for want of a better one
  public record Part(
      PgnBatch games,
      long count,
      Language language,
      Optional<LanguageGuess> guess,
      Optional<PgnFault> strange) {
    public Part {
      Require.atLeast(0, count, "count");
    }

    /// Games, not counted, in a known language.
    public static Part in(Language language, PgnBatch games) {
      return new Part(games, 0, language, Optional.empty(), Optional.empty());
    }
  }

  private record Noted(
      long offset,
      long line,
      int column,
      Optional<LanguageGuess> guess,
      Optional<PgnFault> strange) {
    boolean isForeign() {
      return guess.isPresent() || strange.isPresent();
    }
  }

  private PgnLanguages(PgnBatch batch) {
    this.batch = batch;
  }

  /// All games of `batch`, in order.
  public static List<Part> of(PgnBatch batch) {
    PgnLanguages languages = new PgnLanguages(batch);
    try {
      batch.reader(languages).readAll();
    } catch (IOException e) {
      throw new UncheckedIOException(e); // never thrown by a batch
    }
    return languages.parts();
  }

  @Override
  public Set<PgnPart> wanted() {
    return EnumSet.of(PgnPart.MOVES);
  }

  @Override
  public void beginGame(long number, PgnText place) {
    offset = place.offset();
    line = place.line();
    column = place.column();
    words.clear();
    places.clear();
    foreign = false;
    playable = false;
  }

  @Override
  public boolean beginMoves(Setup start) {
    this.start = start;
    playable = true;
    return true;
  }

  @Override
  public void move(int packed, PgnText san) {
    note(san);
  }

  @Override
  public void forgiven(Forgiven forgiven) {
    foreign |= FOREIGN.contains(forgiven.liberty());
  }

  @Override
  public void unread(PgnText word) {
    if (!NUMBER.matcher(word.toString()).matches()) {
      note(word);
    }
    foreign = true;
  }

  private void note(PgnText word) {
    if (words.size() < ENOUGH_WORDS) {
      words.add(word.toString());
      places.add(word.offset());
    }
  }

  @Override
  public void endGame() {
    Optional<PgnFault> strange = foreign ? strange() : Optional.empty();
    boolean guessed = foreign && strange.isEmpty();
    games.add(new Noted(offset, line, column, guessed ? guess() : Optional.empty(), strange));
  }

  /// The fault of a game in letters of no known language.
  private Optional<PgnFault> strange() {
    OptionalInt first = playable ? LanguageGuess.firstStrange(words) : OptionalInt.empty();
    return first.isEmpty() ? Optional.empty() : Optional.of(strange(first.getAsInt()));
  }

  private PgnFault strange(int move) {
    long at = places.get(move);
    PgnPlaces all = batch.places();
    String expected = "pieces in the letters of a known language";
    return new PgnFault(
        PgnFault.Kind.UNREADABLE,
        1,
        at,
        all.line(at),
        all.column(at),
        move,
        words.get(move),
        expected,
        List.of());
  }

  private Optional<LanguageGuess> guess() {
    return start
        .position()
        .map(position -> LanguageGuess.of(position, words))
        .filter(guess -> !guess.language().equals(Language.ENGLISH));
  }

  private List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    int from = 0;
    for (int game = 1; game <= games.size(); game++) {
      if (game == games.size() || games.get(from).isForeign() || games.get(game).isForeign()) {
        parts.add(part(from, game));
        from = game;
      }
    }
    return parts;
  }

  private Part part(int from, int to) {
    Noted first = games.get(from);
    boolean all = from == 0;
    long begin = all ? batch.offset() : first.offset;
    long end = to == games.size() ? batch.offset() + batch.length() : games.get(to).offset;
    long line = all ? batch.line() : first.line;
    int column = all ? batch.column() : first.column;
    Language language = first.guess.map(LanguageGuess::language).orElse(Language.ENGLISH);
    PgnBatch games = batch.part(begin, end, line, column);
    return new Part(games, to - from, language, first.guess, first.strange);
  }
}
