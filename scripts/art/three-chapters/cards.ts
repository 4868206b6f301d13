/** The fifty, by their keys in the rules; the back besides. */
import { FIGURES, type Figure } from '../../../src/rules/three-chapters/cards';
import type { FigureKey } from '../../../src/rules/three-chapters/names';
import { place } from '../paper';
import type { Drawing } from '../render';

import { back } from './back';
import { pictures } from './figures';
import { card, smallCard, type Picture } from './frame';

const figures = FIGURES.filter((figure): figure is Figure => figure !== undefined);

const drawn: Partial<Record<FigureKey, Picture>> = {};
const pictureOf = (key: FigureKey): Picture => (drawn[key] ??= pictures[key]());

/** A figure's face within 100 of the origin. */
function portrait(key: FigureKey): string {
  const { scene, figure, face } = pictureOf(key);
  const scale = 100 / face.r;
  return place(-face.x * scale, -face.y * scale, scene + figure, { scale });
}

export const threeChaptersCards: ReadonlyMap<string, Drawing> = new Map([
  ...figures.map((figure): [string, Drawing] => [figure.key, card(figure, pictureOf(figure.key), portrait)]),
  ['back', back()],
]);

/** For places about 44 points wide. */
export const threeChaptersSmall: ReadonlyMap<string, Drawing> = new Map(
  figures.map((figure): [string, Drawing] => [figure.key, smallCard(figure, pictureOf(figure.key), portrait)]),
);
