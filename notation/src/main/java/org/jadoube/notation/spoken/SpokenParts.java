package org.jadoube.notation.spoken;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jadoube.chess.CastlingSide;
import org.jadoube.chess.Colour;
import org.jadoube.chess.File;
import org.jadoube.chess.Rank;
import org.jadoube.chess.Role;
import org.jadoube.notation.spelling.Spelled;
import org.jadoube.notation.spelling.Spelled.Place;
import org.jadoube.notation.spelling.Spelled.Span;
import org.jadoube.notation.spoken.SpokenWord.Particle;

/// The parts of a move, gathered word by word.
final class SpokenParts {
  private static final Set<CastlingSide> EITHER_SIDE = Set.of(CastlingSide.values());

  private final List<Place> places = new ArrayList<>();
  private Set<CastlingSide> castling = Set.of();
  private Optional<Role> role = Optional.empty();
  private Optional<Role> promoted = Optional.empty();
  private Optional<Role> taken = Optional.empty();

  /// How many places had been named when the capture was named; empty if there is none.
  private Optional<Integer> placesBeforeCapture = Optional.empty();

  private boolean castlesOrNamesTheRook;
  private boolean promotes;
  private boolean passes;

  private final Optional<Colour> turn;

  private Optional<Role> side = Optional.empty();

  /// The latest pieces, except the first of all, that nothing has followed yet: they may name a
  /// file.
  private final List<Role> lately = new ArrayList<>();

  /// @param turn the player who moves, if that is known
  SpokenParts(Optional<Colour> turn) {
    this.turn = turn;
  }

  /// Begins the first of several words with one meaning: the queen, of "the queen’s bishop".
  void begin(SpokenWord word) {
    side = word instanceof SpokenWord.OfPiece(Role piece) ? Optional.of(piece) : Optional.empty();
  }

  void take(SpokenWord word) {
    boolean more = word instanceof SpokenWord.OfPiece && promoted.isPresent();
    if (!more && !(word instanceof SpokenWord.OfRank)) {
      lately.clear();
    }
    switch (word) {
      case SpokenWord.OfPiece(Role piece) -> piece(piece);
      case SpokenWord.OfFile(File file) -> file(file);
      case SpokenWord.OfFileOrNothing ignored -> {} // nothing, unless the next words show a file
      case SpokenWord.OfRank(Rank rank) -> rank(rank);
      case SpokenWord.OfCastling(CastlingSide side) -> castling = Set.of(side);
      case Particle particle -> take(particle);
    }
  }

  private void take(Particle particle) {
    switch (particle) {
      case TAKES -> placesBeforeCapture = Optional.of(places.size());
      case PROMOTION -> promotes = true;
      case CASTLING -> castling = castling.isEmpty() ? EITHER_SIDE : castling;
      case CASTLING_OR_ROOK -> {
        castlesOrNamesTheRook = true;
        piece(Role.ROOK);
      }
      case EN_PASSANT -> passes = true;
      case TO, CHECK, MATE, IDLE -> {} // nothing that the board does not tell anyway
    }
  }

  private void file(File file) {
    promoted = promotes ? promoted : Optional.empty();
    places.add(new Place(Optional.of(file), Optional.empty()));
  }

  private void rank(Rank rank) {
    if (DescriptiveSquare.isNamedBy(lately)) {
      turn.ifPresent(mover -> places.add(DescriptiveSquare.of(lately, rank, mover)));
      promoted = Optional.empty();
      lately.clear();
      return;
    }
    Place place = places.isEmpty() ? Place.NOWHERE : places.getLast();
    if (place.file().isPresent() && place.rank().isEmpty()) {
      places.removeLast();
    }
    Optional<File> file = place.rank().isEmpty() ? place.file() : Optional.empty();
    places.add(new Place(file, Optional.of(rank)));
  }

  /// Takes in a piece. The first piece named is the one that moves. The next is captured if it
  /// comes right after the word for that; otherwise it is the pawn's promotion, unless another
  /// square follows. A word for promotion removes all doubt.
  private void piece(Role piece) {
    if (role.isEmpty() && places.isEmpty() && !promotes) {
      role = Optional.of(piece);
    } else if (isCaptured()) {
      taken = Optional.of(piece);
    } else {
      promoted = Optional.of(piece);
      if (!promotes) {
        side.ifPresent(lately::add);
        lately.add(piece);
      }
    }
    side = Optional.empty();
  }

  /// Whether the words name nothing but a capture en passant, perhaps with the pawns that take part
  /// in it.
  boolean sayOnlyEnPassant() {
    boolean pawns =
        Stream.of(role, taken, promoted).flatMap(Optional::stream).allMatch(Role.PAWN::equals);
    return passes && places.isEmpty() && castling.isEmpty() && pawns;
  }

  private boolean isCaptured() {
    return !promotes && taken.isEmpty() && nothingNamedSinceCapture();
  }

  private boolean nothingNamedSinceCapture() {
    return placesBeforeCapture.equals(Optional.of(places.size()));
  }

  /// The contents of an equivalent written move; empty if the words say too little.
  Optional<Spelled> spelled() {
    if (castlesOrNamesTheRook && places.isEmpty() && taken.isEmpty()) {
      take(Particle.CASTLING);
    }
    boolean enough = !castling.isEmpty() || !places.isEmpty() || taken.isPresent();
    return enough ? Optional.of(whole()) : Optional.empty();
  }

  private Spelled whole() {
    List<Place> ways = new ArrayList<>(places);
    if (taken.isPresent() && nothingNamedSinceCapture()) {
      ways.add(Place.NOWHERE); // the only place named is where it comes from
    }
    return new Spelled(
        castling,
        castling.isEmpty() ? role.orElse(Role.PAWN) : Role.KING,
        role.isPresent(),
        fromEnd(ways, 2),
        fromEnd(ways, 1),
        promoted,
        taken,
        Span.NONE,
        Span.NONE,
        new Span(0, placesBeforeCapture.isPresent() ? "x" : ""),
        Optional.empty(),
        Span.NONE,
        List.of());
  }

  private static Place fromEnd(List<Place> places, int distance) {
    return places.size() < distance ? Place.NOWHERE : places.get(places.size() - distance);
  }
}
