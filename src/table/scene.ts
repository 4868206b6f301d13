import type { Phrase } from '../words/phrase';

/**
 * What a game's face says about the table: where everything lies. It is pure data; the Tabletop draws it, animates it
 * and makes it touchable.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
  /** The text size as a factor, 1 by default. Plates and captions need the room. */
  readonly text?: number;
  readonly leftHand?: boolean;
  readonly largeCards?: boolean;
}

/** A card or a token on the table. */
export interface Piece {
  /**
   * The card's key if the viewer may know the card (`card:17`), otherwise its slot (`closed:3`), so that a face-down
   * card cannot be followed through a shuffle.
   */
  readonly key: string;
  /** The place in which it lies. Pieces of a pile or a hand share one. */
  readonly place: string;
  /** What the game's Face draws on it. Null when it lies face down, so that nothing of it is in the view tree. */
  readonly face: string | null;
  /** What the game's Face draws on its back, when not all cards have the same. */
  readonly back?: string;
  /** The centre and the width in points; the height follows from the face's aspect. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The rotation in degrees. */
  readonly turn: number;
  readonly depth: number;
  readonly label: Phrase;
  /** Whether its foot may lie below the table's edge, where it is not seen. */
  readonly isCut?: boolean;
  /** A token instead of a card: with its own shape, without back and edge. */
  readonly isToken?: boolean;
  /** The height of a token of width 1, if it is not as high as it is wide. */
  readonly aspect?: number;
}

/** The height of a piece of width 1; `aspect` is that of the game's cards. */
export const getAspect = (piece: Pick<Piece, 'aspect' | 'isToken'>, aspect: number): number =>
  piece.isToken ? (piece.aspect ?? 1) : aspect;
export const getPieceHeight = (piece: Pick<Piece, 'width' | 'aspect' | 'isToken'>, aspect: number): number =>
  piece.width * getAspect(piece, aspect);

/** A paper to be read over the table, and what it is about. */
export interface PaperLink {
  readonly name: string;
  readonly subject?: string;
  /** Whether a tap on a piece there opens it also while the piece may be taken, which then is dragged. */
  readonly comesFirst?: boolean;
}

/** Somewhere a piece can lie or be put. */
export interface Place {
  readonly key: string;
  /** The centre and the size in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Its corners as x, y, x, y …, when it is no rectangle; the box above then goes around them. */
  readonly outline?: readonly number[];
  /**
   * The pieces that a finger anywhere on it takes, the nearest first and with a second tap the next. Fingers meet the
   * pieces of such a place only through it.
   */
  readonly gives?: readonly string[];
  readonly label: Phrase;
  /** A small text below it, such as the number of cards in a pile. */
  readonly caption?: Phrase;
  /** How wide a caption below may be: in large text its letters shrink, so that it leaves the next one alone. */
  readonly captionRoom?: number;
  /** The centre and the largest width of the caption, when it does not stand below. */
  readonly captionAt?: { readonly x: number; readonly y: number; readonly width: number };
  /** The middle and the size of its light, when a card goes to one spot of it. */
  readonly lightAt?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The owner, whose mark stands before the caption; without a caption the mark stands alone. */
  readonly seat?: number;
  /** Whether it is drawn as a dashed outline while nothing lies there. */
  readonly outlined?: boolean;
  /** Whether its cards lie on one another, slightly shifted; a touch then meets all of them as one. */
  readonly isPile?: boolean;
  /** Whether the present step is about this place; it is ringed for everybody. */
  readonly isMeant?: boolean;
  /** Whether other places lie on it, as areas on a map; a finger on both means the other. */
  readonly holdsOthers?: boolean;
  /** Whether nothing can be done here now, because pieces only lie here: fingers and keyboards pass it over. */
  readonly isPassive?: boolean;
  /** Whether a screen reader finds it all the same. */
  readonly isHeard?: boolean;
  /** The group that a tap here draws open, or in another form; it plays nothing. */
  readonly opens?: string;
  /** What a tap that plays nothing opens, and a long one always. */
  readonly paper?: PaperLink;
}

