package org.jadoube.laws.act;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jadoube.laws.Laws;
import org.jadoube.laws.act.Act.Deed;

/// The kinds of acts there are: the records of the sealed family.
///
/// @since 0.1.0
public final class Kinds {
  private static final List<Class<? extends Deed>> ALL =
      Stream.of(
              Act.Usual.class,
              BoardAct.class,
              ClockAct.class,
              ScoresheetAct.class,
              AnnouncementAct.class,
              AdjournmentAct.class,
              QuickplayAct.class,
              ConductAct.class,
              Act.OnlineAct.class)
          .<Class<? extends Deed>>flatMap(Kinds::of)
          .toList();

  private Kinds() {}

  /// All kinds, in the order in which [Laws#permissions] answers for them.
  public static List<Class<? extends Deed>> all() {
    return ALL;
  }

  private static Stream<Class<? extends Deed>> of(Class<? extends Deed> family) {
    return Arrays.stream(Objects.requireNonNull(family.getPermittedSubclasses()))
        .map(kind -> kind.asSubclass(Deed.class));
  }
}
