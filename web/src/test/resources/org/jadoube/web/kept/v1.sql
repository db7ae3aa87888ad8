BEGIN TRANSACTION;
CREATE TABLE act (
  game     VARCHAR(16) NOT NULL REFERENCES game (id),
  colour   VARCHAR(5)  NOT NULL,
  id       VARCHAR(64) NOT NULL,
  first    INTEGER     NOT NULL, -- the sequence of its first event
  events   INTEGER     NOT NULL,
  refusal  TEXT,
  PRIMARY KEY (game, colour, id)
);
INSERT INTO "act" VALUES('23456789abcd','white','key-1',2,1,NULL);
CREATE TABLE event (
  game      VARCHAR(16) NOT NULL REFERENCES game (id),
  sequence  INTEGER     NOT NULL, -- from 1, without gaps
  moment    BIGINT      NOT NULL,
  event     TEXT        NOT NULL,
  PRIMARY KEY (game, sequence)
);
INSERT INTO "event" VALUES('23456789abcd',1,1767268800000,'{"schema":1,"type":"game-begun","at":"2026-01-01T12:00:00.000Z","citation":{"edition":"FIDE 2005","rule":"start-of-game","article":"6.5"}}');
INSERT INTO "event" VALUES('23456789abcd',2,1767268801000,'{"schema":1,"type":"move-made","at":"2026-01-01T12:00:01.000Z","citation":{"edition":"FIDE 2005","rule":"completed-move","article":"6.7a"},"by":"white","move":{"uci":"e2e4","role":"pawn"},"completion":"pressed","times":{"whiteMillis":-1,"blackMillis":-1}}');
INSERT INTO "event" VALUES('23456789abcd',3,1767268802000,'{"schema":1,"type":"ruling","at":"2026-01-01T12:00:02.000Z","citation":{"edition":"FIDE 2005","rule":"resignation","article":"5.1b"},"consequences":[{"type":"ends","result":"0-1"}],"facts":[{"type":"declared","player":"white"}]}');
INSERT INTO "event" VALUES('3456789abcde',1,1767268800000,'{"schema":1,"type":"game-begun","at":"2026-01-01T12:00:00.000Z","citation":{"edition":"FIDE 2005","rule":"start-of-game","article":"6.5"}}');
INSERT INTO "event" VALUES('3456789abcde',2,1767268801000,'{"schema":1,"type":"move-made","at":"2026-01-01T12:00:01.000Z","citation":{"edition":"FIDE 2005","rule":"completed-move","article":"6.7a"},"by":"white","move":{"uci":"e2e4","role":"pawn"},"completion":"pressed","times":{"whiteMillis":-1,"blackMillis":-1}}');
CREATE TABLE "flyway_schema_history" (
    "installed_rank" INT NOT NULL PRIMARY KEY,
    "version" VARCHAR(50),
    "description" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL,
    "script" VARCHAR(1000) NOT NULL,
    "checksum" INT,
    "installed_by" VARCHAR(100) NOT NULL,
    "installed_on" TEXT NOT NULL DEFAULT (strftime('%Y-%m-%d %H:%M:%f','now')),
    "execution_time" INT NOT NULL,
    "success" BOOLEAN NOT NULL
);
INSERT INTO "flyway_schema_history" VALUES(1,'1','games','SQL','V1__games.sql',954984362,'','2026-11-28 23:25:20.746',19,1);
CREATE TABLE game (
  id              VARCHAR(16) PRIMARY KEY,
  schema_version  INTEGER NOT NULL,
  created         BIGINT  NOT NULL,
  regulations     TEXT    NOT NULL,
  invitation      VARCHAR(64) NOT NULL, -- SHA-256 of the secret in the link
  invited         VARCHAR(5)  NOT NULL  -- the colour that the link offers
);
INSERT INTO "game" VALUES('23456789abcd',1,1767268800000,'{"schema":1,"type":"regulations","edition":"FIDE 2005","timeControl":"-","supervision":"adequate","flagWatch":"automatic","arbiterPresent":false,"defaultTimeMillis":3600000,"scoring":{"winHalves":2,"drawHalves":1,"lossHalves":0},"drawRestriction":{"type":"free"},"arrangements":[],"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}','c941c4f4919b88384a8173fe76bfeb3f8c9a8649b9f6ed2cf26833593ca4e935','black');
INSERT INTO "game" VALUES('3456789abcde',1,1767268800000,'{"schema":1,"type":"regulations","edition":"FIDE 2005","timeControl":"-","supervision":"adequate","flagWatch":"automatic","arbiterPresent":false,"defaultTimeMillis":3600000,"scoring":{"winHalves":2,"drawHalves":1,"lossHalves":0},"drawRestriction":{"type":"free"},"arrangements":[],"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}','d92359526048a5a05fcf6bc3df9a3f730924e9e889015aa2ec5ccdb1333f5fa8','black');
INSERT INTO "game" VALUES('456789abcdef',1,1767268800000,'{"schema":1,"type":"regulations","edition":"FIDE 2005","timeControl":"-","supervision":"adequate","flagWatch":"automatic","arbiterPresent":false,"defaultTimeMillis":3600000,"scoring":{"winHalves":2,"drawHalves":1,"lossHalves":0},"drawRestriction":{"type":"free"},"arrangements":[],"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}','2585b55b0d54f6e644c470d5aba2a7ea60426e4125ee9e8574be4439c77974fc','black');
CREATE TABLE game_open (
  game VARCHAR(16) PRIMARY KEY REFERENCES game (id)
);
INSERT INTO "game_open" VALUES('3456789abcde');
CREATE TABLE seat (
  game    VARCHAR(16) NOT NULL REFERENCES game (id),
  colour  VARCHAR(5)  NOT NULL,
  name    TEXT        NOT NULL,
  token   VARCHAR(64) NOT NULL, -- SHA-256
  PRIMARY KEY (game, colour)
);
INSERT INTO "seat" VALUES('23456789abcd','white','Ana','06beb03d56f58c6657e94b793098167d3277a1933805c7bfaaa60d4aa90136db');
INSERT INTO "seat" VALUES('23456789abcd','black','Boris','8d85b9bc67d925138408ca393bcc5ccbaa6eab40ac0846462d830571ebcdaa4e');
INSERT INTO "seat" VALUES('3456789abcde','white','Ana','375441c81c2e95d1a09dcb91f705233d81e2a22e97faa37ee9a2c883ba916750');
INSERT INTO "seat" VALUES('3456789abcde','black','Boris','ce91a2882de2bb65c4d199763ef9b9d6cb68d75fae6769dc339cf6e3109b85a1');
INSERT INTO "seat" VALUES('456789abcdef','white','Ana','cb95d5cf077dc1b4538960cab73c63c4ce1470927d1514af2fcca598da685256');
CREATE TABLE sign_of_life (
  id      INTEGER PRIMARY KEY CHECK (id = 1),
  moment  BIGINT  NOT NULL
);
INSERT INTO "sign_of_life" VALUES(1,1767268805000);
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
COMMIT;
