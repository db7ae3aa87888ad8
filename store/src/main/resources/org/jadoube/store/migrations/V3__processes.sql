-- Several processes may share one database (PostgreSQL). Each has a row here instead of one sign of life
-- for all. Moments are the time the processes have agreed on, in milliseconds since 1970.
CREATE TABLE process (
  id      VARCHAR(16) PRIMARY KEY,
  name    TEXT    NOT NULL, -- its machine and process number, for people
  since   BIGINT  NOT NULL, -- it could serve without a break from then
  moment  BIGINT  NOT NULL, -- until its latest heartbeat
  ahead   BIGINT  NOT NULL, -- its clock minus the database's, in microseconds
  gone    INTEGER NOT NULL  -- 1 once it has stopped in good order
);

INSERT INTO process (id, name, since, moment, ahead, gone)
  SELECT 'before', 'before there were several', moment, moment, 0, 1 FROM sign_of_life;

DROP TABLE sign_of_life;

-- No flag falls before this moment, so nobody needs to look sooner. NULL: no flag can fall.
ALTER TABLE game_open ADD COLUMN due BIGINT;
CREATE INDEX game_open_due ON game_open (due);

-- Who follows a game on which process. Not durable: it ends with the process.
CREATE TABLE presence (
  game        VARCHAR(16) NOT NULL REFERENCES game (id),
  process     VARCHAR(16) NOT NULL,
  white       INTEGER     NOT NULL,
  black       INTEGER     NOT NULL,
  spectators  INTEGER     NOT NULL,
  PRIMARY KEY (game, process)
);
CREATE INDEX presence_process ON presence (process);

-- 1 if no network delay is compensated, because arbiters supervise the game.
ALTER TABLE game ADD COLUMN supervised INTEGER NOT NULL DEFAULT 0;
