import type { Template, TemplateMove } from '../../rules/template/state';
import type { GameFace } from '../../table/face';
import { ASPECT } from '../../table/layout/measures';

import { explainRefusal } from './explainRefusal';
import { CardFaceView, Ground } from './faces';
import { lesson } from './lesson';
import { listFlows } from './listFlows';
import { listHandles } from './listHandles';
import { tint } from './palette';
import { rules } from './rules';
import { layOutScene } from './scene';
import { ScoreSheet } from './ScoreSheet';
import { describePrompt, describeMove, describeStatus, describeEvent } from './text';
import en from './words/en.json';
import pl from './words/pl.json';

export const words = { pl, en };

export const face: GameFace<Template, TemplateMove> = {
  id: 'template',
  aspect: ASPECT,
  layOutScene,
  listHandles,
  isSlim: true,
  listFlows,
  describeEvent,
  describeMove,
  prompt: describePrompt,
  explainRefusal,
  status: describeStatus,
  describe: (drawn) => ({
    name: { key: 'template:card.name', facts: { number: Number(drawn) } },
    rule: { key: 'template:card.rule' },
  }),
  Face: CardFaceView,
  tint,
  Ground,
  ScoreSheet,
  pictures: [],
  rules,
  lesson,
};
