-- People: accounts, their sessions, the roles that accounts and holders of keys have, and what arbiters and
-- organisers did. Passwords are kept as Argon2id hashes; tokens and keys as SHA-256.

CREATE TABLE account (
  id        VARCHAR(16)  PRIMARY KEY,
  name      TEXT         NOT NULL, -- as shown; empty once the account is deleted
  name_key  VARCHAR(400) NOT NULL, -- the same for all names that look or compare alike
  email     TEXT         NOT NULL, -- empty if none was given
  password  VARCHAR(200) NOT NULL, -- empty if it signs in elsewhere, or is deleted
  created   BIGINT       NOT NULL
);
CREATE UNIQUE INDEX account_name ON account (name_key);

-- Accounts of other sites (OpenID Connect) that open an account here.
CREATE TABLE account_identity (
  issuer   VARCHAR(200) NOT NULL,
  subject  VARCHAR(255) NOT NULL,
  account  VARCHAR(16)  NOT NULL REFERENCES account (id),
  PRIMARY KEY (issuer, subject)
);

-- Whoever has gone to another site to sign in, and is expected back.
CREATE TABLE openid_request (
  state     VARCHAR(64)  PRIMARY KEY, -- SHA-256
  browser   VARCHAR(64)  NOT NULL,    -- SHA-256 of what its cookie holds
  nonce     VARCHAR(64)  NOT NULL,
  verifier  VARCHAR(128) NOT NULL,
  redirect  TEXT         NOT NULL,
  created   BIGINT       NOT NULL
);

CREATE TABLE account_session (
  token    VARCHAR(64) PRIMARY KEY,
  id       VARCHAR(16) NOT NULL, -- to name it without its token
  account  VARCHAR(16) NOT NULL REFERENCES account (id),
  created  BIGINT      NOT NULL,
  seen     BIGINT      NOT NULL, -- to the hour
  expires  BIGINT      NOT NULL
);
CREATE INDEX account_session_account ON account_session (account);
CREATE INDEX account_session_expires ON account_session (expires);
CREATE INDEX account_session_seen ON account_session (seen);

-- A role in a game (game:ID) or in all games of an event (event:ID), held by an account or by whoever has a key.
CREATE TABLE role_grant (
  id          VARCHAR(16) PRIMARY KEY,
  scope       VARCHAR(64) NOT NULL,
  role        VARCHAR(16) NOT NULL,
  colour      VARCHAR(5)  NOT NULL, -- whose assistant, or which player; otherwise empty
  account     VARCHAR(16) REFERENCES account (id),
  token       VARCHAR(64),
  granted     BIGINT      NOT NULL,
  granted_by  VARCHAR(40) NOT NULL
);
CREATE INDEX role_grant_scope ON role_grant (scope);
CREATE UNIQUE INDEX role_grant_once ON role_grant (account, scope, role, colour);
CREATE UNIQUE INDEX role_grant_token ON role_grant (token);

-- Which event a game belongs to.
CREATE TABLE event_game (
  game   VARCHAR(16) PRIMARY KEY REFERENCES game (id),
  event  VARCHAR(40) NOT NULL
);
CREATE INDEX event_game_event ON event_game (event);

-- What arbiters, assistants and organisers did. A row is there before anything happens, its outcome afterwards.
CREATE TABLE office_log (
  id       VARCHAR(16) PRIMARY KEY,
  moment   BIGINT      NOT NULL,
  scope    VARCHAR(64) NOT NULL,
  role     VARCHAR(16) NOT NULL,
  holder   VARCHAR(40) NOT NULL, -- account:ID or key:ID
  deed     VARCHAR(40) NOT NULL, -- the kind of act, or another matter
  what     TEXT        NOT NULL, -- the document that was sent, or a few words
  outcome  TEXT        NOT NULL  -- empty until it is known
);
CREATE INDEX office_log_scope ON office_log (scope, moment);
