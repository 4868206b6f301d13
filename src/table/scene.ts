import type { Phrase } from '../words/phrase';

/** What a game's face says of the table: where everything lies. Pure data: the Tabletop draws it, moves it and makes it touchable. */

export interface Size {
  readonly width: number;
  readonly height: number;
  /** How much larger than drawn the person reads; plates and captions need the room. Left out: 1. */
  readonly text?: number;
  readonly leftHand?: boolean;
  readonly largeCards?: boolean;
}

/** A card on the table. */
export interface Piece {
  /** Its card where the viewer may know it (`card:17`), else its slot (`closed:3`): a face-down card can't be followed through a shuffle. */
  readonly key: string;
  /** The place it lies in: several pieces share one where they form a pile or a hand. */
  readonly place: string;
  /** What the game's Face draws on it; null when it lies face down, so that nothing of it is in the tree. */
  readonly face: string | null;
  /** Centre and width in points; height follows from the face's aspect. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Degrees. */
  readonly turn: number;
  readonly depth: number;
  readonly label: Phrase;
  /** Not a card but something as wide as high, of a shape of its own: it has no back and no edge. */
  readonly isToken?: boolean;
}

export const getPieceHeight = ({ width, isToken }: Pick<Piece, 'width' | 'isToken'>, aspect: number): number =>
  width * (isToken ? 1 : aspect);

/** Somewhere a piece can lie or be put. */
export interface Place {
  readonly key: string;
  /** Centre and extent in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: Phrase;
  /** Small words below it, as the number of cards in a pile. */
  readonly caption?: Phrase;
  /** Where the middle of these words stands, and how wide they may grow, when that is not below. */
  readonly captionAt?: { readonly x: number; readonly y: number; readonly width: number };
  /** Whose place it is: their mark stands before the caption; without a caption it stands alone. */
  readonly seat?: number;
  /** Drawn as an empty, dashed place while nothing lies there. */
  readonly outlined?: boolean;
  /** Its cards lie on one another, each a little out: all are met as one. */
  readonly isPile?: boolean;
  /** What goes on is about this place: it is ringed for everybody. */
  readonly isMeant?: boolean;
}

/** Who sits where: name, colour and shape are drawn by the table, the rest is said here. */
export interface Plate {
  readonly seat: number;
  /** Centre and extent in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly score: number;
  /** Of all who play together with this seat. */
  readonly sum?: number;
}

/**
 * Places on a paper of their own. Where they lie too close for a finger the group is closed: it is met as one, and opened by a tap or
 * by a card held over it. The scene with it open draws it larger, over all else.
 */
export interface Group {
  readonly key: string;
  /** Centre and extent of its paper, in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly label: Phrase;
  readonly places: readonly string[];
  /** The seat whose plate lies on the paper. */
  readonly seat?: number;
  readonly lies: 'flat' | 'closed' | 'over';
}

export interface Scene {
  readonly pieces: readonly Piece[];
  readonly places: readonly Place[];
  readonly plates: readonly Plate[];
  readonly groups?: readonly Group[];
}

/** How a hand does a move: take this piece, put it there. With neither, it is a button; with a place alone, a tap on it. */
export interface Handle {
  readonly piece?: string;
  readonly place?: string;
}

/** On the paper of a group that lies over all else, depths begin here. */
export const OVER_DEPTH = 500;

/** What newly lies in `to` came from `from`: told by an event, so that a card flies instead of fading. */
export interface CardFlow {
  readonly from: string;
  readonly to: string;
  /** Where things of several kinds come to one place: only those whose key begins so. */
  readonly only?: string;
  /** Where things of several kinds leave one place: only those whose key begins so. */
  readonly leaving?: string;
}
