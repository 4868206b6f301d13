import type { Drawing, Output } from '../render';

import { back } from './back';
import { boxOutputs } from './box';
import { groundOutputs } from './ground';
import { bedAtSea } from './lands/bedAtSea';
import { ghostShip } from './lands/ghostShip';
import { huts } from './lands/huts';
import { islands } from './lands/islands';
import { lamp } from './lands/lamp';
import { mill } from './lands/mill';
import { peek } from './lands/peek';
import { staircase } from './lands/staircase';
import { swap } from './lands/swap';
import { take } from './lands/take';
import { toadstools } from './lands/toadstools';
import { tree } from './lands/tree';
import { wires } from './lands/wires';

/** By crows, from none to nine: kind at first, then nothing stands on the ground any more, then the dream turns. */
const plain = [bedAtSea, lamp, huts, toadstools, staircase, mill, islands, ghostShip, wires, tree];

export const senCards: ReadonlyMap<string, Drawing> = new Map([
  ...plain.map((draw, crows): [string, Drawing] => [String(crows), draw()]),
  ['take', take()],
  ['peek', peek()],
  ['swap', swap()],
  ['back', back()],
]);

export const outputs: readonly Output[] = [
  ...[...senCards].flatMap(([name, drawing]) => [
    { file: `sen/${name}.webp`, width: 360, drawing },
    { file: `sen/large/${name}.webp`, width: 480, drawing },
  ]),
  ...groundOutputs,
  ...boxOutputs,
];
