package org.jadoube.notation.pgn.tags;

import java.io.IOException;
import org.jadoube.notation.pgn.PgnFault;
import org.jadoube.notation.pgn.PgnLimits;
import org.jadoube.notation.pgn.PgnPart;
import org.jadoube.notation.pgn.PgnVisitor;
import org.jadoube.notation.pgn.comments.CommentScanner;
import org.jadoube.notation.pgn.window.EventTag;
import org.jadoube.notation.pgn.window.FaultReport;
import org.jadoube.notation.pgn.window.Scan;
import org.jadoube.notation.pgn.window.SeenTags;
import org.jadoube.notation.pgn.window.Window;
import org.jadoube.notation.pgn.window.WindowText;

/// Reads tag pairs, `[Name "value"]`, however they are written.
public final class TagScanner {
  private static final int USUAL_LENGTH = 256;

  /// How far ahead repeated tags are looked for.
  private static final int HEADER_LENGTH = 4096;

  private final Window window;
  private final PgnVisitor visitor;
  private final FaultReport report;
  private final StartTags start;
  private final CommentScanner comments;
  private final PgnLimits limits;
  private final boolean wanted;
  private final WindowText name;
  private final WindowText value;
  private boolean eventSeen;
  private int count;

  private final SeenTags seen = new SeenTags();

  public TagScanner(
      Window window,
      PgnVisitor visitor,
      FaultReport report,
      StartTags start,
      CommentScanner comments,
      PgnLimits limits) {
    this.window = window;
    this.comments = comments;
    name = new WindowText(window);
    value = new WindowText(window);
    this.visitor = visitor;
    this.report = report;
    this.start = start;
    this.limits = limits;
    this.wanted = visitor.wanted().contains(PgnPart.TAGS);
  }

  /// Whether no tag of the game has been read yet.
  public boolean isFirst() {
    return count == 0;
  }

  public void beginGame() {
    eventSeen = false;
    count = 0;
    seen.clear();
  }

  /// Whether the `[` at the window's place begins another game: it is the second `Event` tag, or
  /// more tags follow an empty line, and one of them has occurred before.
  ///
  /// @param apart whether an empty line separates it from the tag before
  public boolean beginsAnotherGame(boolean apart) throws IOException {
    window.need(apart ? HEADER_LENGTH : USUAL_LENGTH);
    int last = Math.min(window.end(), window.at() + HEADER_LENGTH);
    return (eventSeen && EventTag.isAt(window.bytes(), window.at()))
        || (apart && seen.hasNameFrom(window.bytes(), window.at(), last));
  }

  /// Reads the tag pair that begins at the window's place, and the well-formed ones on the lines
  /// after it.
  public void read() throws IOException {
    window.need(USUAL_LENGTH);
    int end = usual(window.at());
    window.goTo(end > 0 ? readOn(end) : irregular());
  }

  private int readOn(int from) {
    byte[] bytes = window.bytes();
    int last = window.end() - USUAL_LENGTH;
    int at = from;
    int end = from;
    while (end > 0 && end < last) {
      at = end;
      int next = bytes[at] == '\r' ? at + 2 : at + 1;
      boolean tag = bytes[next - 1] == '\n' && bytes[next] == '[';
      end = tag && !(eventSeen && EventTag.isAt(bytes, next)) ? usual(next) : 0;
    }
    return end > 0 ? end : at;
  }

  /// Reads a well-formed tag pair that lies within the window and begins at `start`.
  ///
  /// @return the index after it; 0 if there is none
  private int usual(int start) {
    byte[] bytes = window.bytes();
    int from = start + 1;
    int to = nameEnd(bytes, from);
    if (to == from || bytes[to] != ' ' || bytes[to + 1] != '"' || bytes[to - 1] == ':') {
      return 0;
    }
    int valueEnd = Scan.indexOf(bytes, '"', to + 2, window.end());
    if (valueEnd == window.end() || bytes[valueEnd + 1] != ']' || bytes[valueEnd - 1] == '\\') {
      return 0;
    }
    if (valueEnd - to > limits.tagBytes()) {
      return 0;
    }
    tell(from, to, to + 2, valueEnd);
    return valueEnd + 2;
  }

  private static int nameEnd(byte[] bytes, int from) {
    int at = from;
    while (SeenTags.isNamePart(bytes[at])) {
      at++;
    }
    return at;
  }

  private void tell(int nameFrom, int nameTo, int from, int to) {
    count++;
    seen.add(window.bytes(), nameFrom, nameTo);
    if (wanted || mayMean(window.bytes()[nameFrom])) {
      String meant = TagNames.meant(window.bytes(), nameFrom, nameTo);
      if (!meant.isEmpty()) {
        report.fault(PgnFault.Kind.TAG, nameFrom, nameTo - nameFrom, 0, "the tag " + meant);
      }
      name.setName(nameFrom, nameTo, meant);
      value.setEscaped(from, to);
      eventSeen |= name.isTag("Event");
      start.note(name, value, from);
      if (wanted && count <= limits.tags()) {
        visitor.tag(name, value);
      }
    }
    if (count == limits.tags() + 1) {
      String expected = "at most " + limits.tags() + " tags";
      report.fault(PgnFault.Kind.TOO_LONG, nameFrom, nameTo - nameFrom, 0, expected);
    }
  }

  /// Whether a tag with this first letter may matter to the reader itself: `Event`, or a tag that
  /// says how the game begins or ends.
  private static boolean mayMean(byte first) {
    int small = first | 0x20;
    return small == 'e' || small == 'f' || small == 'v' || small == 'r';
  }

  /// Reads a malformed tag pair as far as it can be understood. Anything without a name is kept as
  /// a comment.
  ///
  /// @return the index after it
  private int irregular() throws IOException {
    int most = limits.tagBytes();
    int length = IrregularTag.length(window, most);
    if (length == Window.TOO_FAR) {
      report.fault(
          PgnFault.Kind.TOO_LONG, window.at(), most, 0, "a tag of at most " + most + " bytes");
      window.skipLine();
      return window.at();
    }
    IrregularTag tag = IrregularTag.of(window.bytes(), window.at(), window.at() + length);
    if (!tag.expected().isEmpty()) {
      int at = tag.faultAt();
      report.fault(PgnFault.Kind.TAG, at, window.at() + length - at, 0, tag.expected());
    }
    if (tag.nameTo() > tag.nameFrom()) {
      tell(tag.nameFrom(), tag.nameTo(), tag.valueFrom(), tag.valueTo());
    } else {
      comments.tell(window.at(), tag.end());
    }
    return tag.end();
  }
}
