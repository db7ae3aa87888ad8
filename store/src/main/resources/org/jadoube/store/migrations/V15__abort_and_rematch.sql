-- What players settle between themselves beside the Laws.

-- Who aborted the game before it had really begun; NULL: nobody.
ALTER TABLE game ADD COLUMN aborted_by VARCHAR(8);
-- Who has offered another game with the colours reversed, and that game, once the opponent has accepted.
ALTER TABLE game ADD COLUMN rematch_by VARCHAR(8);
ALTER TABLE game ADD COLUMN rematch VARCHAR(16);
