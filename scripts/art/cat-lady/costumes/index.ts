/** Nine costumes, and the one grey cat that has to wear them all. */
import { COSTUMES } from '../../../../src/rules/cat-lady/cards';
import { curve, mirror } from '../../outline';
import { line, place, polygon, rectangle, shape } from '../../paper';
import { raise } from '../../shadow';
import type { DrawnCard } from '../drawnCard';
import { card } from '../frame';
import { furs } from '../palette';
import { head, trunk, type Figure } from '../poses/figure';
import { hangerSign } from '../signs/sorts';
import { smallCard } from '../smallCard';

import { adventurers } from './adventurers';
import { beasts } from './beasts';
import type { Costume } from './costume';
import { people } from './people';

const costumes: Readonly<Record<string, () => Costume>> = { ...people, ...beasts, ...adventurers };

const bust = curve(mirror('0 -64, 32 -56, 62 -24, 76 30, 80 110, 0 110'));
const backdrop = (light: string): string => {
  const curtain = (flip: boolean): string =>
    place(
      flip ? 300 : 0,
      0,
      raise(
        2,
        shape('-20 -20!, 70 -20!, 62 110, 30 240, 40 380!, -20 380!', '#d9604e') +
          line('M14 0Q24 160 10 340M40 0Q44 130 24 250', '#b8483c', 5),
      ),
      { flip },
    );
  return (
    rectangle(0, 0, 300, 420, '#f2a65e') +
    polygon('96 -10, 204 -10, 320 420, -20 420', light, { opacity: 0.9 }) +
    curtain(false) +
    curtain(true) +
    raise(
      2,
      shape('-20 -20!, 320 -20!, 320 44!, 270 62, 230 40!, 190 62, 150 40!, 110 62, 70 40!, 30 62, -20 44!', '#c9503f'),
    )
  );
};

/** Hats that need room above. */
const tall: Readonly<Partial<Record<string, number>>> = { rabbit: 1.12, astronaut: 1.1 };

function costumeCard(name: string): DrawnCard {
  const { look, worn, dress, light, behind = '', over = '' } = costumes[name]();
  const model: Figure = { coat: furs.grey, look: { whiskers: true, ...look }, worn, dress };
  const dressed = behind + raise(2, trunk(model, bust, '')) + over + head(model, 0, -74);
  const scale = tall[name] ?? 1.26;
  const labels = { sort: hangerSign(), tab: '#f9b48a' };
  const close = rectangle(0, 0, 300, 420, light) + place(150, 318, dressed, { scale: scale * 1.32 });
  return {
    full: card(backdrop(light) + place(150, 276, dressed, { scale }), labels),
    small: smallCard(close, light, labels),
  };
}

export const costumeCards: ReadonlyMap<string, DrawnCard> = new Map(COSTUMES.map((name) => [name, costumeCard(name)]));
