import { REASONS } from '../../../src/games/koty/explainRefusal';
import { face, words } from '../../../src/games/koty/face';
import { DISCARDED } from '../../../src/games/koty/keys';
import { pictures } from '../../../src/games/koty/pictures';
import { koty } from '../../../src/rules/koty/game';
import { testWords } from '../wordsSuite';

import { engine, play } from './matches';

testWords({
  face,
  words,
  engine,
  play: (number, watch, hear) => play(number, watch, hear, 900),
  matches: 60,
  every: 4,
  numbered: 'KO',
  opens: () => [DISCARDED],
  others(add, state) {
    add(face.prompt({ ...state(), flow: [] }, 0));
    for (const why of ['dream', 'cards'] as const) add(face.describeEvent({ key: 'ended', seat: 0, why }, 0, state()));
  },
  declared: [
    ...Object.keys(pictures).flatMap((picture) => [`card.${picture}.name`, `card.${picture}.rule`]),
    ...['blue', 'yellow', 'green', 'pink'].map((suit) => `letter.${suit}`),
    ...Object.keys(koty.options).flatMap((name) => [`option.${name}.name`, `option.${name}.about`]),
    ...Object.keys(koty.presets ?? {}).map((name) => `preset.${name}`),
    'decline.name',
    'decline.about',
    ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
    ...['dream', 'land', 'nines', 'team', 'goesOn', 'level'].map((name) => `sheet.${name}`),
  ],
});
