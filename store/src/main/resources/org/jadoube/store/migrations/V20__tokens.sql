-- Tokens with which programs act for an account, as far as their scopes go.
CREATE TABLE personal_token (
  token    VARCHAR(64)  PRIMARY KEY, -- SHA-256
  id       VARCHAR(16)  NOT NULL,    -- to name it without the token
  account  VARCHAR(16)  NOT NULL REFERENCES account (id),
  name     TEXT         NOT NULL,    -- its owner's, for telling several apart
  scopes   VARCHAR(400) NOT NULL,    -- separated by commas
  created  BIGINT       NOT NULL,
  seen     BIGINT       NOT NULL     -- to the hour
);
CREATE INDEX personal_token_account ON personal_token (account);

-- Accounts that programs play for, for good.
CREATE TABLE bot_account (
  account  VARCHAR(16) PRIMARY KEY REFERENCES account (id),
  since    BIGINT      NOT NULL
);

-- Which games an account plays.
CREATE INDEX seat_account ON seat (account);
