package org.jadoube.tournament.trf.lines;

import java.util.ArrayList;
import java.util.List;
import org.jadoube.notation.TextFault;

/// Where a file departs from the format, up to a bound.
public final class Departures {
  /// How many are told.
  public static final int MOST = 1000;

  private final List<TextFault> told = new ArrayList<>();
  private int untold;

  /// One more.
  public void add(TextFault fault) {
    if (told.size() < MOST) {
      told.add(fault);
    } else {
      untold++;
    }
  }

  /// All of others.
  void addAll(Departures others) {
    others.told.forEach(this::add);
    untold += others.untold;
  }

  boolean isEmpty() {
    return told.isEmpty();
  }

  /// Those that are told, in their order.
  public List<TextFault> told() {
    return List.copyOf(told);
  }

  /// How many more there are.
  public int untold() {
    return untold;
  }
}
