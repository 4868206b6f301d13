/** Every card of 3 Chapters: a picture in an arch of parchment, the value in a gold tab, traits on a ribbon under it, below the name's band and what it pays. */
import type { Figure } from '../../../src/rules/three-chapters/cards';
import type { Trait } from '../../../src/rules/three-chapters/names';
import { cardWidth, finishedCard, windowPaper } from '../card';
import { lighter } from '../colour';
import { clipped, line, path, place } from '../paper';
import type { Drawing } from '../render';
import { raise } from '../shadow';
import { number } from '../type';

import { abilityLine, abilityRows, type Portraits } from './abilityLine';
import { tale } from './palette';
import { traitSign } from './signs';

/** What is drawn in the arch. The face is what a small portrait shows. */
export interface Picture {
  readonly scene: string;
  /** In front of the scene, allowed over the arch's edge at the top and sides. */
  readonly figure: string;
  readonly face: { readonly x: number; readonly y: number; readonly r: number };
}

/** The figure's band begins here, and the name stands in it as live text. */
const bandTop = 322;

const arch = 'M18 440V150Q18 20 150 18Q282 20 282 150V440Z';

const tabPaper = (width: number, height: number): string => {
  const d = `M-8 -8H${width}V${height - 38}Q${width} ${height} ${width - 42} ${height}H-8Z`;
  return raise(3, path(d, tale.straw, { transform: 'translate(3 3.4)' }) + path(d, tale.gold));
};

function valueTab(value: number, width: number, height: number, size: number): string {
  const digits = String(value);
  const set = digits.length > 1 ? size * 0.71 : size;
  return (
    tabPaper(width, height) +
    number(width / 2 - 3, height / 2 + set * 0.345, set, digits, tale.ink, {
      'letter-spacing': digits.length > 1 ? -3 : 0,
    })
  );
}

interface Column {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly scale: number;
}

/** A bookmark that hangs from the tab, and the traits on it: where a fan of cards shows them. */
function ribbon(traits: readonly Trait[], { x, y, step, scale }: Column): string {
  if (traits.length === 0) return '';
  const columns = traits.length > 4 ? 2 : 1;
  const fit = columns === 2 ? Math.min(0.45, scale * 0.84) : scale;
  const down = columns === 2 ? Math.min(47, step * 0.86) : step;
  const rows = Math.ceil(traits.length / columns);
  const half = 24 * (fit / 0.56);
  const strip = Array.from({ length: columns }, (_, column) => {
    const middle = x + column * down;
    const foot = y + (rows - 1) * down + half + (columns === 2 ? 1 : 10);
    const d = `M${middle - half} ${y - step}H${middle + half}V${foot + 12}L${middle} ${foot}L${middle - half} ${foot + 12}Z`;
    return path(d, lighter(tale.forest, 0.25), { transform: 'translate(1.4 1.6)' }) + path(d, tale.forest);
  }).join('');
  const signs = traits
    .map((trait, i) => traitSign(trait, x + Math.floor(i / rows) * down, y + (i % rows) * down, fit))
    .join('');
  return raise(2, strip) + signs;
}

const page = (top: number): string => {
  const strip = `M-10 ${top + 3}Q150 ${top - 13} 310 ${top + 3}V440H-10Z`;
  return raise(2, path(strip, '#fffaf0', { transform: 'translate(0 -2)' }) + path(strip, tale.parchment));
};

const inArch = (figure: string): string => clipped(`M10 -30H290V${bandTop + 30}H10Z`, figure);

export function card(figure: Figure, { scene, figure: hero }: Picture, portraits: Portraits): Drawing {
  return {
    ...finishedCard(
      scene +
        windowPaper(arch, tale.parchment, 0.7) +
        inArch(hero) +
        page(bandTop) +
        line('M26 361H274', tale.gold, 1.8) +
        abilityLine(figure, portraits, cardWidth / 2, 388, 264) +
        ribbon(figure.traits, { x: 38, y: figure.traits.length > 4 ? 148 : 154, step: 58, scale: 0.56 }) +
        valueTab(figure.value, 112, 118, 100),
      0.2,
    ),
    shadow: tale.shadow,
  };
}

/** The same at a thumb's width: no name, everything that is played by as large as it goes. */
export function smallCard(figure: Figure, { scene, figure: hero }: Picture, portraits: Portraits): Drawing {
  const foot = [440, 322, 290][figure.abilities.length];
  const isMany = figure.traits.length > 4;
  return {
    ...finishedCard(
      place(-30, -14, scene + hero, { scale: 1.2 }) +
        windowPaper(
          'M10 32Q10 10 32 10H268Q290 10 290 32V388Q290 410 268 410H32Q10 410 10 388Z',
          tale.parchment,
          0.7,
          2,
        ) +
        (figure.abilities.length ? page(foot) : '') +
        abilityRows(figure, portraits, 150, figure.abilities.length > 1 ? 380 : 370, 276, 62) +
        ribbon(figure.traits, { x: isMany ? 36 : 54, y: isMany ? 192 : 206, step: 84, scale: 0.8 }) +
        valueTab(figure.value, 158, 158, 146),
      0.16,
    ),
    shadow: tale.shadow,
  };
}
