// What the server tells its pages, as far as they read it. The whole is in openapi.yaml and asyncapi.yaml.

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
  text: string;
  words: string;
}

/** An event of a game, with its sentence. */
interface Note {
  sequence: number;
  ply: number;
  statement: Statement;
  event: { type: string; at: string; consequences?: { type: string }[] };
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

interface GameState {
  fen: string;
  turn: Colour;
  phase: 'not-begun' | 'running' | 'paused' | 'finished';
  check?: string;
  legalMoves: string[];
  clock: ClockState;
  ending?: { text: string; statement: Statement };
  rulings: string[];
  offer?: Colour;
  pause?: { sentence?: string };
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

interface GameMessage {
  type: 'game';
  sequence: number;
  players: { white?: string; black?: string };
  state: GameState;
  presence: Presence;
  moves: Move[];
  log: Note[];
  start: string;
  terms: string;
  edition: string;
  chess960?: number;
  regulations: { flagWatch?: string };
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
  | { type: 'outage'; stopped: boolean; error?: undefined }
  | { type: 'error'; error: Problem }
  | GameMessage
  | ChangeMessage;

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
