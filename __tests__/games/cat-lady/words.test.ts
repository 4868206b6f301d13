import { ARROWS } from '../../../src/games/cat-lady/cardFace';
import { COUNT_PARTS } from '../../../src/games/cat-lady/counting';
import { REASONS } from '../../../src/games/cat-lady/explainRefusal';
import { face, words } from '../../../src/games/cat-lady/face';
import { DISCARDED, paperOf } from '../../../src/games/cat-lady/keys';
import { FACES } from '../../../src/rules/cat-lady/cards';
import { testWords } from '../wordsSuite';

import { engine, play } from './matches';

const pictures = new Set(FACES.flatMap((one) => (one ? [one.key] : [])));

testWords({
  face,
  words,
  engine,
  play,
  matches: 45,
  every: 3,
  numbered: 'C',
  opens: (state, viewer) => [paperOf((Math.max(0, viewer) + 1) % state.seats), DISCARDED],
  others(add, state) {
    add(face.prompt({ ...state(), flow: [] }, 0));
    add(
      face
        .layOutScene({ ...state(), strays: [] }, 0, { width: 390, height: 668 }, null)
        .places.find(({ key }) => key === 'stray:0')!.label,
    );
    add(
      face.prompt(
        {
          ...state(),
          revealed: true,
          bowls: [[], []],
          changed: [false, false],
          flow: [{ procedure: 'match', step: 'feed', locals: {} }],
        },
        0,
      ),
    );
    for (const drawn of [...pictures, 'cat token', 'points token', ...ARROWS.map((arrow) => `${arrow} token`)]) {
      const { name, rule } = face.describe(drawn);
      add(name, rule);
    }
  },
  declared: [
    ...[...COUNT_PARTS, 'over', 'skip'].map((part) => `count.${part}`),
    ...Object.keys(REASONS).map((reason) => `refused.${reason}`),
    ...[
      'as',
      'hungry',
      'ate',
      'ateEach',
      'catnip',
      'catnipWithMacak',
      'toys',
      'costumes',
      'lostCats',
      'points',
      'leftover',
      'total',
      'hidden',
      'goesOn',
      'level',
    ].map((name) => `sheet.${name}`),
  ],
});
