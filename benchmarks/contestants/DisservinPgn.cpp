// Reads an archive with Disservin's chess-library, and plays every move unless told only to read:
//   g++ -std=c++17 -O3 -march=native -DNDEBUG -flto -I chess-library/include DisservinPgn.cpp -o disservin
//   ./disservin [read] FILE
// Says on stderr what it saw.
#include <fstream>
#include <iostream>
#include <memory>
#include <string_view>

#include "chess.hpp"

namespace {

class Player : public chess::pgn::Visitor {
 public:
  explicit Player(bool plays) : plays_(plays) {}

  void startPgn() override {
    if (plays_) board_.setFen(chess::constants::STARTPOS);
    games_++;
  }

  void header(std::string_view name, std::string_view value) override {
    if (plays_ && name == "FEN") board_.setFen(value);
  }

  void startMoves() override {}

  // Comments before the first move come as moves without text.
  void move(std::string_view san, std::string_view) override {
    if (san.empty()) return;
    if (plays_) {
      try {
        board_.makeMove(chess::uci::parseSan(board_, san));
      } catch (const std::exception&) {
        broken_++;
        skipPgn(true);
        return;
      }
    }
    plies_++;
  }

  void endPgn() override {}

  void say() const {
    std::cerr << games_ << " games, " << plies_ << " plies, " << broken_ << " games broken off\n";
  }

 private:
  bool plays_;
  chess::Board board_;
  long games_ = 0, plies_ = 0, broken_ = 0;
};

}  // namespace

int main(int count, char** arguments) {
  std::ifstream archive(arguments[count - 1]);
  auto player = std::make_unique<Player>(count < 3);
  // Its buffer of 1 MB is better not on the stack.
  auto parser = std::make_unique<chess::pgn::StreamParser<>>(archive);
  parser->readGames(*player);
  player->say();
}
