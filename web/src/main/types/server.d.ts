// The server's messages to its pages, as far as they read them. All of them are in openapi.yaml and asyncapi.yaml.

type Colour = 'white' | 'black';

interface Statement {
  headline: string;
  citation: string;
  details: string[];
}

interface Move {
  ply: number;
  number: number;
  colour: Colour;
  uci: string;
  fen: string;
  san: string;
  text: string;
  words: string;
  /** Milliseconds since 1970. */
  at: number;
  whiteMillis?: number;
  blackMillis?: number;
}

interface EnvelopeLabel {
  white: string;
  black: string;
  resumption: string;
  venue: string;
}

/** An event of a game, with its sentence. */
interface Note {
  sequence: number;
  ply: number;
  statement: Statement;
  event: {
    type: string;
    at: string;
    by?: string;
    player?: string;
    ply?: number;
    consequences?: { type: string }[];
    aids?: string[];
    attempt?: string;
    why?: string;
    label?: EnvelopeLabel;
    written?: { significance?: string };
  };
}

interface ClockState {
  whiteMillis?: number;
  blackMillis?: number;
  running?: Colour;
  flagFallsAt?: number;
}

/** Why an act is refused. */
interface Refused {
  sentence: string;
  refusal: Refusal;
}

interface Refusal {
  objection: { type: string; breaches?: { reason: { attackers?: string[]; square?: string } }[] };
}

/** For each act, `granted` or the name of a reason. */
interface PermissionsSaid {
  acts?: Record<string, string>;
  reasons?: Record<string, Refused>;
}

interface Players {
  white?: string;
  black?: string;
  whiteIs?: 'account' | 'entered' | 'guest' | 'computer';
  blackIs?: 'account' | 'entered' | 'guest' | 'computer';
}

/** What a player who has entered alone says; officials see it. */
interface Claim {
  name?: string;
  rating?: number;
  title?: string;
  federation?: string;
  fideId?: string;
}

/** A line that somebody has written beside the game. */
interface ChatLine {
  number: number;
  at: number;
  player?: Colour;
  name: string;
  text: string;
}

/** A move that is tried out on the analysis board. */
interface TriedMove {
  ply: number;
  number: number;
  colour: Colour;
  san: string;
  text: string;
  words: string;
  uci: string;
  fen: string;
}

/** The position after moves that are tried out. */
interface TriedLine {
  ply: number;
  moves: TriedMove[];
  fen: string;
  turn: Colour;
  check?: string;
  legalMoves: string[];
}

interface GameState {
  fen: string;
  turn: Colour;
  phase: 'not-begun' | 'running' | 'paused' | 'finished';
  check?: string;
  legalMoves: string[];
  clock: ClockState;
  ending?: { result: string; counted?: string; text: string; how: { reason: string; of?: Colour }; statement: Statement };
  rulings: string[];
  opening?: { eco: string; name: string };
  offer?: Colour;
  takeback?: Colour;
  pause?: { reason?: string; sentence?: string };
  permissions?: PermissionsSaid;
}

interface Presence {
  white: boolean;
  black: boolean;
  spectators: number;
}

interface Problem {
  code: string;
  detail: string;
  pointer?: string;
  refusal?: Refusal;
}

/** A penalty in time that the edition provides. */
interface TimePenalty {
  name: string;
  article: string;
  time: string;
  costsAtMostMillis: number;
  most: string;
}

/** Another game with the colours reversed: who has offered it, and its id once the opponent has accepted. */
interface Rematch {
  by: Colour;
  game?: string;
}

/** What players settle between themselves in a game that nobody else runs. */
interface Casual {
  /** Whether they can. */
  allowed: boolean;
  abortedBy?: Colour;
  rematch?: Rematch;
}

/** Somebody who judges a game, once both players have accepted them. */
interface Arbiter {
  role: string;
  name: string;
  account: boolean;
  chief: boolean;
  accepted: Colour[];
}

interface GameMessage {
  type: 'game';
  sequence: number;
  players: Players;
  created: string;
  state: GameState;
  presence: Presence;
  moves: Move[];
  log: Note[];
  start: string;
  terms: string;
  edition: string;
  houseRules?: string;
  chess960?: number;
  regulations: {
    edition?: string;
    timeControl?: string;
    flagWatch?: string;
    arrangements?: string[];
    arbiterPresent?: boolean;
    online?: { aids?: string[] };
  };
  penalties: TimePenalty[];
  /** Who has less time left than this is told so. */
  littleMillis: number;
  casual: Casual;
  arbiters: Arbiter[];
  startsAt?: string;
  error?: undefined;
}

