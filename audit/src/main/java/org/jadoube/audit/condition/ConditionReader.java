package org.jadoube.audit.condition;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.audit.condition.ConditionText.Refused;
import org.jadoube.notation.Reading;

/// Reads conditions joined by `and`, `or`, `not` and brackets; `and` binds more tightly than `or`.
public final class ConditionReader {
  /// How deeply brackets and `not`s may be nested.
  private static final int MOST_WITHIN = 100;

  private final ConditionText text;
  private int within;

  private ConditionReader(String text) {
    this.text = new ConditionText(text);
  }

  /// The condition in `text`.
  public static Reading<Condition> read(String text) {
    try {
      return Reading.of(new ConditionReader(text).whole());
    } catch (Refused refused) {
      return Reading.failed(refused.fault());
    }
  }

  private Condition whole() throws Refused {
    Condition condition = any();
    if (!text.isOver()) {
      throw text.refused(text.at(), "and, or, or the end");
    }
    return condition;
  }

  private Condition any() throws Refused {
    List<Condition> parts = new ArrayList<>(List.of(all()));
    while (text.skipWord("or")) {
      parts.add(all());
    }
    return Junction.any(parts);
  }

  private Condition all() throws Refused {
    List<Condition> parts = new ArrayList<>(List.of(one()));
    while (text.skipWord("and")) {
      parts.add(one());
    }
    return Junction.all(parts);
  }

  private Condition one() throws Refused {
    text.skipBlanks();
    int from = text.at();
    if (within > MOST_WITHIN) {
      throw text.refused(from, "at most " + MOST_WITHIN + " brackets within each other");
    }
    within++;
    Condition condition =
        text.skipWord("not")
            ? new Negated(one())
            : text.skip("(") ? inBrackets() : WrittenCondition.read(text).condition();
    within--;
    text.skipBlanks();
    return condition;
  }

  private Condition inBrackets() throws Refused {
    Condition condition = any();
    if (!text.skip(")")) {
      throw text.refused(text.at(), "and, or, or )");
    }
    return condition;
  }
}
