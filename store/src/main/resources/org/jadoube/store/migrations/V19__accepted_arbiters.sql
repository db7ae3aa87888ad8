-- An arbiter of a game is somebody whom both players have accepted, by name.

-- Of whoever has a key, as they gave it; empty for accounts, which have their own.
ALTER TABLE role_grant ADD COLUMN name TEXT NOT NULL DEFAULT '';

-- Which players have accepted an arbiter. What players of an event accept by taking part is not in here.
CREATE TABLE role_acceptance (
  role    VARCHAR(16) NOT NULL REFERENCES role_grant (id) ON DELETE CASCADE,
  colour  VARCHAR(5)  NOT NULL,
  PRIMARY KEY (role, colour)
);

-- Games from before go on as they began.
INSERT INTO role_acceptance (role, colour)
  SELECT id, 'white' FROM role_grant WHERE scope LIKE 'game:%' AND role IN ('arbiter', 'chief-arbiter');
INSERT INTO role_acceptance (role, colour)
  SELECT id, 'black' FROM role_grant WHERE scope LIKE 'game:%' AND role IN ('arbiter', 'chief-arbiter');

-- The secrets of further links, as SHA-256: for the other seat, where the creator of a game plays none, and for an arbiter,
-- until somebody has taken that place.
ALTER TABLE game ADD COLUMN second_invitation VARCHAR(64);
ALTER TABLE game ADD COLUMN arbiters_invitation VARCHAR(64);

-- On which side the owner of a device is in a game: 'player' or 'arbiter'. Nobody is on both.
CREATE TABLE game_device (
  game    VARCHAR(16) NOT NULL REFERENCES game (id),
  device  VARCHAR(32) NOT NULL,
  side    VARCHAR(7)  NOT NULL,
  PRIMARY KEY (game, device)
);
