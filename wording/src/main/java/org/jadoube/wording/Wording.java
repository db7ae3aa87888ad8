package org.jadoube.wording;

import static java.util.stream.Collectors.joining;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jadoube.chess.Colour;
import org.jadoube.chess.Fault;
import org.jadoube.chess.Move;
import org.jadoube.chess.MoveNumber;
import org.jadoube.chess.Position;
import org.jadoube.chess.Reason;
import org.jadoube.chess.Setup;
import org.jadoube.laws.Game;
import org.jadoube.laws.edition.Breach;
import org.jadoube.laws.edition.Citation;
import org.jadoube.laws.event.Event;
import org.jadoube.laws.event.Fact;
import org.jadoube.laws.refusal.Refusal;
import org.jadoube.notation.Language;
import org.jadoube.notation.san.MoveStyle;

/// Decisions under the Laws as sentences in one language.
///
/// Moves are numbered from the setup given to {@link #startingFrom}, by default from White's move
/// 1.
///
/// @since 0.1.0
public final class Wording {
  /// A move at the beginning of a sentence, which keeps its small letter.
  private static final Pattern MOVE_FIRST = Pattern.compile("[a-h][1-8]");

  private final Language language;
  private final Messages messages;
  private final MoveNumber first;
  private final Scene scene;
  private final Moments moments;

  private Wording(
      Language language, Messages messages, MoveNumber first, Scene scene, Moments moments) {
    this.language = language;
    this.messages = messages;
    this.first = first;
    this.scene = scene;
    this.moments = moments;
  }

  /// The wording in English, which always exists.
  public static Wording english() {
    return in(Language.ENGLISH).orElseThrow();
  }

  /// The wording in a language; empty if there is none yet.
  public static Optional<Wording> in(Language language) {
    return Messages.in(language)
        .map(messages ->
            new Wording(
                language,
                messages,
                Setup.standard().numberAfter(0),
                Scene.UNKNOWN,
                Moments.IN_UTC));
  }

  /// The languages that have a wording, English first.
  public static List<Language> languages() {
    return Language.all().stream().filter(language -> in(language).isPresent()).toList();
  }

  /// The language of the sentences.
  public Language language() {
    return language;
  }

  /// This wording for a game that begins with `start`, whose move number the first move gets.
  public Wording startingFrom(Setup start) {
    return new Wording(language, messages, start.numberAfter(0), scene, moments);
  }

  /// This wording for the latest events or refusals in `game`: moves are numbered from its start,
  /// pieces have their names, and times of its latest day need no date.
  public Wording at(Game game) {
    return new Wording(
        language,
        messages,
        game.start().numberAfter(0),
        scene.in(game),
        game.latest().map(moments::on).orElse(moments));
  }

  /// This wording with times in that zone; otherwise they are in UTC.
  public Wording inZone(ZoneId zone) {
    return new Wording(language, messages, first, scene, new Moments(zone, Optional.empty()));
  }

  /// The words for an event, with its Article; for a ruling, also the consequences and facts.
  public String of(Event event) {
    return statement(event).text();
  }

  /// The words for an event, in parts.
  public Statement statement(Event event) {
    return stated(EventPhrases.of(event, messages::has, scene), moments.on(event.at()));
  }

  /// Why an act was refused, with its Article.
  public String of(Refusal refusal) {
    return statement(refusal).text();
  }

  /// Why an act was refused, in parts.
  public Statement statement(Refusal refusal) {
    return ObjectionPhrases.isOfAnyBoard(refusal.objection())
        ? messages
            .sayings()
            .of(new Sayings.Said(refusal, first, moments, scene.edition()), () -> worded(refusal))
        : worded(refusal);
  }

  /// Whether `other`, perhaps for another moment of the game, is sure to give the same words for a
  /// refusal. This takes much less time than finding the words.
  public boolean agreesOn(Refusal refusal, Wording other) {
    return ObjectionPhrases.isOfAnyBoard(refusal.objection())
        && language.equals(other.language)
        && first.equals(other.first)
        && moments.equals(other.moments)
        && scene.edition().equals(other.scene.edition());
  }

  /// This wording for other games like this one. It does not know the board, and so does not keep
  /// the game in memory.
  public Wording ofAnyGame() {
    return new Wording(language, messages, first, scene.ofAnyGame(), moments);
  }

  /// This wording without moves that merely illustrate.
  public Wording withoutExamples() {
    return new Wording(language, messages, first, scene.withoutExamples(), moments);
  }

  private Statement worded(Refusal refusal) {
    return stated(ObjectionPhrases.of(refusal, scene), moments);
  }

  /// Why a move is illegal, with the Article it breaks.
  public String of(Breach breach) {
    return say(ReasonPhrases.of(breach));
  }

  /// Why a move is illegal.
  public String of(Reason reason) {
    return say(Phrase.of("sentence").with("clause", ReasonPhrases.of(reason)));
  }

  /// A fact on which a ruling rests.
  public String of(Fact fact) {
    return say(Phrase.of("sentence").with("clause", FactPhrases.of(fact)));
  }

  /// A fault of a setup, as a sentence.
  public String of(Fault fault) {
    return say(Phrase.of("sentence").with("clause", FaultPhrases.of(fault)));
  }

  /// A citation: "FIDE 2023, Article 9.2".
  public String of(Citation citation) {
    return say(CitationPhrases.of(citation));
  }

  /// White or Black, as the name of the player.
  public String of(Colour colour) {
    return say(Phrase.of("term.player").with("player", colour));
  }

  /// A legal move in algebraic notation with the letters of the language.
  public String of(Position position, Move move) {
    return MoveStyle.LAWS.in(language).write(position, move);
  }

  private Statement stated(Outline outline, Moments moments) {
    return new Statement(
        outline.headline().stream().map(phrase -> say(phrase, moments)).collect(joining(" ")),
        say(outline.citation(), moments),
        outline.details().stream().map(phrase -> say(phrase, moments)).toList());
  }

  private String say(Phrase phrase) {
    return say(phrase, moments);
  }

  private String say(Phrase phrase, Moments moments) {
    Vocabulary vocabulary = new Vocabulary(language, messages, first, moments);
    String said = vocabulary.say(phrase).replace("e.p..", "e.p.");
    int second = said.offsetByCodePoints(0, 1);
    return MOVE_FIRST.matcher(said).lookingAt()
        ? said
        : said.substring(0, second).toUpperCase(messages.locale()) + said.substring(second);
  }
}
