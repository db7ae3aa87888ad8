-- When no act could be decided or kept: the server was down or stood still, or its database did. Rows are
-- only added, or lengthened; whoever looks at a game later finds in them what must not be charged.
CREATE TABLE outage (
  since  BIGINT PRIMARY KEY,
  until  BIGINT NOT NULL
);

-- What the act was that came under an id: another one may not come under the same. NULL in rows written
-- before this was kept.
ALTER TABLE act ADD COLUMN fingerprint VARCHAR(64);

-- Games made under a key: asked again with the same key, the same game is the answer. Its secrets follow
-- from the seed and the key, and the key is known to its sender only.
CREATE TABLE creation (
  id           VARCHAR(64) PRIMARY KEY, -- SHA-256 of the key
  fingerprint  VARCHAR(64) NOT NULL,    -- of what was asked for
  seed         VARCHAR(64) NOT NULL,
  game         VARCHAR(16) NOT NULL REFERENCES game (id)
);