interface ChangeMessage {
  type: 'change';
  sequence: number;
  moves: Move[];
  events: Note[];
  /** What the state was when `patch` applies to it: its sequence. */
  from?: number;
  /** A JSON Merge Patch (RFC 7396) of the state. */
  patch?: object;
  state: GameState;
  error?: undefined;
}

/** What a stream tells. */
type StreamMessage =
  | { type: 'welcome'; you: Colour | 'spectator'; now: number; error?: undefined }
  | { type: 'pong'; sent: string; now: number; error?: undefined }
  | ({ type: 'presence'; error?: undefined } & Presence)
  | ({ type: 'chat'; error?: undefined } & ChatLine)
  | { type: 'outage'; stopped: boolean; error?: undefined }
  | { type: 'error'; error: Problem }
  | GameMessage
  | ChangeMessage;

/** What a typed text means as a move. */
interface TypedMove {
  ply: number;
  move?: string;
  words?: string;
  /** The move as it is, if the text says more of it. */
  doubt?: string;
  /** Illegal moves that it can mean. */
  attempts: string[];
  fault?: { kind: 'form' | 'illegal' | 'ambiguous'; column: number; found: string; expected: string; candidates: string[] };
}

/** How a game stands, in a line. */
interface Headline {
  id: string;
  created: string;
  startsAt?: string;
  edition: string;
  terms: string;
  players: Players;
  phase: GameState['phase'];
  turn: Colour;
  ply: number;
  clock: ClockState;
  abortedBy?: Colour;
  result?: string;
  sentence?: string;
}

/** The answer to an act. */
interface ActDone {
  sequence: number;
  refusal?: Refusal & { sentence: string };
}

/** What a browser keeps of a seat. */
interface KeptSeat {
  token?: string;
  colour?: Colour;
  invitation?: string;
  since?: number;
  lost?: boolean;
}

/** A place where somebody plays: what `/api/tournaments/{id}` says about a board. */
interface RoundBoard {
  white: number;
  black: number;
  game?: string;
  result?: { result: string; basis: string; reason?: string };
}

interface RoundMatch {
  first: number;
  second: number;
  boards: { firstPlayer?: number; secondPlayer?: number; board?: number; colour?: string; result?: { result: string } }[];
  awarded?: { result: string };
}

interface TournamentRound {
  published: boolean;
  appointed?: string;
  boards: RoundBoard[];
  byes: { participant: number; kind: string }[];
  matches?: RoundMatch[];
}

/** What a game is worth, in half points. */
interface Scoring {
  winHalves: number;
  drawHalves: number;
  lossHalves: number;
  forfeitHalves?: number;
}

/** A tournament, as `/api/tournaments/{id}` shows it. */
interface TournamentDocument {
  id: string;
  revision: number;
  stage: 'registration' | 'running' | 'finished';
  plannedRounds: number;
  terms: {
    name: string;
    format: string;
    regulations: { edition: string; timeControl: string; scoring?: Scoring; arrangements: string[] };
    tieBreaks?: string[];
    openEntry: boolean;
    place?: string;
    byeHalves?: number;
    halfPointByes?: { most: number; notInLast: number };
    teams?: { boards: number };
  };
  entrants: { number: number; name: string; account?: string; rating?: number; title?: string; federation?: string; fideId?: string; claimed?: Claim }[];
  rounds: TournamentRound[];
  byes: { round: number; participant: number; kind: string }[];
  withdrawals: { participant: number; afterRound: number }[];
  teams?: { number: number; name: string; players: number[] }[];
  lineUps?: { round: number; team: number; players: number[] }[];
  takenBack?: { round: number; at: string; reason: string }[];
  closed?: string;
}

/** What speaks against another opponent, or another player for the bye. */
interface PairingReason {
  number: number;
  reason: string;
  article?: string;
  text: string;
}

/** The colours of a pair by the rules, and why it gets them. */
interface PairingColours {
  white: { text: string };
  black: { text: string };
  article: string;
  text: string;
}

/** Why somebody has an opponent in a round, or the bye. */
interface PairingReasonsDocument {
  player: number;
  opponent?: number;
  law: string;
  against?: PairingReason;
  colours?: PairingColours;
  text: string;
  others: PairingReason[];
}

interface PrizesDocument {
  prizes: { rank: number; number: number; name: string; points: string; amount: string }[];
}

interface StandingsDocument {
  after: number;
  edition: string;
  tieBreaks: string[];
  places: { rank: number; number: number; name: string; points: string; values: string[]; matchPoints?: string; gamePoints?: string }[];
}

/** What the arbiter is wanted for in a game. */
interface HallCall {
  sequence: number;
  why: 'call' | 'clocks-stopped' | 'claim' | 'request' | 'ruling' | 'appeal';
  by?: Colour;
  at: number;
}

