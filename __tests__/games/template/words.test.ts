import { face, words } from '../../../src/games/template/face';
import { REASONS } from '../../../src/games/template/refuse';
import { templateGame } from '../../../src/rules/template/game';
import { testWords } from '../wordsSuite';

import { engine, play } from './matches';

testWords({
  face,
  words,
  engine,
  play,
  matches: 12,
  every: 1,
  numbered: 'TE',
  others: (add, state) => add(face.prompt({ ...state(), flow: [] }, 0)),
  declared: [
    'card.rule',
    ...Object.entries(templateGame.options).flatMap(([name, rule]) => [
      `option.${name}.name`,
      `option.${name}.about`,
      ...(rule.kind === 'choice' ? rule.of.map((value) => `option.${name}.${value}`) : []),
    ]),
    ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
    ...['seat', 'goesOn'].map((name) => `sheet.${name}`),
  ],
});
