import type { Seat } from '../rules/kernel/types';

import type { FaceRefusal } from './face';

/** Makes refusals of a game's reasons, given the rule behind each. Their words are `<game>:refused.<reason>`. */
export const createRefusals =
  <Reason extends string>(game: string, rules: Readonly<Record<Reason, string>>) =>
  (reason: Reason, asked: Seat): FaceRefusal => ({
    rule: rules[reason],
    why: { key: `${game}:refused.${reason}`, facts: { who: { seat: asked } } },
  });
