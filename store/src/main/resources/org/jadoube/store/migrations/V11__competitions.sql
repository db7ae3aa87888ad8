-- Events, which are called competitions here, because the table of what happens in games has the other name.
CREATE TABLE competition (
  id        VARCHAR(16) PRIMARY KEY,
  revision  INTEGER     NOT NULL, -- whoever changes it has to have seen the latest one
  created   BIGINT      NOT NULL,
  creator   VARCHAR(16) NOT NULL, -- an account
  seed      VARCHAR(64) NOT NULL, -- from which the ids of its games and the secrets of their seats are derived
  document  TEXT        NOT NULL
);
CREATE INDEX competition_created ON competition (created);
CREATE INDEX competition_creator ON competition (creator);

-- Events made under a key: asked again with the same key, the same event is the answer.
CREATE TABLE competition_creation (
  id           VARCHAR(64) PRIMARY KEY, -- SHA-256 of account and key
  fingerprint  VARCHAR(64) NOT NULL,    -- of what was asked for
  competition  VARCHAR(16) NOT NULL REFERENCES competition (id)
);

-- The result of a game of an event, written together with what ended the game; NULL while it goes on.
ALTER TABLE event_game ADD COLUMN result VARCHAR(8);
-- How often that has changed.
ALTER TABLE event_game ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
