// The server's news of a game over the board, besides what it tells of every game.

/** How the pieces really stand, and the hands at them. */
interface TableState {
  board: string;
  inHand: { by: Colour; piece: string }[];
  held: string[];
  touched: string[];
  promotion?: string;
  bound?: Statement;
  toPress: Colour[];
  displaced: { by: Colour; piece: string; from?: string; to?: string }[];
  scoresheets: Record<Colour, { moves: string[]; signed?: string }>;
}

interface GameState {
  table?: TableState;
}

interface TableRegulations {
  edition: string;
  timeControl: string;
  supervision: 'adequate' | 'inadequate';
  arbiterPresent: boolean;
  flagWatch: 'automatic' | 'by-claim';
  arrangements: string[];
  defaultTimeMillis?: number;
}
