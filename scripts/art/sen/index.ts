import type { Drawing, Output } from '../render';
import { back } from './back';
import { calm } from './calm';
import { nightmare } from './nightmare';
import { specials } from './specials';
import { uneasy } from './uneasy';

const plain = [...calm, ...uneasy, ...nightmare].map((draw, crows): readonly [string, Drawing] => [String(crows), draw()]);

export const senCards: ReadonlyMap<string, Drawing> = new Map([...plain, ...Object.entries(specials), ['back', back()]]);

export const senOutputs: readonly Output[] = [...senCards].flatMap(([name, drawing]) => [
  { file: `sen/${name}.webp`, width: 360, drawing },
  { file: `sen/large/${name}.webp`, width: 480, drawing },
  { file: `sen/small/${name}.webp`, width: 120, drawing },
]);
