/** What a card pays, in signs, made from its data: on the left of the arrow what it asks for, on the right what it gains. */
import {
  isPays,
  type Ability,
  type Condition,
  type Count,
  type Reward,
  type Token,
} from '../../../src/rules/three-chapters/ability';
import { cardOf, type Figure } from '../../../src/rules/three-chapters/cards';
import type { FigureKey, Trait } from '../../../src/rules/three-chapters/names';
import { lighter } from '../colour';
import { each } from '../outline';
import { circle, clipped, line, path, place, polygon, rectangle, roundedRectangle } from '../paper';
import { raise } from '../shadow';
import { number } from '../type';

import { tale } from './palette';
import { sealSign, struck, tokenSign, traitSign } from './signs';

/** A figure's face, drawn within 100 of the origin. */
export type Portraits = (key: FigureKey) => string;

/** Rows as far apart as this would touch. */
const TALLEST = 52;

interface Piece {
  readonly wide: number;
  /** Around the origin. */
  readonly drawn: string;
}

const numeral = (text: string, size = 38): Piece => ({
  wide: text.length * size * 0.6,
  drawn: number(0, size * 0.36, size, text, tale.ink),
});
const tokenPiece = (token: Token): Piece => ({ wide: 37, drawn: tokenSign(token, 0, 0) });
const arrow: Piece = { wide: 20, drawn: polygon('-6 -9, 8 0, -6 9', '#b8862a') };
const times: Piece = { wide: 20, drawn: line('M-6 -6L6 6M6 -6L-6 6', tale.ink, 4.4) };
const gap: Piece = { wide: 16, drawn: circle(0, 0, 3, '#b8862a') };

/** A small gold tab as on the cards. */
const valueTab = (text: string, x: number, y: number): string => {
  const wide = 16 + text.length * 13;
  return raise(1, rectangle(x - wide / 2, y - 14, wide, 28, tale.gold, 8)) + number(x, y + 9, 25, text, tale.ink);
};

/** The partner's face, and the value by which it is found. */
const partner = (key: FigureKey, portraits: Portraits): Piece => {
  const disc = 'M-25 0A25 25 0 1 1 25 0A25 25 0 1 1 -25 0Z';
  return {
    wide: 80,
    drawn:
      place(
        -13,
        0,
        raise(1, circle(0, 0, 27, tale.gold)) + clipped(disc, place(0, 0, portraits(key), { scale: 0.25 })),
      ) + valueTab(String(cardOf(key)), 20, 11),
  };
};

const crossed = (piece: Piece, r: number): Piece => ({ wide: piece.wide + 6, drawn: piece.drawn + struck(0, 0, r) });

/** The sign on a card of its own: the figure's own symbols do not count. */
const onOther = (trait: Trait): Piece => ({
  wide: 60,
  drawn:
    place(0, 0, raise(1, rectangle(-24, -27, 48, 54, '#c9a45a', 7) + rectangle(-21.5, -24.5, 43, 49, tale.page, 5)), {
      turn: 7,
      scale: 0.92,
    }) + traitSign(trait, 0, 0, 0.35),
});

/** Four cards in a row of which one stands out. */
const inRow = (chosen: number, raised: number): Piece => ({
  wide: 86,
  drawn: [0, 1, 2, 3]
    .map((i) =>
      raise(
        1,
        rectangle(-41 + i * 21, i === chosen ? -14 - raised : -14, 18, 28, i === chosen ? tale.gold : '#cdb58a', 4),
      ),
    )
    .join(''),
});

/** A small card with the star that the trick's winner takes; or without it. */
const trick = (isWon: boolean): Piece => {
  const card = raise(
    1,
    path(roundedRectangle(-19, -25, 38, 50, 7), tale.gold) +
      path(roundedRectangle(-15, -21, 30, 42, 5), lighter(tale.gold, 0.65)),
  );
  return { wide: 50, drawn: card + tokenSign('stars', 0, 0, 0.24) + (isWon ? '' : struck(0, 0, 17)) };
};

/** Bars of which one is the lowest, or the highest. */
const bars = (heights: readonly number[], chosen: number): string =>
  heights
    .map((height, i) => rectangle(-27 + i * 19, 22 - height, 15, height, i === chosen ? tale.gold : '#cdb58a', 3))
    .join('');

