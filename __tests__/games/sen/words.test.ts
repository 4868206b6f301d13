import { PICTURES } from '../../../src/games/sen/cardFace';
import { REASONS } from '../../../src/games/sen/explainRefusal';
import { face, words } from '../../../src/games/sen/face';
import { describeOutlook, listReasons } from '../../../src/games/sen/reasons';
import { sen } from '../../../src/rules/sen/game';
import { testWords } from '../wordsSuite';

import { engine, play } from './matches';

testWords({
  face,
  words,
  engine,
  play,
  matches: 60,
  every: 4,
  numbered: 'S',
  after: (event, state) => (event.key === 'counted' ? [...listReasons(state), describeOutlook(state)] : []),
  others(add, state) {
    for (const crows of [
      [1, 2],
      [9, 30],
    ]) {
      const scored = {
        ...state(),
        options: { ...state().options, allIn: true },
        flow: crows[0] === 1 ? [] : state().flow,
        rounds: [{ ended: 0, called: true, crows, points: crows[0] === 1 ? crows : [0, 50] }],
      };
      add(face.prompt(scored, 0), describeOutlook(scored), face.status(scored), ...listReasons(scored));
      add(face.describeGain?.(scored, 0));
    }
    const right = { key: 'claimed', seat: 0, lands: [0, 1], crows: 0, right: true, cards: [1, 2] } as const;
    [0, 1].forEach((viewer) => add(face.describeEvent(right, viewer, state())));
  },
  declared: [
    ...PICTURES.flatMap((picture) => [`card.${picture}.name`, `card.${picture}.rule`]),
    ...['take', 'peek', 'swap'].flatMap((special) => [`special.${special}`, `move.use.${special}`]),
    ...Object.entries(sen.options).flatMap(([name, rule]) => [
      `option.${name}.name`,
      `option.${name}.about`,
      ...(rule.kind === 'choice' ? rule.of.map((value) => `option.${name}.${value}`) : []),
    ]),
    ...Object.keys(sen.presets ?? {}).map((name) => `preset.${name}`),
    ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
    ...['empty', 'dream', 'round', 'total', 'called'].map((name) => `sheet.${name}`),
  ],
});
