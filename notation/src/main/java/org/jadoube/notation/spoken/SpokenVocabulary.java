package org.jadoube.notation.spoken;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.notation.spelling.LookAlikes;
import org.jadoube.notation.spoken.SpokenWord.OfCastling;
import org.jadoube.notation.spoken.SpokenWord.OfFile;
import org.jadoube.notation.spoken.SpokenWord.OfFileOrNothing;
import org.jadoube.notation.spoken.SpokenWord.OfPiece;
import org.jadoube.notation.spoken.SpokenWord.OfRank;
import org.jadoube.notation.spoken.SpokenWord.Particle;

/// The words for moves in one language, from `TAG.properties`: for each meaning the words we say,
/// then others that we understand.
final class SpokenVocabulary {
  private static final Pattern MARKS = Pattern.compile("\\p{M}|['’]");
  private static final Set<Particle> MEANING_NOTHING = EnumSet.of(Particle.TO, Particle.IDLE);

  private final Map<SpokenWord, String> said = new HashMap<>();
  private final Map<Role, String> becoming = new EnumMap<>(Role.class);
  private final Map<String, SpokenWord> understood = new HashMap<>();

  /// Words that mean something else without their accents.
  private final Map<String, SpokenWord> accented = new HashMap<>();

  private SpokenVocabulary(Properties words) {
    for (Role role : Role.values()) {
      learn(words, key(role), new OfPiece(role));
      learnBecoming(words, role);
    }
    for (File file : File.values()) {
      learn(words, "file." + key(file), new OfFile(file));
      understood.putIfAbsent(key(file), new OfFile(file));
      learnAccented(words, file);
    }
    for (Rank rank : Rank.values()) {
      learn(words, "rank." + number(rank), new OfRank(rank));
      understood.put(number(rank), new OfRank(rank));
    }
    for (CastlingSide side : CastlingSide.values()) {
      learn(words, key(side), new OfCastling(side));
    }
    for (Particle particle : Particle.values()) {
      learn(words, key(particle), particle);
    }
    understood.putIfAbsent("x", Particle.TAKES);
  }

  /// The words of the language with that tag, if there are any.
  static Optional<SpokenVocabulary> in(String tag) {
    try (InputStream bytes = SpokenVocabulary.class.getResourceAsStream(tag + ".properties")) {
      return bytes == null ? Optional.empty() : Optional.of(read(bytes));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SpokenVocabulary read(InputStream bytes) throws IOException {
    Properties words = new Properties();
    words.load(new InputStreamReader(bytes, StandardCharsets.UTF_8));
    return new SpokenVocabulary(words);
  }

  private static String key(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String number(Rank rank) {
    return Integer.toString(rank.ordinal() + 1);
  }

  private void learn(Properties words, String key, SpokenWord meaning) {
    if (words.containsKey(key)) {
      List<String> texts = texts(words.getProperty(key));
      said.put(meaning, texts.getFirst());
      texts.forEach(text -> understand(plain(text), meaning));
    }
  }

  private void learnAccented(Properties words, File file) {
    String word = words.getProperty("accented." + key(file));
    if (word != null) {
      accented.put(word, new OfFile(file));
    }
  }

  /// The meaning of a single word as written, accents included, if the accents make a difference.
  Optional<SpokenWord> meaningAsWritten(String word) {
    String composed = Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFC);
    return Optional.ofNullable(accented.get(composed.replace('’', '\'')));
  }

  private static List<String> texts(String alternatives) {
    return List.of(alternatives.split("\\|", -1));
  }

  /// Learns the words for a promotion: many languages decline the piece that a pawn becomes.
  private void learnBecoming(Properties words, Role role) {
    OfPiece piece = new OfPiece(role);
    List<String> texts = texts(words.getProperty("becoming." + key(role), say(piece)));
    becoming.put(role, texts.getFirst());
    texts.forEach(text -> understand(plain(text), piece));
  }

  private void understand(String plain, SpokenWord meaning) {
    boolean nothing = meaning instanceof Particle particle && MEANING_NOTHING.contains(particle);
    understood.put(plain, nothing ? orFile(plain, meaning) : meaning);
  }

  /// A word that means nothing by itself may name a file, too.
  private SpokenWord orFile(String plain, SpokenWord nothing) {
    return switch (meaning(plain).orElse(nothing)) {
      case OfFile(File file) -> new OfFileOrNothing(file);
      case OfFileOrNothing both -> both;
      default -> nothing;
    };
  }

  /// The words we say for `meaning`.
  String say(SpokenWord meaning) {
    return Objects.requireNonNull(said.get(meaning));
  }

  /// The words we say for the piece that a pawn becomes, after those for promotion.
  String sayBecoming(Role role) {
    return Objects.requireNonNull(becoming.get(role));
  }

  /// The meaning of a word, or of several words with spaces between them, given as [#plain(String)]
  /// returns them.
  Optional<SpokenWord> meaning(String plain) {
    return Optional.ofNullable(understood.get(plain))
        .or(() -> Optional.ofNullable(understood.get(LookAlikes.latin(plain))));
  }

  /// A word without capitals, accents and apostrophes.
  static String plain(String word) {
    String decomposed = Normalizer.normalize(word.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    return MARKS.matcher(decomposed).replaceAll("");
  }
}
