import { sheetRules } from '../../src/keeper';
import { games } from '../../src/rules';
import { createDice } from '../../src/rules/kernel/chance';

import { drawMove, openDevice } from './device';
import { runAtOnce } from '../../src/storage/work';

export interface RealRecord {
  readonly kind: string;
  readonly json: string;
}

const MARKS = ['circle', 'star', 'moon'] as const;

/** Real records of every game and sheet, under way and over, with few at the table and with many. */
export function makeRealRecords(): RealRecord[] {
  const { matches, sheets, backups } = openDevice();
  const dice = createDice(7);
  for (const [game, { seats }] of Object.entries(games))
    for (const [index, most] of [10, 40, Infinity].entries()) {
      const taken = index === 1 ? seats.max : Math.max(2, seats.min);
      const match = matches.begin({
        game,
        seed: 11,
        sitters: Array.from({ length: taken }, (_, seat) =>
          seat === 0
            ? { kind: 'person', person: 1, name: 'Ola', mark: MARKS[0] }
            : { kind: 'bot', level: seat === 1 ? 'hard' : 'easy', name: `Bot ${seat}`, mark: MARKS[1] },
        ),
      });
      for (let played = 0; played < most && match.showing.getState().status === 'underWay'; played++) {
        const { seat, move } = drawMove(match, dice);
        match.play(seat, move);
      }
    }
  for (const sheet of Object.keys(sheetRules)) {
    const players = [1, 2].map((person) => ({ person, name: `Person ${person}`, mark: MARKS[person] }));
    const kept = sheets.begin({ sheet, players });
    if (sheet === 'rounds') kept.edit({ type: 'enter', round: 0, seat: 0, field: 'points', value: '12+7' });
    if (sheet === 'categories') kept.finish();
  }
  const lines = runAtOnce(backups.write()).text.split('\n').slice(1, -2);
  return lines.map((line) => {
    const [kind, , ...json] = line.split(' ');
    return { kind, json: json.join(' ') };
  });
}
