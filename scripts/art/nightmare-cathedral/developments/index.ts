/** Development cards: a pennant that says what they are, what they are worth in a conflict, a hero each. */
import { actionSigns, markSigns } from '../../../../src/games/nightmare-cathedral/signPaths';
import { DEVELOPMENTS } from '../../../../src/rules/nightmare-cathedral/content/cards';
import { ACTIONS } from '../../../../src/rules/nightmare-cathedral/content/days';
import type { ActionName } from '../../../../src/rules/nightmare-cathedral/content/effects';
import type { Development } from '../../../../src/rules/nightmare-cathedral/content/types';
import type { Drawing } from '../../render';
import { card, frames, pennant, pointsDisc, strength } from '../frame';
import { landOf } from '../lands';
import { ash, bone, flame, red, sand, soot } from '../palette';
import { sign } from '../signs';

import { combatHeroes, startingHeroes } from './combat';
import { deedHeroes } from './deeds';
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
  ...deedHeroes,
  ...combatHeroes,
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

/** What everybody begins with: the sign of its action, nothing to fight with. */
const startingCard = (action: ActionName): Drawing =>
  card(
    frames.development[0],
    { scene: landOf[action](1, seedOf(action)), hero: startingHeroes[action]() },
    pennant(ash, sign(52, 60, 70, actionSigns[action], bone, ash)),
  );

export const developmentCards: ReadonlyMap<string, Drawing> = new Map([
  ...ACTIONS.map((action): [string, Drawing] => [action, startingCard(action)]),
  ...[...designs].map(([key, design]): [string, Drawing] => [key, developmentCard(design)]),
]);
