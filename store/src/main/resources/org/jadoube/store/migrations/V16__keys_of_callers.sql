-- Idempotency keys belong to whoever sends them, and no secret follows from a key. What was kept under the old ones, which anybody
-- could send, is of no use any more.
DROP TABLE creation;

-- What was handed out under a key: asked again by the same caller with the same key, the same secrets are the answer. They follow
-- from the seed alone, so a row is kept only as long as somebody may ask again.
CREATE TABLE handed_out (
  id           VARCHAR(64) PRIMARY KEY, -- SHA-256 of the caller and the key
  fingerprint  VARCHAR(64) NOT NULL,    -- of what was asked for
  seed         VARCHAR(64) NOT NULL,
  game         VARCHAR(16) NOT NULL REFERENCES game (id),
  moment       BIGINT      NOT NULL
);
CREATE INDEX handed_out_moment ON handed_out (moment);

-- Proves that this server, and nobody else, has given something out. One row, made when it is first needed.
CREATE TABLE server_key (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  secret  VARCHAR(64) NOT NULL
);
