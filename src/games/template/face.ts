import type { Template, TemplateMove } from '../../rules/template/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { Face, Ground } from './faces';
import { flows } from './flows';
import { handles } from './handles';
import { lesson } from './lesson';
import { refuse } from './refuse';
import { rules } from './rules';
import { prompt, say, status, tell } from './say';
import { scene } from './scene';
import { ScoreSheet } from './ScoreSheet';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

export const face: GameFace<Template, TemplateMove> = {
  id: 'template',
  aspect: ASPECT,
  scene,
  handles,
  buttonRows: () => 0,
  flows,
  tell,
  say,
  prompt,
  refuse,
  status,
  describe: (drawn) => ({
    name: { key: 'template:card.name', facts: { number: Number(drawn) } },
    rule: { key: 'template:card.rule' },
  }),
  Face,
  Ground,
  ScoreSheet,
  pictures: [],
  rules,
  lesson,
};
