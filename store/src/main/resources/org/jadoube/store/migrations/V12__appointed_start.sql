-- When White's clock starts, whoever is there. NULL: once both players are. Such games are in game_open from
-- their creation on, due at that time.
ALTER TABLE game ADD COLUMN starts_at BIGINT;
