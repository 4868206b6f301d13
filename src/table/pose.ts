import type { Piece } from './scene';

/** Where and how a card is drawn at one moment. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
  /** How far the card is turned: 0 shows the back, 1 the face. */
  readonly flip: number;
  readonly fade: number;
}

export const NO_POSE: Pose = { x: 0, y: 0, width: 1, turn: 0, flip: 0, fade: 0 };

export const getPose = (piece: Piece): Pose => ({
  x: piece.x,
  y: piece.y,
  width: piece.width,
  turn: piece.turn,
  flip: piece.face === null ? 0 : 1,
  fade: 1,
});

/** How high a card rises at most on its way, and how much larger it then looks. */
const ARC = 26;
const NEARER = 0.1;

function ease(p: number): number {
  'worklet';
  return p < 0.5 ? 4 * p * p * p : 1 - Math.pow(2 - 2 * p, 3) / 2;
}

/**
 * Redirects a flight in the air. It returns the start of a way to a new end that passes, at `p`, where the way from `a`
 * to `b` is; so only the aim changes, neither the position nor the time.
 */
export function continuePose(a: Pose, b: Pose, to: Pose, p: number): Pose {
  'worklet';
  const eased = ease(p);
  const start = (from: number, old: number, next: number) => {
    'worklet';
    return from + ((old - next) * eased) / (1 - eased);
  };
  return {
    x: start(a.x, b.x, to.x),
    y: start(a.y, b.y, to.y),
    width: start(a.width, b.width, to.width),
    turn: start(a.turn, b.turn, to.turn),
    flip: start(a.flip, b.flip, to.flip),
    fade: start(a.fade, b.fade, to.fade),
  };
}

/**
 * The pose on the way from `a` to `b`, with `p` from 0 to 1. With `still` it fades out and in again instead of moving;
 * half-way it is `bow` points to the left of the straight way.
 */
export function interpolatePose(a: Pose, b: Pose, p: number, still: boolean, bow = 0): Pose {
  'worklet';
  if (p <= 0 && !still) return a;
  if (p >= 1) return b;
  if (still) return p < 0.5 ? { ...a, fade: a.fade * (1 - 2 * p) } : { ...b, fade: b.fade * (2 * p - 1) };
  const eased = ease(p);
  const distance = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const rise = Math.sin(Math.PI * eased) * Math.min(1, distance / 160);
  const aside = bow === 0 || distance === 0 ? 0 : (bow * Math.sin(Math.PI * eased)) / distance;
  return {
    x: a.x + (b.x - a.x) * eased + (b.y - a.y) * aside,
    y: a.y + (b.y - a.y) * eased - (b.x - a.x) * aside - ARC * rise,
    width: (a.width + (b.width - a.width) * eased) * (1 + NEARER * rise),
    turn: a.turn + (b.turn - a.turn) * eased,
    flip: a.flip + (b.flip - a.flip) * eased,
    fade: a.fade + (b.fade - a.fade) * eased,
  };
}

const STEP = 1.25;

/** The widths in which cards and tokens are laid out. Tokens have their own: dozens of them as large as cards are slow. */
export interface BaseWidths {
  readonly card: number;
  readonly token: number;
}

export const NO_WIDTHS: BaseWidths = { card: 0, token: 0 };

export function chooseBaseWidths(pieces: readonly Pick<Piece, 'width' | 'isToken'>[], last: BaseWidths): BaseWidths {
  const card = chooseBaseWidth(
    pieces.filter(({ isToken }) => !isToken),
    last.card,
  );
  const token = chooseBaseWidth(
    pieces.filter(({ isToken }) => isToken),
    last.token,
  );
  return card === last.card && token === last.token ? last : { card, token };
}

/**
 * The width in which all pieces of a kind are laid out. It never shrinks, and grows by more than needed, because cards have a
 * wrong size for one frame whenever it changes: the layout is new and the scale is not.
 */
export function chooseBaseWidth(pieces: readonly Pick<Piece, 'width'>[], last: number): number {
  const widest = pieces.reduce((most, piece) => Math.max(most, piece.width), 1);
  return widest <= last ? last : Math.ceil(STEP ** Math.ceil(Math.log(widest) / Math.log(STEP)));
}

/**
 * Transforms a card that is laid out `base` wide, by its centre. One plane turns to its edge, changes sides and goes
 * on; a second plane with a hidden back would cost one layer per card on the web, and flickers on Android.
 */
export function getTransform(pose: Pose, base: number, aspect: number) {
  'worklet';
  const move = [
    { translateX: pose.x - base / 2 },
    { translateY: pose.y - (base * aspect) / 2 },
    { rotate: `${pose.turn}deg` },
    { scale: pose.width / base },
  ];
  if (pose.flip <= 0 || pose.flip >= 1) return move;
  const angle = pose.flip < 0.5 ? pose.flip * 180 : pose.flip * 180 - 180;
  return [...move, { perspective: 4 * base }, { rotateY: `${angle}deg` }];
}
