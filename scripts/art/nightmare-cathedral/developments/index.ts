/** Development cards: a pennant that says what they are, what they are worth in a conflict, a hero each. */
import { actionSigns, markSigns } from '../../../../src/games/nightmare-cathedral/signPaths';
import { DEVELOPMENTS } from '../../../../src/rules/nightmare-cathedral/content/cards';
import type { Development } from '../../../../src/rules/nightmare-cathedral/content/types';
import type { Drawing } from '../../render';
import { card, frames, pennant, pointsDisc, strength } from '../frame';
import { landOf } from '../lands';
import { bone, flame, red, sand, soot } from '../palette';
import { sign } from '../signs';

import { developHeroes } from './develop';
import { fortifyHeroes } from './fortify';
import type { Heroes } from './heroes';
import { manoeuvreHeroes } from './manoeuvre';
import { ritualHeroes } from './ritual';
import { summonHeroes } from './summon';

const heroes: Heroes = {
  ...developHeroes,
  ...fortifyHeroes,
  ...summonHeroes,
  ...manoeuvreHeroes,
  ...ritualHeroes,
};

const seedOf = (key: string): number => [...key].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 3) % 997;

function pennantOf(design: Development): string {
  if (design.kind === 'combat') return pennant(red, sign(52, 62, 74, markSigns.attack, bone, red));
  if (design.kind === 'upgrade') return pennant(flame, sign(52, 60, 70, actionSigns[design.action], soot, flame));
  return pennant(sand, sign(52, 60, 70, design.on === 'any' ? markSigns.deed : actionSigns[design.on], soot, sand));
}

function landFor(design: Development): keyof typeof landOf {
  if (design.kind === 'combat') return 'combat';
  return design.kind === 'upgrade' ? design.action : design.on;
}

function developmentCard(design: Development): Drawing {
  const { key, stage, attack, defence } = design;
  const points = design.kind === 'upgrade' ? design.points : 0;
  return card(
    frames.development[stage - 1],
    { scene: landOf[landFor(design)](stage, seedOf(key)), hero: heroes[key]() },
    strength(attack, defence) + pennantOf(design) + (points ? pointsDisc(points) : ''),
  );
}

const designs = new Map(Object.values(DEVELOPMENTS).map((design) => [design.key, design]));

export const developmentCards: ReadonlyMap<string, Drawing> = new Map(
  [...designs]
    .filter(([key]) => key in heroes)
    .map(([key, design]): [string, Drawing] => [key, developmentCard(design)]),
);
