import { marks } from '../../theme/marks';
import { font } from '../../theme/type';

import { drawNight, EDGE, HILLS, MOON, drawAppName, WIDTH } from './night';
import type { RankedSitter } from './rank';
import { drawRoundsPicture, type RoundPoints } from './roundsPicture';
import { sizeFor, type SharedPicture, type Shape } from './shape';

interface ResultTexts {
  readonly heading: string;
  readonly about: string;
  readonly app: string;
  readonly ranking: readonly RankedSitter[];
  /** Left out when the game has no rounds. */
  readonly rounds?: RoundPoints;
  readonly notes?: readonly string[];
}

const TOP = 560;
const ROW = 112;
const STEP = ROW + 20;
/** The height of a sentence; longer ones are drawn smaller. */
const NOTE = 48;

/** Draws the result as a picture: a night sky, the winners in the moon, the ranking, the rounds. */
export function drawResultPicture({
  heading,
  about,
  app,
  ranking,
  rounds = [],
  notes = [],
}: ResultTexts): SharedPicture {
  const table = drawRoundsPicture(rounds, ranking, {
    x: EDGE,
    y: TOP + ranking.length * STEP,
    width: WIDTH - 2 * EDGE,
  });
  const end = TOP + ranking.length * STEP + table.height;
  const height = end + notes.length * NOTE + HILLS;
  const winners = ranking.filter(({ place }) => place === 1);
  const middle = WIDTH / 2;
  const side = winners.length > 2 ? 72 : 110;
  const left = middle - (winners.length * (side + 14) - 14) / 2;
  const text = (
    words: string,
    x: number,
    y: number,
    size: number,
    family: string,
    fill: string,
    align: 'start' | 'middle' | 'end' = 'middle',
  ): Shape => ({
    kind: 'text',
    text: words,
    x,
    y,
    size,
    font: family,
    fill,
    align,
  });
  return {
    width: WIDTH,
    height,
    shapes: [
      ...drawNight(height),
      ...winners.map(({ sitter }, index): Shape => ({
        kind: 'path',
        d: marks[sitter.mark].path,
        x: left + index * (side + 14),
        y: MOON.y - side / 2,
        scale: side / 24,
        fill: marks[sitter.mark].onLight,
      })),
      text(heading, middle, 450, sizeFor(heading, 68, WIDTH - 2 * EDGE), font.display, '#fff1d6'),
      text(about, middle, 506, sizeFor(about, 34, WIDTH - 2 * EDGE), font.bold, '#d9c8f4'),
      ...ranking.flatMap(({ sitter, score, place }, index): Shape[] => {
        const y = TOP + index * STEP;
        const isFirst = place === 1;
        const ink = isFirst ? '#1b1038' : '#fff1d6';
        const foot = y + ROW / 2 + 20;
        return [
          {
            kind: 'box',
            x: EDGE,
            y,
            width: WIDTH - 2 * EDGE,
            height: ROW,
            radius: 36,
            fill: isFirst ? '#fff1d6' : '#20144a',
          },
          text(place === null ? '' : String(place), EDGE + 64, foot, 58, font.display, isFirst ? '#574879' : '#d9c8f4'),
          {
            kind: 'path',
            d: marks[sitter.mark].path,
            x: EDGE + 120,
            y: y + ROW / 2 - 27,
            scale: 54 / 24,
            fill: isFirst ? marks[sitter.mark].onLight : marks[sitter.mark].onDark,
          },
          text(sitter.name, EDGE + 206, foot, sizeFor(sitter.name, 52, 480), font.display, ink, 'start'),
          text(String(score), WIDTH - EDGE - 44, foot, 60, font.display, isFirst ? ink : '#fbc04a', 'end'),
        ];
      }),
      ...table.shapes,
      ...notes.map((note, index) =>
        text(note, middle, end + NOTE * (index + 0.8), sizeFor(note, 30, WIDTH - 2 * EDGE), font.bold, '#d9c8f4'),
      ),
      drawAppName(height, app),
    ],
  };
}
