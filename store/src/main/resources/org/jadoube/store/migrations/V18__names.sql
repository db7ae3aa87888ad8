-- Whose names are whose.

-- The account of a player who took the seat with one; NULL: a guest, or somebody whom an organiser has entered.
ALTER TABLE seat ADD COLUMN account VARCHAR(16);
UPDATE seat SET account = (
  SELECT MIN(account) FROM role_grant
  WHERE role_grant.scope = 'game:' || seat.game AND role_grant.role = 'player' AND role_grant.colour = seat.colour);

-- What names of accounts look like to people, as SHA-256. It stays when an account is deleted, so that nobody gets its name.
CREATE TABLE taken_name (
  look     VARCHAR(64) PRIMARY KEY,
  account  VARCHAR(16) NOT NULL
);
CREATE INDEX taken_name_account ON taken_name (account);

-- What an operator has hidden: game:ID, event:ID or account:ID.
CREATE TABLE hidden (
  scope  VARCHAR(64) PRIMARY KEY,
  since  BIGINT      NOT NULL
);
