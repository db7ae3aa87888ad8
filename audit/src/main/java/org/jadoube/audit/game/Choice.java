package org.jadoube.audit.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/// The choice between the ways in which `game` can go on after a word that could not be played.
///
/// @param overlooked whether the word is a move that would be legal but for check
/// @param likeness similarity to the word
/// @param legal the ways with legal moves
/// @param stood the ways in which the written move stood: an illegal move, or a pass
record Choice(
    PlayedGame game,
    boolean overlooked,
    Likeness likeness,
    List<Continuation> legal,
    List<Continuation> stood,
    WordsLeft left) {
  /// How many moves must make sense if another fault follows.
  private static final int FEWEST_BEFORE_FAULT = 12;

  static Choice of(PlayedGame game, List<UnreadWord> words, WordsLeft left) {
    WaysOn ways = new WaysOn(game, words, left);
    return new Choice(
        game,
        ways.isCheckOverlooked(),
        Likeness.of(game, words.getFirst().text()),
        ways.legal(),
        Stream.concat(ways.passed().stream(), ways.stood().stream()).toList(),
        left);
  }

  /// How the game goes on in the one way that makes sense, if there is exactly one.
  Optional<WayOn> made() {
    return (overlooked ? asWritten() : Optional.<WayOn>empty())
        .or(() -> all().or(this::some).map(this::resumed))
        .or(this::little)
        .or(() -> overlooked || !complete(legal).isEmpty() ? Optional.empty() : leading(stood));
  }

  private WayOn resumed(Continuation way) {
    return way.resumption(game, left);
  }

  /// Where a check was overlooked, the move itself is likelier than any that does not look like it.
  /// Over the board this is the most frequent illegal move, and records are rarely altogether
  /// wrong.
  private Optional<WayOn> asWritten() {
    List<Continuation> exact =
        complete(legal).stream().filter(Continuation::areSignsRight).toList();
    return only(alike(exact, likeness::isOf))
        .map(this::resumed)
        .or(() -> isWrittenWrongly() ? Optional.empty() : leading(stood));
  }

  /// Whether a legal move makes sense of all of a long rest while the written one does not.
  /// Otherwise a check would have been overlooked again and again.
  private boolean isWrittenWrongly() {
    return complete(stood).isEmpty()
        && complete(legal).stream().anyMatch(way -> way.length() >= FEWEST_BEFORE_FAULT);
  }

  /// The continuation in which all words make sense.
  private Optional<Continuation> all() {
    List<Continuation> complete = complete(legal);
    return complete.isEmpty() ? only(complete(stood)) : likeliest(complete);
  }

  /// The continuation in which most words make sense before another unplayable one.
  private Optional<Continuation> some() {
    int most = most(Stream.concat(legal.stream(), stood.stream()));
    List<Continuation> longest = longest(legal, most);
    return most < FEWEST_BEFORE_FAULT
        ? Optional.empty()
        : longest.isEmpty() ? only(longest(stood, most)) : likeliest(longest);
  }

  /// The legal continuation in which most words make sense, however few, if it leads on.
  private Optional<WayOn> little() {
    int most = most(legal.stream());
    return most == 0
        ? Optional.empty()
        : likeliest(longest(legal, most)).flatMap(it -> leading(List.of(it)));
  }

  /// The continuation after which the game goes on to its end, in spite of more faults.
  private Optional<WayOn> leading(List<Continuation> all) {
    return only(
        all.stream()
            .filter(each -> each.following() > 0)
            .map(this::resumed)
            .filter(WayOn::isWhole)
            .toList());
  }

  private static List<Continuation> complete(List<Continuation> all) {
    return all.stream().filter(Continuation::isComplete).toList();
  }

  private static int most(Stream<Continuation> all) {
    return all.mapToInt(Continuation::length).max().orElse(0);
  }

  private static List<Continuation> longest(List<Continuation> all, int most) {
    return all.stream().filter(each -> each.length() == most).toList();
  }

  /// Of several, the one in which all move numbers and all signs of check and mate are right, or
  /// that resembles the written word.
  private Optional<Continuation> likeliest(List<Continuation> all) {
    List<Continuation> numbered = all.stream().filter(Continuation::areTurnsRight).toList();
    List<Continuation> likely = numbered.isEmpty() ? all : numbered;
    List<Continuation> exact = likely.stream().filter(Continuation::areSignsRight).toList();
    return only(alike(exact, likeness::isOf))
        .or(() -> only(alike(exact, likeness::isRoughlyOf)))
        .or(() -> only(exact))
        .or(() -> only(likely));
  }

  private static List<Continuation> alike(List<Continuation> all, Predicate<String> looks) {
    return all.stream()
        .filter(each ->
            switch (each.way().by()) {
              case ANOTHER_MOVE -> looks.test(each.way().move());
              case LEFT_OUT -> true;
              case MISSING_MOVE, PASS, THE_MOVE_ITSELF -> false;
            })
        .toList();
  }

  private static <T> Optional<T> only(List<T> all) {
    return all.size() == 1 ? Optional.of(all.getFirst()) : Optional.empty();
  }
}
