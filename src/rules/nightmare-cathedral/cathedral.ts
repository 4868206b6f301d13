import { ask, declareProcedure } from '../kernel/flow';
import type { Seat } from '../kernel/types';

import { carryOut } from './carrying';
import { TOKENS } from './content/tokens';
import { CATHEDRAL_TRACK, FORKS } from './content/tracks';
import { PIECE } from './moves';
import { bringStageCards, layTokens, findNextColour, openForks, arePiecesComplete } from './rising';
import type { CathedralMove, NightmareCathedral } from './state';

interface Rising {
  readonly builder: Seat;
  /** Whether everybody carries out the icon (N8.1) or only the builder (N8.2). */
  readonly everybody: boolean;
  /** The space that the piece comes from. */
  space: number;
}

const spaceOf = (s: NightmareCathedral, l: Rising) => (s.options.forking ? FORKS[l.space] : CATHEDRAL_TRACK[l.space]);

/** Builds one piece of the Cathedral and carries out what comes with it. */
export const cathedral = declareProcedure<NightmareCathedral, Rising, CathedralMove>('cathedral', {
  next(s, l, table) {
    if (arePiecesComplete(s)) return table.leave();
    l.space = s.pieces.length;
  },

  piece: ask({
    who: (s, l) => (s.options.forking ? l.builder : null),
    moves: (s) => openForks(s).map((space) => PIECE[space]),
    play(_s, l, _seat, move) {
      if (move.type === 'piece') l.space = FORKS.findIndex((fork) => fork.piece === move.piece);
    },
  }),

  rise(s, l, table) {
    const { piece } = spaceOf(s, l);
    s.pieces.push(piece);
    table.say({ key: 'pieceUp', seat: l.builder, piece });
  },

  stageCards(s, l, table) {
    if (spaceOf(s, l).stageCards) bringStageCards(s, table);
  },

  complete(s, l, table) {
    if (arePiecesComplete(s)) table.say({ key: 'complete', seat: l.builder, nightmares: s.nightmares.slice() });
  },

  icon(s, l, table) {
    if (s.options.forking) {
      const token = s.tokens[l.space];
      if (token === 0) return;
      s.tokens[l.space] = 0;
      table.say({ key: 'token', seat: l.builder, token });
      const colour = findNextColour(s, FORKS[l.space].colour);
      if (colour) {
        layTokens(s, colour, table);
        table.say({ key: 'tokensLaid', colour, tokens: s.tokens.slice() });
      }
      return carryOut(table, l.builder, TOKENS[token].effects);
    }
    const { icon } = CATHEDRAL_TRACK[l.space];
    for (let i = 0; i < (l.everybody ? s.seats : 1); i++) carryOut(table, (l.builder + i) % s.seats, icon);
  },
});
