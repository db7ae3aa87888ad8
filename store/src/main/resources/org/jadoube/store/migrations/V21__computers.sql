-- The computer that plays, if it is one: its engine and its level.
ALTER TABLE seat ADD COLUMN computer VARCHAR(60);
