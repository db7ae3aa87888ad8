-- When the next line-ups of an event of teams have to be there; 0 while nobody has looked, and very late if there are none
-- to wait for. It follows from the document, so it is not exported.
ALTER TABLE competition ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
CREATE INDEX competition_due ON competition (due);
