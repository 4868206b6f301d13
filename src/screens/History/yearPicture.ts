import { marks } from '../../theme/marks';
import { font } from '../../theme/type';
import { drawNight, EDGE, MOON, drawAppName, WIDTH } from '../parts/night';
import { sizeFor, type SharedPicture, type Shape } from '../parts/shape';

import type { FinishedPlay, Participation } from './finishedPlay';

/** What a year of play came to. */
export interface YearFigures {
  readonly year: number;
  readonly plays: number;
  readonly days: number;
  readonly favourite: FinishedPlay;
  readonly favouritePlays: number;
  readonly winners: readonly { readonly part: Participation; readonly won: number }[];
}

/** A year with fewer matches has nothing to tell. */
const FEWEST = 5;
const DECEMBER = 11;
const MOST_WINNERS = 4;

/** The year to look back on: this one from December on, the last one until then. */
export const yearToTell = (now: Date): number =>
  now.getMonth() === DECEMBER ? now.getFullYear() : now.getFullYear() - 1;

/** The figures of a year, of finished matches; null where there are too few. */
export function countYear(all: readonly FinishedPlay[], year: number): YearFigures | null {
  const plays = all.filter(({ when, places }) => places !== null && new Date(when).getFullYear() === year);
  if (plays.length < FEWEST) return null;
  const games = new Map<string, FinishedPlay[]>();
  for (const play of plays) games.set(play.game, [...(games.get(play.game) ?? []), play]);
  const [favourites] = [...games.values()].sort((a, b) => b.length - a.length);
  const won = new Map<number, { part: Participation; won: number }>();
  for (const { parts, places } of plays)
    parts.forEach((part, seat) => {
      if (part.person === null || places![seat] !== 1) return;
      won.set(part.person, { part, won: (won.get(part.person)?.won ?? 0) + 1 });
    });
  return {
    year,
    plays: plays.length,
    days: new Set(plays.map(({ when }) => new Date(when).toDateString())).size,
    favourite: favourites[0],
    favouritePlays: favourites.length,
    winners: [...won.values()].sort((a, b) => b.won - a.won).slice(0, MOST_WINNERS),
  };
}

interface YearTexts {
  readonly title: string;
  readonly plays: string;
  readonly favourite: string;
  readonly wonOf: (won: number) => string;
  readonly app: string;
}

const SIZE = { width: WIDTH, height: 1350 };
const FIRST_ROW = 620;
const ROW = 122;

/** Draws the year as a picture: how often, what most, and who won. */
export function drawYearPicture({ year, winners }: YearFigures, texts: YearTexts): SharedPicture {
  const line = (words: string, y: number, size: number, fill: string): Shape => ({
    kind: 'text',
    text: words,
    x: MOON.x,
    y,
    size: sizeFor(words, size, SIZE.width - 2 * EDGE),
    font: font.display,
    fill,
    align: 'middle',
  });
  return {
    ...SIZE,
    shapes: [
      ...drawNight(SIZE.height),
      line(String(year), MOON.y + 32, 92, '#1b1038'),
      line(texts.title, 450, 76, '#fbc04a'),
      line(texts.plays, 520, 46, '#fff1d6'),
      line(texts.favourite, 580, 42, '#d9c8f4'),
      ...winners.flatMap(({ part, won }, index): Shape[] => {
        const y = FIRST_ROW + index * ROW;
        return [
          { kind: 'box', x: EDGE, y, width: SIZE.width - 2 * EDGE, height: ROW - 20, radius: 36, fill: '#20144a' },
          {
            kind: 'path',
            d: marks[part.mark].path,
            x: EDGE + 40,
            y: y + 23,
            scale: 56 / 24,
            fill: marks[part.mark].onDark,
          },
          {
            kind: 'text',
            text: part.name,
            x: EDGE + 130,
            y: y + 69,
            size: sizeFor(part.name, 52, 440),
            font: font.display,
            fill: '#fff1d6',
            align: 'start',
          },
          {
            kind: 'text',
            text: texts.wonOf(won),
            x: SIZE.width - EDGE - 40,
            y: y + 67,
            size: 44,
            font: font.bold,
            fill: '#fbc04a',
            align: 'end',
          },
        ];
      }),
      drawAppName(SIZE.height, texts.app),
    ],
  };
}
