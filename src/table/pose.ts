import type { Piece } from './scene';

/** Where and how a card is drawn at one moment. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly turn: number;
  /** 0 shows the back, 1 the face. */
  readonly flip: number;
  readonly fade: number;
}

export const NOWHERE: Pose = { x: 0, y: 0, width: 1, turn: 0, flip: 0, fade: 0 };

export const poseOf = (piece: Piece): Pose => ({
  x: piece.x,
  y: piece.y,
  width: piece.width,
  turn: piece.turn,
  flip: piece.face === null ? 0 : 1,
  fade: 1,
});

/** How high a card rises on its way, at most, and how much nearer it then looks. */
const ARC = 26;
const NEARER = 0.1;

function easedAt(p: number): number {
  'worklet';
  return p < 0.5 ? 4 * p * p * p : 1 - Math.pow(2 - 2 * p, 3) / 2;
}

/**
 * Where a way would have to begin that leads to another end, and at `p` is where the way from `a` to `b` is: so a flight changes its
 * aim, and neither its place nor its time.
 */
export function onward(a: Pose, b: Pose, to: Pose, p: number): Pose {
  'worklet';
  const eased = easedAt(p);
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

/** On the way from one pose to another, at `p` from 0 to 1; `still` fades out and in again instead of moving. */
export function between(a: Pose, b: Pose, p: number, still: boolean): Pose {
  'worklet';
  if (p <= 0 && !still) return a;
  if (p >= 1) return b;
  if (still) return p < 0.5 ? { ...a, fade: a.fade * (1 - 2 * p) } : { ...b, fade: b.fade * (2 * p - 1) };
  const eased = easedAt(p);
  const far = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const high = Math.sin(Math.PI * eased) * Math.min(1, far / 160);
  return {
    x: a.x + (b.x - a.x) * eased,
    y: a.y + (b.y - a.y) * eased - ARC * high,
    width: (a.width + (b.width - a.width) * eased) * (1 + NEARER * high),
    turn: a.turn + (b.turn - a.turn) * eased,
    flip: a.flip + (b.flip - a.flip) * eased,
    fade: a.fade + (b.fade - a.fade) * eased,
  };
}

const STEP = 1.25;

/**
 * The width all cards are laid out in. It never shrinks, and grows by more than is needed: where it changes, cards are a wrong size for
 * the frame between the layout that is new and the scale that is not.
 */
export function baseFor(pieces: readonly Pick<Piece, 'width'>[], last: number): number {
  const widest = pieces.reduce((most, piece) => Math.max(most, piece.width), 1);
  return widest <= last ? last : Math.ceil(STEP ** Math.ceil(Math.log(widest) / Math.log(STEP)));
}

/**
 * A card laid out `base` wide, moved by its centre. One plane turns to its edge, changes sides and goes on: a second plane
 * with its back hidden would cost a layer a card on the web, and flickers on Android.
 */
export function transformOf(pose: Pose, base: number, aspect: number) {
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
