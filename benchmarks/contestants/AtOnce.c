// A UCI engine that answers at once, so that a match between two of them measures the program that holds it:
//   cc -O2 AtOnce.c -o atonce
//   ./atonce [SEED]
// It plays a legal move that follows from the board and the seed. It never castles.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SQUARES = 128, OFF = 0x88, LONGEST = 1 << 16, MOST_MOVES = 512 };

static const char *START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
static const int KNIGHT[] = {-33, -31, -18, -14, 14, 18, 31, 33};
static const int KING[] = {-17, -16, -15, -1, 1, 15, 16, 17};

typedef struct {
  int from, to;
  char promotion;  // 0 if it is none
} Move;

static char board[SQUARES];  // rank * 16 + file
static int black;            // to move
static int passing;          // the square of a capture en passant, or -1
static Move list[MOST_MOVES];
static int count;

static char kind(char piece) { return piece | 32; }
static int ours(char piece) { return piece && (piece >= 'a') == black; }
static char own(char piece, int of_black) { return of_black ? piece : piece - 32; }
static int straight(int step) { return abs(step) == 1 || abs(step) == 16; }

static void set_up(const char *fen) {
  memset(board, 0, SQUARES);
  int square = 7 * 16;
  for (; *fen && *fen != ' '; fen++) {
    if (*fen == '/') {
      square -= 24;
    } else if (*fen >= '1' && *fen <= '8') {
      square += *fen - '0';
    } else {
      board[square++] = *fen;
    }
  }
  black = fen[1] == 'b';
  for (fen += 3; *fen && *fen != ' '; fen++) {
  }
  passing = *fen && fen[1] != '-' ? fen[1] - 'a' + 16 * (fen[2] - '1') : -1;
}

static void play(Move move) {
  char piece = board[move.from];
  int pawn = kind(piece) == 'p';
  if (pawn && move.to == passing) board[move.to + (black ? 16 : -16)] = 0;
  passing = pawn && abs(move.to - move.from) == 32 ? (move.from + move.to) / 2 : -1;
  board[move.to] = move.promotion ? own(move.promotion, black) : piece;
  board[move.from] = 0;
  if (kind(piece) == 'k' && abs(move.to - move.from) == 2) {
    int right = move.to > move.from;
    int rook = right ? move.to + 1 : move.to - 2;
    board[right ? move.to - 1 : move.to + 1] = board[rook];
    board[rook] = 0;
  }
  black = !black;
}

static int attacked(int square, int by_black) {
  for (int i = 0; i < 8; i++) {
    int leap = square + KNIGHT[i];
    if (!(leap & OFF) && board[leap] == own('n', by_black)) return 1;
    int to = square + KING[i];
    if (!(to & OFF) && board[to] == own('k', by_black)) return 1;
    while (!(to & OFF) && !board[to]) to += KING[i];
    if (to & OFF) continue;
    if (board[to] == own('q', by_black) || board[to] == own(straight(KING[i]) ? 'r' : 'b', by_black)) return 1;
  }
  for (int side = -1; side <= 1; side += 2) {
    int from = square + (by_black ? 16 : -16) + side;
    if (!(from & OFF) && board[from] == own('p', by_black)) return 1;
  }
  return 0;
}

// Adds a move unless it leaves the king in check.
static void add(int from, int to, char promotion) {
  char before[SQUARES];
  int mover = black, passed = passing, king = 0;
  Move move = {from, to, promotion};
  memcpy(before, board, SQUARES);
  play(move);
  while (board[king] != own('k', mover)) king++;
  if (!attacked(king, !mover)) list[count++] = move;
  memcpy(board, before, SQUARES);
  black = mover;
  passing = passed;
}

static void add_pawn(int from, int to) {
  int last = black ? 0 : 7;
  if (to >> 4 != last) {
    add(from, to, 0);
  } else {
    add(from, to, 'q');
    add(from, to, 'n');
  }
}

static void pawn_moves(int from) {
  int step = black ? -16 : 16;
  int to = from + step;
  if (!board[to]) {
    add_pawn(from, to);
    if (from >> 4 == (black ? 6 : 1) && !board[to + step]) add(from, to + step, 0);
  }
  for (int side = -1; side <= 1; side += 2) {
    int capture = to + side;
    if (!(capture & OFF) && (capture == passing || (board[capture] && !ours(board[capture])))) add_pawn(from, capture);
  }
}

static void moves(void) {
  count = 0;
  for (int from = 0; from < SQUARES; from++) {
    if ((from & OFF) || !ours(board[from])) continue;
    char piece = kind(board[from]);
    if (piece == 'p') {
      pawn_moves(from);
      continue;
    }
    for (int i = 0; i < 8; i++) {
      int step = piece == 'n' ? KNIGHT[i] : KING[i];
      if ((piece == 'r' && !straight(step)) || (piece == 'b' && straight(step))) continue;
      for (int to = from + step; !(to & OFF) && !ours(board[to]); to += step) {
        add(from, to, 0);
        if (board[to] || piece == 'n' || piece == 'k') break;
      }
    }
  }
}

static Move read_move(const char *text) {
  Move move = {text[0] - 'a' + 16 * (text[1] - '1'), text[2] - 'a' + 16 * (text[3] - '1'), text[4]};
  return move;
}

static void position(char *line) {
  char *fen = strstr(line, "fen ");
  char *played = strstr(line, "moves ");
  set_up(fen ? fen + 4 : START);
  for (char *move = played ? strtok(played + 6, " \n") : NULL; move; move = strtok(NULL, " \n")) play(read_move(move));
}

static void answer(unsigned seed) {
  moves();
  if (count == 0) {
    puts("bestmove 0000");
    return;
  }
  unsigned mixed = seed;
  for (int square = 0; square < SQUARES; square++) mixed = mixed * 31 + (unsigned char)board[square];
  Move move = list[(mixed >> 7) % (unsigned)count];
  char text[] = {'a' + (move.from & 7), '1' + (move.from >> 4), 'a' + (move.to & 7), '1' + (move.to >> 4), move.promotion, 0};
  printf("info depth 1 score cp 20 nodes 1 nps 1000 time 0 pv %s\nbestmove %s\n", text, text);
}

int main(int arguments, char **values) {
  static char line[LONGEST];
  unsigned seed = arguments > 1 ? (unsigned)atoi(values[1]) : 1;
  setvbuf(stdout, NULL, _IOLBF, 0);
  set_up(START);
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "ucinewgame", 10)) continue;
    if (!strncmp(line, "uci", 3)) puts("id name atonce\nuciok");
    if (!strncmp(line, "isready", 7)) puts("readyok");
    if (!strncmp(line, "position", 8)) position(line);
    if (!strncmp(line, "go", 2)) answer(seed);
    if (!strncmp(line, "quit", 4)) break;
  }
  return 0;
}
