import { TOKENS } from '../../rules/nightmare-cathedral/content/tokens';
import { CATHEDRAL_TRACK, FORKS } from '../../rules/nightmare-cathedral/content/tracks';
import type { CathedralPiece, Colour, ForkSpace } from '../../rules/nightmare-cathedral/content/types';
import { limitOfDevoured, openForks, arePiecesComplete } from '../../rules/nightmare-cathedral/rising';
import { scoreDevoured } from '../../rules/nightmare-cathedral/score';
import { SHADOWS, type NightmareCathedral, type Side } from '../../rules/nightmare-cathedral/state';
import type { Phrase } from '../../words/phrase';

import { describeSentences, describeText } from './clause';
import { joinPhrases, makePhrase } from './phrases';
import { effectSigns, tokenSigns, type SignDrawing } from './signPaths';

/** What the Cathedral is made of: which pieces stand, and what the others bring. */

export interface PieceRow {
  readonly piece: CathedralPiece;
  readonly state: 'up' | 'next' | 'open' | 'shut';
  /** What it brings, as a sign; null for one that brings nothing. */
  readonly sign: SignDrawing | null;
  /** The cards of stage 2 come with it, which has a number and no sign. */
  readonly isStage: boolean;
  /** What it brings, in a few words. */
  readonly brings: Phrase;
  /** Why it may not be built. */
  readonly why: Phrase | null;
  readonly colour: Colour | null;
}

/** The signs of effects that pieces of the track bring. */
const SIGNS: Readonly<Record<string, SignDrawing>> = {
  produce: effectSigns.produce,
  fly: effectSigns.fly,
  addShadow: effectSigns.addShadow,
  climb: effectSigns.climb,
};

/** The rows of the track: pieces stand in the order in which they are listed. */
function trackRows(view: NightmareCathedral): PieceRow[] {
  return CATHEDRAL_TRACK.map(({ piece, icon, stageCards }, index): PieceRow => {
    const isLast = index === CATHEDRAL_TRACK.length - 1;
    const effect = icon.length > 0 ? icon[0][0] : null;
    const key = stageCards ? 'stage' : isLast ? 'nightmares' : (effect ?? 'nothing');
    return {
      piece,
      state: index < view.pieces.length ? 'up' : index === view.pieces.length ? 'next' : 'open',
      sign: isLast ? effectSigns.command : effect === null ? null : SIGNS[effect],
      isStage: stageCards,
      brings: makePhrase(`building.brings.${key}`),
      why: null,
      colour: null,
    };
  });
}

const listPieces = (pieces: readonly CathedralPiece[]) => joinPhrases(pieces.map(String), 'comma', 'and');

/** Why a piece of Forking Paths may not be built yet (N10.2 and N10.3). */
function whyShut(view: NightmareCathedral, { colour, after }: ForkSpace, token: number): Phrase {
  if (token === 0) return makePhrase(`building.why.${colour === 'red' ? 'red' : 'yellow'}`);
  return makePhrase('building.why.after', {
    pieces: listPieces(after.filter((piece) => !view.pieces.includes(piece))),
  });
}

function forkRows(view: NightmareCathedral): PieceRow[] {
  const open = openForks(view);
  return FORKS.map((fork, space): PieceRow => {
    const token = view.tokens[space];
    const isUp = view.pieces.includes(fork.piece);
    const isOpen = open.includes(space);
    const reward = token > 0 ? TOKENS[token] : null;
    const brings = reward
      ? makePhrase('building.token', { name: makePhrase(`token.${reward.key}`), text: describeText(reward.effects) })
      : makePhrase(isUp ? 'building.brings.nothing' : 'building.noToken');
    return {
      piece: fork.piece,
      state: isUp ? 'up' : isOpen ? 'open' : 'shut',
      sign: reward ? tokenSigns[reward.key] : null,
      isStage: fork.stageCards,
      brings: fork.stageCards && !isUp ? makePhrase('building.andStage', { text: brings }) : brings,
      why: isUp || isOpen ? null : whyShut(view, fork, token),
      colour: fork.colour,
    };
  });
}

/** Lists all thirteen pieces in the order of the track, or of the board of Forking Paths. */
export const listPieceRows = (view: NightmareCathedral): readonly PieceRow[] =>
  view.options.forking ? forkRows(view) : trackRows(view);

/** How the next piece comes. */
export function describeGrowth(view: NightmareCathedral): Phrase {
  const facts = { count: view.pieces.length, of: CATHEDRAL_TRACK.length };
  if (arePiecesComplete(view)) return makePhrase('building.complete');
  const length = view.options.length === 'variable' ? 'variable' : 'standard';
  return makePhrase(view.options.forking ? `building.forking.${length}` : `building.${length}`, facts);
}

/** What the next piece does, as a whole sentence. */
export function describeNext(view: NightmareCathedral): Phrase | null {
  const space = view.options.forking ? null : CATHEDRAL_TRACK[view.pieces.length];
  if (!space || space.icon.length === 0) return null;
  return describeSentences(space.icon)[0];
}

export interface DevouredRow {
  readonly side: Side;
  readonly count: number;
  /** What it would count if the match ended now; the Shadows count nothing for anybody. */
  readonly points: number | null;
}

/** By side, seats first: the devoured units and what they are worth now. */
export function listDevoured(view: NightmareCathedral): readonly DevouredRow[] {
  const seats = Array.from({ length: view.seats }, (_, seat): Side => seat);
  const counts = [...seats, SHADOWS].map((side) => view.devoured[side]);
  const points = scoreDevoured(counts);
  return [...seats, SHADOWS].map((side, at) => ({
    side,
    count: counts[at],
    points: side === SHADOWS ? null : points[at],
  }));
}

export const countDevoured = (view: NightmareCathedral): number => view.devoured.reduce((sum, units) => sum + units, 0);

/** How the devoured end the match. */
export const describeBuildLimit = (view: NightmareCathedral): Phrase =>
  makePhrase(view.lastRound ? 'building.lastRound' : 'building.limit', {
    count: limitOfDevoured(view),
    now: countDevoured(view),
  });
