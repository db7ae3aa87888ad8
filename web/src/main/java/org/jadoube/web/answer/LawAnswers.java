package org.jadoube.web.answer;

import java.time.LocalDate;
import java.util.List;
import org.jadoube.laws.edition.Edition;

/// The editions of the Laws and their Articles.
public final class LawAnswers {
  private LawAnswers() {}

  /// The available editions of the Laws.
  ///
  /// @param editions newest first
  public record Editions(List<Printed> editions) {
    public Editions {
      editions = List.copyOf(editions);
    }

    /// A printed edition.
    ///
    /// @param name such as `FIDE 2023`
    public record Printed(String name, LocalDate inForceFrom) {
      static Printed of(Edition edition) {
        return new Printed(edition.name(), edition.inForceFrom());
      }
    }

    /// All available editions.
    public static Editions all() {
      return new Editions(Edition.all().reversed().stream().map(Printed::of).toList());
    }
  }

  /// The Articles of an edition.
  ///
  /// @param edition such as `FIDE 2023`
  /// @param chapters that on the conduct of the players first, the others in the order of the text
  public record Articles(String edition, List<Part> chapters) {
    public Articles {
      chapters = List.copyOf(chapters);
    }

    /// An Article with all its parts, an appendix, guidelines.
    ///
    /// @param number such as `11`
    /// @param subject its subject, in the reader's language; empty if there is no more to say than
    ///   its number
    public record Part(String number, String subject, List<Titled> articles) {
      public Part {
        articles = List.copyOf(articles);
      }
    }

    /// A part of it.
    ///
    /// @param number such as `11.5`
    /// @param title in English
    public record Titled(String number, String title) {}
  }
}
