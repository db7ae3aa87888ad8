package org.jadoube.audit.archive;

import java.util.Locale;
import org.jadoube.chess.domain.Require;

/// Damage of a compressed file. Reading goes on with the next game after it, if there is one.
///
/// @param flaw the kind of damage; of several places, that of the first
/// @param places at how many places
/// @param at the first place, in bytes of the file, or a point before it; for a damaged page, the
///   start of its group of rows
/// @param left how many bytes of the file were left out
/// @param last whether nothing was read after it
/// @param broken whether the game that breaks off there was left out, perhaps with a few before it
///   that had not been passed on
/// @param doubtful the text read before that may be distorted
/// @since 0.1.0
public record Damage(
    Flaw flaw, long places, long at, long left, boolean last, boolean broken, Stretch doubtful) {
  /// A stretch of the text, in bytes.
  public record Stretch(long from, long to) {
    /// An empty stretch.
    public static final Stretch NONE = new Stretch(0, 0);

    public Stretch {
      Require.atLeast(0, from, "from");
      Require.atLeast(from, to, "to");
    }

    /// Whether it is empty.
    public boolean isEmpty() {
      return from == to;
    }

    /// Whether they have anything in common.
    public boolean overlaps(Stretch other) {
      return Math.max(from, other.from) < Math.min(to, other.to);
    }

    private Stretch and(Stretch later) {
      return isEmpty() ? later : later.isEmpty() ? this : new Stretch(from, later.to);
    }
  }

  public Damage {
    Require.atLeast(1, places, "places");
    Require.atLeast(0, at, "at");
    Require.atLeast(0, left, "left");
  }

  /// Both together; `later` is farther on in the file.
  Damage and(Damage later) {
    return new Damage(
        flaw,
        places + later.places,
        at,
        left + later.left,
        later.last,
        broken || later.broken,
        doubtful.and(later.doubtful));
  }

  /// The damage in words, to follow the name of the file.
  public String text() {
    return (last ? "cannot be read to the end: " : "") + where() + behind() + game();
  }

  private String where() {
    String place =
        switch (flaw) {
          case TRUNCATED -> "at byte " + at;
          case DAMAGED_PAGE -> "in the rows from byte " + at + " on";
          case WRONG_CHECKSUM, GARBLED, FOREIGN, UNREADABLE -> "at byte " + at + " or before it";
        };
    return places == 1
        ? flaw.text() + " " + place
        : String.format(Locale.ROOT, "%s in %d places, first %s", flaw.text(), places, place);
  }

  private String behind() {
    if (last) {
      boolean nothing = left == 0 || flaw == Flaw.WRONG_CHECKSUM; // a sum is no loss
      return nothing ? "" : leftOut();
    }
    return leftOut() + (places == 1 ? ", up to the next game" : ", each time up to the next game");
  }

  private String leftOut() {
    return left == 1 ? "; 1 byte was left out" : "; " + left + " bytes were left out";
  }

  private String game() {
    if (!broken) {
      return "";
    }
    return flaw == Flaw.TRUNCATED
        ? "; the game that breaks off there was left out"
        : "; the games right before it were left out, too";
  }
}
