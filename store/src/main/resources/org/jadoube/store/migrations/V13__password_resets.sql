-- Keys with which people who have forgotten their password can set a new one, once.

CREATE TABLE password_reset (
  account  VARCHAR(16) PRIMARY KEY REFERENCES account (id),
  token    VARCHAR(64) NOT NULL, -- SHA-256
  expires  BIGINT      NOT NULL
);
CREATE UNIQUE INDEX password_reset_token ON password_reset (token);
