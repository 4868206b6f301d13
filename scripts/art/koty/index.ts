import type { Drawing, Output } from '../render';

import { back } from './back';
import { boxOutputs } from './box';
import { bat } from './cards/bat';
import { blue1 } from './cards/blue1';
import { blue8 } from './cards/blue8';
import { crow } from './cards/crow';
import { dragon } from './cards/dragon';
import { green3 } from './cards/green3';
import { green6 } from './cards/green6';
import { joker } from './cards/joker';
import { moth } from './cards/moth';
import { owl } from './cards/owl';
import { pink4 } from './cards/pink4';
import { pink5 } from './cards/pink5';
import { yellow2 } from './cards/yellow2';
import { yellow7 } from './cards/yellow7';
import { card, type Face } from './frame';
import { groundOutputs } from './ground';
import type { Size } from './tab';

const faces: Readonly<Record<string, () => Face>> = {
  'blue-1': blue1,
  'yellow-2': yellow2,
  'green-3': green3,
  'pink-4': pink4,
  'pink-5': pink5,
  'green-6': green6,
  'yellow-7': yellow7,
  'blue-8': blue8,
  crow,
  joker,
  moth,
  bat,
  owl,
  dragon,
};

const drawn = (size: Size): readonly (readonly [name: string, drawing: Drawing])[] =>
  Object.entries(faces).map(([name, draw]) => [name, card(draw(), size)]);

export const kotyCards: ReadonlyMap<string, Drawing> = new Map([...drawn('normal'), ['back', back()]]);
/** For places about 44 points wide: the same with values that can be read there. The back needs none: it is all value. */
export const kotySmall: ReadonlyMap<string, Drawing> = new Map(drawn('small'));

export const outputs: readonly Output[] = [
  ...[...kotyCards].flatMap(([name, drawing]) => [
    { file: `koty/${name}.webp`, width: 360, drawing, quality: 76 },
    { file: `koty/large/${name}.webp`, width: 480, drawing },
  ]),
  ...[...kotySmall].map(([name, drawing]) => ({ file: `koty/small/${name}.webp`, width: 144, drawing })),
  ...groundOutputs,
  ...boxOutputs,
];
