-- Rows are only ever added, with two exceptions: game_open, which says what to look at after a start,
-- and the sign of life. Moments are milliseconds since 1970.

CREATE TABLE game (
  id              VARCHAR(16) PRIMARY KEY,
  schema_version  INTEGER NOT NULL,
  created         BIGINT  NOT NULL,
  regulations     TEXT    NOT NULL,
  invitation      VARCHAR(64) NOT NULL, -- SHA-256 of the secret in the link
  invited         VARCHAR(5)  NOT NULL  -- the colour that the link offers
);

CREATE TABLE event (
  game      VARCHAR(16) NOT NULL REFERENCES game (id),
  sequence  INTEGER     NOT NULL, -- from 1, without gaps
  moment    BIGINT      NOT NULL,
  event     TEXT        NOT NULL,
  PRIMARY KEY (game, sequence)
);

-- Who sits where; the token that proves it is known to its owner only.
CREATE TABLE seat (
  game    VARCHAR(16) NOT NULL REFERENCES game (id),
  colour  VARCHAR(5)  NOT NULL,
  name    TEXT        NOT NULL,
  token   VARCHAR(64) NOT NULL, -- SHA-256
  PRIMARY KEY (game, colour)
);

-- Acts that had effect, by the id that their sender gave them: an act sent twice happens once.
CREATE TABLE act (
  game     VARCHAR(16) NOT NULL REFERENCES game (id),
  colour   VARCHAR(5)  NOT NULL,
  id       VARCHAR(64) NOT NULL,
  first    INTEGER     NOT NULL, -- the sequence of its first event
  events   INTEGER     NOT NULL,
  refusal  TEXT,
  PRIMARY KEY (game, colour, id)
);

-- Games that have begun and not ended.
CREATE TABLE game_open (
  game VARCHAR(16) PRIMARY KEY REFERENCES game (id)
);

-- Until when the server is known to have lived.
CREATE TABLE sign_of_life (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  moment  BIGINT  NOT NULL
);