/** A small picture with a number on a plate, such as how many cards somebody holds. */
export interface PlateCount {
  /** What the game's Face draws, as a small card. */
  readonly picture: string;
  readonly count: number;
  /** What a screen reader says of it, the number included. */
  readonly label: Phrase;
}

/** What somebody has decided, as a sign on their plate. */
export interface PlateStamp {
  readonly sign: 'tick' | 'cross' | 'arrow';
  readonly label: Phrase;
}

/** The plate of a seat. The table draws name, colour and shape; the scene says the rest. */
export interface Plate {
  readonly seat: number;
  /** The centre and the size in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly score: number;
  /** What the score is while something else than the points of the match is counted. */
  readonly scoreName?: Phrase;
  /** Once it is counted: whether nobody has a better one. */
  readonly isBest?: boolean;
  /** It is still being counted before everybody's eyes, so it is not shown here. */
  readonly hidesScore?: boolean;
  /** The points of all who play together with this seat. */
  readonly sum?: number;
  /** Shown below the name on a plate of two lines, beside it on a wide one. */
  readonly counts?: readonly PlateCount[];
  readonly stamp?: PlateStamp;
  /** The place that lies where the plate does, when it can be touched; a screen reader meets both as one. */
  readonly place?: string;
}

/**
 * Places on a paper of their own. When they lie too close for a finger, the group is closed: a touch meets it as one,
 * and a tap or a card held over it opens it. The scene then draws it larger, above everything else.
 */
export interface Group {
  readonly key: string;
  /** The centre and the size of its paper, in points. */
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

/** A picture that belongs to the table itself, such as a map or a track: it is never touched and holds nothing. */
export interface Scenery {
  readonly key: string;
  /** Which of the face's pictures it is. */
  readonly picture: string;
  /** The centre and the size in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What the picture depends on; it is drawn again when this changes. */
  readonly data?: unknown;
  /** Whether it lies on the paper of the open group. */
  readonly isOver?: boolean;
  /** Pieces of less depth lie below it; without a depth all lie above. */
  readonly depth?: number;
}

/** A part of the table that the face builds of text and buttons. It lies above all pieces. */
export interface Panel {
  readonly key: string;
  /** Which of the face's panels it is. */
  readonly panel: string;
  /** The centre and the size in points. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Scene {
  readonly pieces: readonly Piece[];
  readonly places: readonly Place[];
  readonly plates: readonly Plate[];
  readonly groups?: readonly Group[];
  readonly scenery?: readonly Scenery[];
  readonly panels?: readonly Panel[];
  /** Where cards that others play stand large, by its centre. Nothing is asked meanwhile, so it may lie over anything. */
  readonly playedAt?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/**
 * How a hand does a move: take this piece, put it there. With neither it is a button below the table; with a place
 * alone, a tap on it.
 */
export interface Handle {
  readonly piece?: string;
  readonly place?: string;
  /** The panel or paper that has a button for it, so that it needs none below the table; `place` is what opens it. */
  readonly panel?: string;
  /** Whether the piece is not lit for it, since nothing would come of it. */
  readonly isFaint?: boolean;
  /** Whether a first tap on the piece does it, though it also may be put somewhere: else that tap takes it. */
  readonly atOnce?: boolean;
}

/** Pieces on the paper of an open group have depths from here on, above all others. */
export const OVER_DEPTH = 500;

/**
 * Says that cards which newly lie in `to` came from `from`. Events bring it, so that a card flies instead of fading in.
 */
export interface CardFlow {
  readonly from: string;
  readonly to: string;
  /** Limits the flow to arriving pieces whose key begins like this, when several kinds come to one place. */
  readonly only?: string;
  /** Limits the flow to leaving pieces whose key begins like this, when several kinds leave one place. */
  readonly leaving?: string;
}