function condition(what: Condition, portraits: Portraits): Piece {
  switch (what.is) {
    case 'with':
      return partner(what.figure, portraits);
    case 'another':
      return onOther(what.trait);
    case 'without':
      return crossed(onOther(what.trait), 24);
    case 'lowest':
      return { wide: 62, drawn: raise(1, bars([40, 18, 34], 1)) };
    case 'win':
      return trick(true);
    case 'lose':
    case 'noTrick':
      return trick(false);
    case 'first':
      return inRow(0, 8);
    case 'last':
      return inRow(3, 8);
    case 'winner': {
      const winner = partner(what.figure, portraits);
      return { wide: winner.wide, drawn: winner.drawn + tokenSign('stars', -38, -18, 0.2) };
    }
    case 'noneGained':
      return crossed(tokenPiece(what.token), 17);
    case 'hearts':
      return {
        wide: 80,
        drawn:
          number(-24, 13, 36, String(what.least), tale.ink) +
          line('M-8 0H6M-1 -7V7', tale.ink, 4) +
          tokenSign('hearts', 25, 0, 0.32),
      };
    case 'mostGems':
      return { wide: 92, drawn: place(-18, 0, raise(1, bars([22, 42, 30], 1))) + tokenSign('gems', 32, 0, 0.3) };
  }
}

function count(what: Count): Piece {
  switch (what.each) {
    case 'value':
      return { wide: 72, drawn: valueTab(`${what.from}–${what.to}`, 0, 0) };
    case 'gained':
      return {
        wide: 72,
        drawn:
          each('-20 -3, 20 3', (x, y) => circle(x, y, 19, tale.edge)) +
          tokenSign(what.token, -20, 0, 0.24) +
          tokenSign(what.token, 20, 0, 0.24),
      };
    case 'otherTrait':
      return onOther(what.trait);
    case 'trait':
      return { wide: 58, drawn: traitSign(what.trait, 0, 0, 0.48) };
  }
}

const tokens: readonly Token[] = ['hearts', 'gems', 'stars'];

const reward = (gain: Reward): Piece[] =>
  tokens.flatMap((token) => {
    const amount = gain[token] ?? 0;
    return amount === 0 ? [] : amount === 1 ? [tokenPiece(token)] : [numeral(String(amount)), tokenPiece(token)];
  });

const seal = (chapter: string): Piece => ({ wide: 52, drawn: sealSign(chapter, -2, 0, 0.5) });

function piecesOf(ability: Ability, portraits: Portraits): Piece[] {
  const sealed = ability.seal ? [seal(ability.seal)] : [];
  if (!isPays(ability)) return [...sealed, ...ability.freezes.map((token) => crossed(tokenPiece(token), 18))];
  const asked = (ability.when ?? []).map((one) => condition(one, portraits));
  return [
    ...sealed,
    ...asked,
    ...(asked.length ? [arrow] : []),
    ...reward(ability.gain),
    ...(ability.per ? [times, count(ability.per)] : []),
  ];
}

const flourish = (): string =>
  line('M-52 0H-16M16 0H52', '#c9a45a', 3) +
  polygon('0 -9, 9 0, 0 9, -9 0', tale.gold) +
  each('-60 0, 60 0', (x, y) => circle(x, y, 3.4, tale.gold));

/** In a row around (x, y), as large as the width allows. */
function row(pieces: readonly Piece[], x: number, y: number, width: number, largest: number): string {
  const total = pieces.reduce((sum, { wide }) => sum + wide, 0);
  const scale = Math.min(largest, width / total);
  let at = -total / 2;
  const drawn = pieces.map(({ wide, drawn: paper }) => place((at += wide) - wide / 2, 0, paper)).join('');
  return place(x, y, drawn, { scale });
}

export function abilityLine({ abilities }: Figure, portraits: Portraits, x: number, y: number, width: number): string {
  if (abilities.length === 0) return place(x, y, flourish());
  return row(
    abilities.flatMap((ability, i) => [...(i > 0 ? [gap] : []), ...piecesOf(ability, portraits)]),
    x,
    y,
    width,
    1,
  );
}

/** A row for each ability, the last around y: for cards a thumb wide. */
export function abilityRows(
  { abilities }: Figure,
  portraits: Portraits,
  x: number,
  y: number,
  width: number,
  step: number,
): string {
  const largest = abilities.length > 1 ? step / TALLEST : Infinity;
  return abilities
    .map((ability, i) =>
      row(piecesOf(ability, portraits), x, y - (abilities.length - 1 - i) * step, width, Math.min(1.75, largest)),
    )
    .join('');
}