/** How a game of a tournament stands. */
interface HallGame {
  sequence: number;
  phase: GameState['phase'];
  turn: Colour;
  ply: number;
  fen: string;
  lastMove?: string;
  clock: ClockState;
  occurrences: number;
  reversiblePlies: number;
  offer?: Colour;
  pause?: string;
  ending?: string;
  connected?: { white: boolean; black: boolean };
  awaited?: Colour[];
  unsigned?: Colour[];
  calls?: HallCall[];
}

interface HallBoard {
  white: number;
  black: number;
  game?: string;
  result?: string;
  basis?: string;
  play?: HallGame;
}

interface HallRound {
  published: boolean;
  appointed?: string;
  over: boolean;
  boards?: Record<string, HallBoard>;
  byes?: { participant: number; kind: string }[];
  matches?: Record<string, { first: number; second: number; boards: number[]; firstPoints: string; secondPoints: string; awarded?: string }>;
}

/** How a tournament stands; players, teams, rounds and boards by their numbers. */
interface HallState {
  name: string;
  revision: number;
  standings: string;
  stage: TournamentDocument['stage'];
  plannedRounds: number;
  scarceMillis?: number;
  drawClaims: { occurrences?: number; moves?: number };
  stopped: boolean;
  players: Record<string, { name: string; rating?: number; title?: string; federation?: string; team?: number; unconfirmed?: boolean; left: boolean }>;
  teams?: Record<string, { name: string; left: boolean }>;
  rounds: Record<string, HallRound>;
}

/** What the stream of a tournament tells. */
type HallMessage =
  | { type: 'welcome'; now: number; error?: undefined }
  | { type: 'tournament'; sequence: number; state: HallState; error?: undefined }
  | { type: 'change'; sequence: number; from: number; patch: object; error?: undefined }
  | { type: 'error'; error: Problem };

/** An engine that plays with people. */
interface OfferedEngine {
  name: string;
  levels: number;
}

/** Somebody in the lobby. */
interface LobbyPerson {
  name: string;
  guest: boolean;
  bot: boolean;
}

interface SeekOffer {
  id: string;
  by: LobbyPerson;
  timeControl: string;
  variant: 'standard' | 'chess960' | 'from-position';
  colour?: Colour;
}

interface ChallengeOffer extends SeekOffer {
  to?: LobbyPerson;
  white?: LobbyPerson;
  black?: LobbyPerson;
  until: string;
}

interface LobbyState {
  seeks: Record<string, SeekOffer>;
  challenges: Record<string, ChallengeOffer>;
  here: { accounts: LobbyPerson[]; guests: number; all: number };
}

interface OwnOffers {
  seeks: SeekOffer[];
  received: ChallengeOffer[];
  made: ChallengeOffer[];
}

/** A seek or a challenge that has been made or accepted. */
interface Proposed {
  id: string;
  status: 'waiting' | 'playing';
  token: string;
  colour?: Colour;
  path: string;
}

/** What the stream of the lobby tells. */
type LobbyMessage =
  | { type: 'welcome'; you: 'account' | 'guest'; now: number }
  | { type: 'lobby'; sequence: number; state: LobbyState }
  | { type: 'change'; sequence: number; from: number; patch: object }
  | ({ type: 'own' } & OwnOffers)
  | { type: 'error'; error: Problem };

interface AccountDocument {
  id: string;
  name: string;
  roles: { scope: string; role: string; colour?: Colour }[];
  tokens: KeptToken[];
}

/** A token with which a program acts for an account. */
interface KeptToken {
  id: string;
  name: string;
  scopes: string[];
}

/** What is said about a step of a case. */
interface Told {
  kind: 'event' | 'ruling' | 'refusal';
  headline: string;
  citation: string;
  /** The page about the first Article. */
  address: string;
  details: string[];
}

/** What would you rule? */
/** What is asked about an incident; `at` is the step whose outcome is asked for. */
interface CaseQuestion {
  at: number;
  text: string;
  deed: string;
  answers: { text: string; why?: string }[];
  right: number;
}

interface CaseStage {
  millis: number;
  board: string;
  squares: string[];
  running?: Colour;
  whiteMillis?: number;
  blackMillis?: number;
  told: Told[];
}

/** A case as it is played under an edition. */
interface Staging {
  id: string;
  title: string;
  incident?: string;
  question?: CaseQuestion;
  answer?: string;
  language: string;
  edition: string;
  editions: string[];
  terms: string;
  stages: CaseStage[];
}

/** The incidents that can be played under an edition. */
interface IncidentList {
  edition: string;
  chapters: { number: string; subject: string }[];
  incidents: { id: string; headline: string; chapter: string; level: number }[];
}

/** The connection to the game that a page opens before its scripts have come. */
declare var earlySocket: WebSocket | undefined;
