package org.jadoube.audit.condition;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.jadoube.audit.condition.ConditionText.Refused;
import org.jadoube.audit.same.SoughtName;
import org.jadoube.chess.Position;
import org.jadoube.chess.Setup;
import org.jadoube.notation.fen.Fen;

/// One condition as written: a name, an operator and a value.
///
/// @param nameAt where the name begins; likewise the others
record WrittenCondition(
    ConditionText text,
    int nameAt,
    String name,
    int operatorAt,
    Operator operator,
    int valueAt,
    String value) {
  private static final List<String> OWN_NAMES =
      List.of(
          "player",
          "winner",
          "loser",
          "elo",
          "lower-elo",
          "higher-elo",
          "elo-difference",
          "plies",
          "material",
          "position");
  private static final String NAMES =
      "the name of a tag, as in WhiteElo>=2500, or one of " + String.join(", ", OWN_NAMES);
  private static final String MATERIAL =
      "the pieces of both sides, as in KRP-KR (White's first) or KRPKR (either side's), with * + ?"
          + " behind letters";
  private static final String POSITION =
      "a FEN, or its eight ranks with ? ! A a _ [Qq] * for what may stand on squares, perhaps"
          + " followed by w or b";
  private static final String RANGE = "..";

  /// Makes one comparison into a condition.
  private interface Leaf {
    Condition of(WrittenCondition comparison) throws Refused;
  }

  static WrittenCondition read(ConditionText text) throws Refused {
    int nameAt = text.at();
    String name = text.name();
    if (name.isEmpty()) {
      throw text.refused(nameAt, "the name of a tag, as in WhiteElo>=2500");
    }
    text.skipBlanks();
    int operatorAt = text.at();
    Operator operator = text.operator();
    text.skipBlanks();
    int valueAt = text.at();
    String value = text.value();
    return new WrittenCondition(text, nameAt, name, operatorAt, operator, valueAt, value);
  }

  Condition condition() throws Refused {
    return switch (name) {
      case "player" -> either("White", "Black");
      case "winner" -> named(NameTest.Who.WINNER);
      case "loser" -> named(NameTest.Who.LOSER);
      case "elo" -> either("WhiteElo", "BlackElo");
      case "plies" -> ranged(it -> new PlyTest(it.numeric(), it.number()));
      case "material" -> board(MaterialPattern.of(value), MATERIAL);
      case "position" -> board(position(), POSITION);
      default -> RatingTest.Of.named(name).isPresent() ? rating() : ofTag(name);
    };
  }

  private Condition rating() throws Refused {
    RatingTest.Of what = RatingTest.Of.named(name).orElseThrow();
    return ranged(it -> new RatingTest(what, it.numeric(), it.number()));
  }

  /// The condition, stated of either player or denied of both.
  private Condition either(String white, String black) throws Refused {
    boolean denied = operator == Operator.NOT_EQUAL;
    WrittenCondition of = denied ? with(Operator.EQUAL, value, valueAt) : this;
    return Negated.unless(denied, Junction.any(List.of(of.ofTag(white), of.ofTag(black))));
  }

  private WrittenCondition with(Operator operator, String value, int valueAt) {
    return new WrittenCondition(text, nameAt, name, operatorAt, operator, valueAt, value);
  }

  private Condition named(NameTest.Who who) throws Refused {
    SoughtName sought = new SoughtName(value);
    if (!isEquality()) {
      throw text.refused(operatorAt, "= or !=");
    }
    if (!sought.isName()) {
      throw text.refused(valueAt, "a name");
    }
    return Negated.unless(operator == Operator.NOT_EQUAL, new NameTest(who, sought));
  }

  private boolean isEquality() {
    return operator == Operator.EQUAL || operator == Operator.NOT_EQUAL;
  }

  private Condition board(Optional<? extends Predicate<Position>> pattern, String expected)
      throws Refused {
    if (!isEquality()) {
      throw text.refused(operatorAt, "= or !=");
    }
    Predicate<Position> passing = pattern.orElseThrow(() -> text.refused(valueAt, expected));
    return Negated.unless(operator == Operator.NOT_EQUAL, new BoardTest(passing));
  }

  /// A complete FEN is that position under the Laws; counters make no difference.
  private Optional<? extends Predicate<Position>> position() {
    Optional<Position> whole = Fen.read(value).valueIfAny().flatMap(Setup::position);
    return whole.isPresent() ? whole.map(position -> position::equals) : BoardPattern.of(value);
  }

  private Condition ofTag(String tag) throws Refused {
    if (!ConditionText.isOfTag(tag) || isOwnCapitalised(tag)) {
      throw text.refused(nameAt, NAMES);
    }
    Optional<NameTest.Who> player = player(tag);
    if (player.isPresent() && isEquality() && new SoughtName(value).isName()) {
      return named(player.get());
    }
    return TagKind.of(tag, Operator.AT_LEAST, rangeStart()).ordered()
        ? ranged(it -> it.compared(tag))
        : compared(tag);
  }

  /// `Player` for `player`: no game has such a tag, so it would find nothing.
  private static boolean isOwnCapitalised(String tag) {
    return OWN_NAMES.contains(tag.toLowerCase(Locale.ROOT));
  }

  private static Optional<NameTest.Who> player(String tag) {
    return switch (tag) {
      case "White" -> Optional.of(NameTest.Who.WHITE);
      case "Black" -> Optional.of(NameTest.Who.BLACK);
      default -> Optional.empty();
    };
  }

  private Condition compared(String tag) throws Refused {
    TagTest test = TagTest.of(tag, operator, value);
    TagKind kind = test.kind();
    if (kind == TagKind.RESULT && operator.ordering()) {
      throw text.refused(operatorAt, "one of = != ~, because results have no order");
    }
    boolean comparable = kind == TagKind.TEXT ? !value.isEmpty() : test.wanted().isPresent();
    if (operator.ordering() && !comparable) {
      throw text.refused(valueAt, kind.description());
    }
    return test;
  }

  private Operator numeric() throws Refused {
    if (operator == Operator.CONTAINS) {
      throw text.refused(operatorAt, "one of = != > < >= <=");
    }
    return operator;
  }

  private TagRange number() throws Refused {
    TagKind kind = TagKind.NUMBER;
    return kind.extent(value).orElseThrow(() -> text.refused(valueAt, kind.description()));
  }

  /// A comparison with both ends of `1950..1955`, or with any other value as it is.
  private Condition ranged(Leaf leaf) throws Refused {
    int end = rangeStart().length();
    if (!isEquality() || end == value.length()) {
      return leaf.of(this);
    }
    int behind = end + RANGE.length();
    String least = value.substring(0, end).strip();
    String greatest = value.substring(behind).strip();
    Condition from = leaf.of(with(Operator.AT_LEAST, least, valueAt));
    Condition to = leaf.of(with(Operator.AT_MOST, greatest, valueAt + behind));
    if (kind().isBehind(least, greatest)) {
      throw text.refused(valueAt, "a range from the lower end to the higher one");
    }
    return Negated.unless(operator == Operator.NOT_EQUAL, Junction.all(List.of(from, to)));
  }

  private TagKind kind() {
    return ConditionText.isOfTag(name)
        ? TagKind.of(name, Operator.AT_LEAST, rangeStart())
        : TagKind.NUMBER;
  }

  /// The text before the dots of a range; otherwise the whole value.
  private String rangeStart() {
    int dots = value.indexOf(RANGE);
    return dots < 0 ? value : value.substring(0, dots);
  }
}
