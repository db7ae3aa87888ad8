-- Games that anybody may find in a list although they belong to no tournament: those of players who met in the lobby.
-- Games of tournaments are not in it; they are all listed.
CREATE TABLE listed_game (
  game VARCHAR(16) PRIMARY KEY REFERENCES game (id)
);

-- Lists show the latest games.
CREATE INDEX game_created ON game (created);
