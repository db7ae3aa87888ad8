-- The devices on which the owner of an account has signed in: whoever tries passwords elsewhere cannot keep them out.
CREATE TABLE known_device (
  account  VARCHAR(16) NOT NULL REFERENCES account (id),
  device   VARCHAR(32) NOT NULL,
  seen     BIGINT      NOT NULL, -- the latest time of signing in there
  PRIMARY KEY (account, device)
);
