BEGIN TRANSACTION;
CREATE TABLE account (
  id        VARCHAR(16)  PRIMARY KEY,
  name      TEXT         NOT NULL, -- as shown; empty once the account is deleted
  name_key  VARCHAR(400) NOT NULL, -- the same for all names that look or compare alike
  email     TEXT         NOT NULL, -- empty if none was given
  password  VARCHAR(200) NOT NULL, -- empty if it signs in elsewhere, or is deleted
  created   BIGINT       NOT NULL
);
INSERT INTO "account" VALUES('dcba98765432','Ana','24d4b96f58da6d4a8512313bbd02a28ebf0ca95dec6e4c86ef78ce7f01e788ac','ana@example.org','',1767268800000);
INSERT INTO "account" VALUES('edcba9876543','Olga','3fa987493ca3ccfcb95243b881a02b7d2e660bd58f5763086ab1d731e473421b','','',1767268800000);
CREATE TABLE account_identity (
  issuer   VARCHAR(200) NOT NULL,
  subject  VARCHAR(255) NOT NULL,
  account  VARCHAR(16)  NOT NULL REFERENCES account (id),
  PRIMARY KEY (issuer, subject)
);
INSERT INTO "account_identity" VALUES('https://id.example.org','4711','dcba98765432');
CREATE TABLE account_session (
  token    VARCHAR(64) PRIMARY KEY,
  id       VARCHAR(16) NOT NULL, -- to name it without its token
  account  VARCHAR(16) NOT NULL REFERENCES account (id),
  created  BIGINT      NOT NULL,
  seen     BIGINT      NOT NULL, -- to the hour
  expires  BIGINT      NOT NULL
);
INSERT INTO "account_session" VALUES('3f3af1ecebbd1410ab417ec0d27bbfcb5d340e177ae159b59fc8626c2dfd9175','fedcba987654','dcba98765432',1767268800000,1767268800000,1767355200000);
CREATE TABLE act (
  game     VARCHAR(16) NOT NULL REFERENCES game (id),
  colour   VARCHAR(5)  NOT NULL,
  id       VARCHAR(64) NOT NULL,
  first    INTEGER     NOT NULL, -- the sequence of its first event
  events   INTEGER     NOT NULL,
  refusal  TEXT, fingerprint VARCHAR(64),
  PRIMARY KEY (game, colour, id)
);
INSERT INTO "act" VALUES('23456789abcd','white','key-1',2,1,NULL,'f83f07be16e270186d35b876916c461995ebc3af5b1798f898c33285a1847dbc');
CREATE TABLE competition (
  id        VARCHAR(16) PRIMARY KEY,
  revision  INTEGER     NOT NULL, -- whoever changes it has to have seen the latest one
  created   BIGINT      NOT NULL,
  creator   VARCHAR(16) NOT NULL, -- an account
  seed      VARCHAR(64) NOT NULL, -- from which the ids of its games and the secrets of their seats are derived
  document  TEXT        NOT NULL
, due BIGINT NOT NULL DEFAULT 0);
INSERT INTO "competition" VALUES('23456789abcd',7,1767268800000,'edcba9876543','c2VlZC1vZi10aGUtZXZlbnQ','{"schema":1,"id":"23456789abcd","revision":7,"stage":"running","plannedRounds":2,"terms":{"name":"Open","format":"swiss","regulations":{"type":"regulations","edition":"FIDE 2014","timeControl":"-","supervision":"adequate","flagWatch":"by-claim","arbiterPresent":true,"defaultTimeMillis":5859018,"scoring":{"winHalves":89,"drawHalves":40,"lossHalves":34,"forfeitHalves":92},"drawRestriction":{"type":"free"},"arrangements":["scores-kept-by-players","quickplay-guidelines","black-hearing-impaired"],"devicePenalty":{"type":"more-time-for-opponent","extraMillis":1461225},"start":"nrkrnbbq/pppppppp/8/8/8/8/PPPPPPPP/NRKRNBBQ w KQkq - 0 1"},"rounds":2,"byeHalves":1,"tieBreaks":["BH-C1","DE","SB/P"],"appointed":["2026-11-21T15:30:00.000Z"],"openEntry":true},"entrants":[{"number":1,"name":"Ana","account":"dcba98765432","rating":2100,"federation":"SLO","title":"WGM","fideId":"14600000"},{"number":2,"name":"Boris"},{"number":3,"name":"Cilka","rating":1900}],"rounds":[{"published":true,"appointed":"2026-11-21T15:30:00.000Z","boards":[{"white":1,"black":2,"game":"abcdefghijkm","result":{"result":"+/-","basis":"arbiter","unrated":true,"reason":"absent"}}],"byes":[{"participant":3,"kind":"pairing-allocated"}],"advancing":[1]},{"published":false,"boards":[{"white":3,"black":1}],"byes":[]}],"byes":[{"round":2,"participant":2,"kind":"half-point"}],"withdrawals":[{"participant":2,"afterRound":1}]}',0);
CREATE TABLE competition_creation (
  id           VARCHAR(64) PRIMARY KEY, -- SHA-256 of account and key
  fingerprint  VARCHAR(64) NOT NULL,    -- of what was asked for
  competition  VARCHAR(16) NOT NULL REFERENCES competition (id)
);
INSERT INTO "competition_creation" VALUES('ea0890697a77af0a2e054cccec587c8a42feb5cf38e778c6c6e2a96bfb945c0b','51d2361f4faea3bc8f9facdbc7d99abb555596a2e51f7b25fd3b41c93587e616','23456789abcd');
CREATE TABLE creation (
  id           VARCHAR(64) PRIMARY KEY, -- SHA-256 of the key
  fingerprint  VARCHAR(64) NOT NULL,    -- of what was asked for
  seed         VARCHAR(64) NOT NULL,
  game         VARCHAR(16) NOT NULL REFERENCES game (id)
);
INSERT INTO "creation" VALUES('2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683','c66790da5943c4466dd80634deb63f4e19f07e7f81624f222b86fecf9fff6445','c2VlZC1vZi10aGUtZ2FtZQ','456789abcdef');
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
CREATE TABLE event_game (
  game   VARCHAR(16) PRIMARY KEY REFERENCES game (id),
  event  VARCHAR(40) NOT NULL
, result VARCHAR(8), changes INTEGER NOT NULL DEFAULT 0);
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
INSERT INTO "flyway_schema_history" VALUES(2,'2','outages and keys','SQL','V2__outages_and_keys.sql',1296331163,'','2026-11-28 23:25:20.860',9,1);
INSERT INTO "flyway_schema_history" VALUES(3,'3','processes','SQL','V3__processes.sql',-29717366,'','2026-11-28 23:25:20.883',2,1);
INSERT INTO "flyway_schema_history" VALUES(4,'10','people','SQL','V10__people.sql',-649766580,'','2026-11-28 23:25:20.921',10,1);
INSERT INTO "flyway_schema_history" VALUES(5,'11','competitions','SQL','V11__competitions.sql',-2003979078,'','2026-11-28 23:25:20.953',14,1);
INSERT INTO "flyway_schema_history" VALUES(6,'12','appointed start','SQL','V12__appointed_start.sql',-420536848,'','2026-11-28 23:25:21.032',1,1);
INSERT INTO "flyway_schema_history" VALUES(7,'13','password resets','SQL','V13__password_resets.sql',97422072,'','2026-11-28 23:25:21.056',12,1);
INSERT INTO "flyway_schema_history" VALUES(8,'14','line ups','SQL','V14__line_ups.sql',420712848,'','2026-11-28 23:25:21.220',1,1);
CREATE TABLE game (
  id              VARCHAR(16) PRIMARY KEY,
  schema_version  INTEGER NOT NULL,
  created         BIGINT  NOT NULL,
  regulations     TEXT    NOT NULL,
  invitation      VARCHAR(64) NOT NULL, -- SHA-256 of the secret in the link
  invited         VARCHAR(5)  NOT NULL  -- the colour that the link offers
, supervised INTEGER NOT NULL DEFAULT 0, starts_at BIGINT);
INSERT INTO "game" VALUES('23456789abcd',1,1767268800000,'{"schema":1,"type":"regulations","edition":"FIDE 2005","timeControl":"-","supervision":"adequate","flagWatch":"automatic","arbiterPresent":false,"defaultTimeMillis":3600000,"scoring":{"winHalves":2,"drawHalves":1,"lossHalves":0},"drawRestriction":{"type":"free"},"arrangements":[],"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}','c941c4f4919b88384a8173fe76bfeb3f8c9a8649b9f6ed2cf26833593ca4e935','black',0,NULL);
INSERT INTO "game" VALUES('3456789abcde',1,1767268800000,'{"schema":1,"type":"regulations","edition":"FIDE 2005","timeControl":"-","supervision":"adequate","flagWatch":"automatic","arbiterPresent":false,"defaultTimeMillis":3600000,"scoring":{"winHalves":2,"drawHalves":1,"lossHalves":0},"drawRestriction":{"type":"free"},"arrangements":[],"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}','d92359526048a5a05fcf6bc3df9a3f730924e9e889015aa2ec5ccdb1333f5fa8','black',0,NULL);
INSERT INTO "game" VALUES('456789abcdef',1,1767268800000,'{"schema":1,"type":"regulations","edition":"FIDE 2005","timeControl":"-","supervision":"adequate","flagWatch":"automatic","arbiterPresent":false,"defaultTimeMillis":3600000,"scoring":{"winHalves":2,"drawHalves":1,"lossHalves":0},"drawRestriction":{"type":"free"},"arrangements":[],"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"}','2585b55b0d54f6e644c470d5aba2a7ea60426e4125ee9e8574be4439c77974fc','black',0,1767272400000);
CREATE TABLE game_open (
  game VARCHAR(16) PRIMARY KEY REFERENCES game (id)
, due BIGINT);
INSERT INTO "game_open" VALUES('3456789abcde',NULL);
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
INSERT INTO "office_log" VALUES('cdef23456789',1767268800000,'event:23456789abcd','organiser','account:edcba9876543','pair-rounds','{}','done: revision 7');
CREATE TABLE openid_request (
  state     VARCHAR(64)  PRIMARY KEY, -- SHA-256
  browser   VARCHAR(64)  NOT NULL,    -- SHA-256 of what its cookie holds
  nonce     VARCHAR(64)  NOT NULL,
  verifier  VARCHAR(128) NOT NULL,
  redirect  TEXT         NOT NULL,
  created   BIGINT       NOT NULL
);
CREATE TABLE outage (
  since  BIGINT PRIMARY KEY,
  until  BIGINT NOT NULL
);
INSERT INTO "outage" VALUES(1767268740000,1767268770000);
CREATE TABLE password_reset (
  account  VARCHAR(16) PRIMARY KEY REFERENCES account (id),
  token    VARCHAR(64) NOT NULL, -- SHA-256
  expires  BIGINT      NOT NULL
);
INSERT INTO "password_reset" VALUES('dcba98765432','01be30bb4a27765c37462e6bf2a0bf8b6c109f9be9d81e6fd56455db1a736a43',1767270600000);
CREATE TABLE presence (
  game        VARCHAR(16) NOT NULL REFERENCES game (id),
  process     VARCHAR(16) NOT NULL,
  white       INTEGER     NOT NULL,
  black       INTEGER     NOT NULL,
  spectators  INTEGER     NOT NULL,
  PRIMARY KEY (game, process)
);
CREATE TABLE process (
  id      VARCHAR(16) PRIMARY KEY,
  name    TEXT    NOT NULL, -- its machine and process number, for people
  since   BIGINT  NOT NULL, -- it could serve without a break from then
  moment  BIGINT  NOT NULL, -- until its latest heartbeat
  ahead   BIGINT  NOT NULL, -- its clock minus the database's, in microseconds
  gone    INTEGER NOT NULL  -- 1 once it has stopped in good order
);
INSERT INTO "process" VALUES('abcdefgh2345','a machine, process 1',1767268770000,1767268805000,0,1);
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
INSERT INTO "role_grant" VALUES('abcd23456789','game:23456789abcd','player','white','dcba98765432',NULL,1767268800000,'account:dcba98765432');
INSERT INTO "role_grant" VALUES('bcde23456789','event:23456789abcd','organiser','','edcba9876543',NULL,1767268800000,'creator');
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
CREATE INDEX game_open_due ON game_open (due);
CREATE INDEX presence_process ON presence (process);
CREATE UNIQUE INDEX account_name ON account (name_key);
CREATE INDEX account_session_account ON account_session (account);
CREATE INDEX account_session_expires ON account_session (expires);
CREATE INDEX account_session_seen ON account_session (seen);
CREATE INDEX role_grant_scope ON role_grant (scope);
CREATE UNIQUE INDEX role_grant_once ON role_grant (account, scope, role, colour);
CREATE UNIQUE INDEX role_grant_token ON role_grant (token);
CREATE INDEX event_game_event ON event_game (event);
CREATE INDEX office_log_scope ON office_log (scope, moment);
CREATE INDEX competition_created ON competition (created);
CREATE INDEX competition_creator ON competition (creator);
CREATE UNIQUE INDEX password_reset_token ON password_reset (token);
CREATE INDEX competition_due ON competition (due);
CREATE INDEX "flyway_schema_history_s_idx" ON "flyway_schema_history" ("success");
COMMIT;
